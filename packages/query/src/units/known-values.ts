/** Values of text fields that the rule sets translate: `снайпер` is the role `Sniper`. */
import { type AnyEntryType, type Fields, LANGUAGES } from '@rangefinder/rules';
import { foldText } from '../text/fold.js';
import { SHAPE, type Shape } from './shape.js';

/** Values of each text field by all their names, folded. */
type KnownValues = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The values that the rule sets list for each text field. */
function knownValuesOf(shape: Shape): KnownValues {
  const known = new Map<string, Map<string, string>>();
  for (const { type } of shape.types('unit')) {
    for (const [name, { values }] of Object.entries(type.traits ?? {}))
      known.set(name, new Map(Object.entries(values).flatMap(([value, trait]) => namesOfTrait(value, trait).map((each) => [each, value]))));
    for (const name of Object.keys(type.texts)) {
      const values = known.get(name) ?? new Map<string, string>();
      const field = (type.fields as Fields)[name];
      for (const [value, text] of Object.entries((field?.kind === 'text' && field.written) || {}))
        for (const each of [value, ...LANGUAGES.map((language) => text[language])]) values.set(foldText(each), value);
      known.set(name, values);
    }
  }
  return known;
}

type Trait = NonNullable<AnyEntryType['traits']>[string]['values'][string];

const namesOfTrait = (value: string, { name, aliases = [] }: Trait): readonly string[] =>
  [value, ...LANGUAGES.map((language) => name[language]), ...aliases].map(foldText);

const KNOWN = knownValuesOf(SHAPE);

/** Minimum letters of the beginning of a word in a name. */
const MIN_BEGINNING = 3;

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([initial]) => initial)
    .join('');

/** Whether a text begins a word of a name, or is its initials: `inner`, `sphere` and `is` are short for `inner sphere`. */
const isShortFor = (name: string, text: string): boolean =>
  (text.length >= MIN_BEGINNING && ` ${name}`.includes(` ${text}`)) || (name.includes(' ') && initialsOf(name) === text);

/**
 * The value with a name, or the only one with such a short name; undefined where the rule sets do not list it.
 * @example knownValue('role', 'снайпер') // 'Sniper'
 * @example knownValue('technology', 'is') // 'Inner Sphere'
 */
export function knownValue(name: string, value: string): string | undefined {
  const known = KNOWN.get(name);
  const text = foldText(value);
  const exact = known?.get(text);
  if (known === undefined || exact !== undefined) return exact;
  const [short, ...others] = new Set([...known].flatMap(([each, one]) => (isShortFor(each, text) ? [one] : [])));
  return others.length === 0 ? short : undefined;
}

/** All values that the rule sets list for a text field. */
export const knownValues = (name: string): readonly string[] => [...new Set(KNOWN.get(name)?.values() ?? [])];
