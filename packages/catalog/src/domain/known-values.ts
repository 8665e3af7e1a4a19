/** Values that the rule sets themselves have words for, in either language: `снайпер` is the role `Sniper`. */
import { type Fields, LANGUAGES } from '@rangefinder/rules';
import { foldText } from '../text/fold.js';
import { SHAPE, type Shape } from './shape.js';

/** Values of each compared text by all that they are called. */
type KnownValues = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The values that the rule sets know of each text. */
function knownValuesOf(shape: Shape): KnownValues {
  const known = new Map<string, Map<string, string>>();
  for (const { type } of shape.types('unit'))
    for (const name of Object.keys(type.texts)) {
      const values = known.get(name) ?? new Map<string, string>();
      const field = (type.fields as Fields)[name];
      for (const [value, said] of Object.entries((field?.kind === 'text' && field.written) || {}))
        for (const each of [value, ...LANGUAGES.map((language) => said[language])]) values.set(foldText(each), value);
      known.set(name, values);
    }
  return known;
}

const KNOWN = knownValuesOf(SHAPE);

/**
 * The value that is called so; undefined where the rule sets do not know it.
 * @example knownValue('role', 'снайпер') // 'Sniper'
 */
export const knownValue = (name: string, value: string): string | undefined => KNOWN.get(name)?.get(foldText(value));

/** All that the rule sets know of a text. */
export const knownValues = (name: string): readonly string[] => [...new Set(KNOWN.get(name)?.values() ?? [])];
