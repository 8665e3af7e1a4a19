/** Elements and scripts of widgets, one for each calculator. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyCalculator, questionName, systems } from '@rangefinder/rules';
import { elementName, type Which } from '@rangefinder/widgets';

const all: readonly Which[] = systems.flatMap(({ calculators }) => calculators.map(({ system, name }) => ({ system, name })));

/** A stand-in type for element names that are computed in the build. */
export type UnknownElement = 'rangefinder-calculator';

/** `rangefinder-target-number`; with the rule set if two of them share a name: `rangefinder-bronepehota-force-balance`. */
export const elementOf = ({ system, name }: Pick<AnyCalculator, 'system' | 'name'>): string => elementName({ system, name }, all);

const built = new URL('.', import.meta.resolve('@rangefinder/widgets/rangefinder.js'));
/** Static and dynamic imports: the first answer needs both. */
const IMPORTED = /(?:import|from)\s*\(?["'`](\.[^"'`]+)["'`]/g;

/** A script and all of its imports, so that a page can preload them at once. */
function withImports(address: string, seen: Set<string> = new Set()): readonly string[] {
  if (seen.has(address)) return [];
  seen.add(address);
  const text = readFileSync(fileURLToPath(new URL(address.replace('/widgets/', ''), built)), 'utf8');
  const imported = [...text.matchAll(IMPORTED)].map(([, name = '']) => new URL(name, `http://site${address}`).pathname);
  return [address, ...imported.flatMap((one) => withImports(one, seen))];
}

/** Addresses of the scripts of a calculator. */
export function scriptsOf(calculator: Pick<AnyCalculator, 'system' | 'name'>) {
  const question = questionName(calculator);
  const element = `/widgets/elements/${elementOf(calculator).replace(/^rangefinder-/, '')}.js`;
  const description = `/widgets/descriptions/${question.replace('/', '.')}.js`;
  return { element, description, together: withImports(element) };
}
