/** Names of the widgets: one element for each calculator. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyCalculator, questionName, systems } from '@rangefinder/rules';
import { elementName, type Which } from '@rangefinder/widgets';

const all: readonly Which[] = systems.flatMap(({ calculators }) => calculators.map(({ system, name }) => ({ system, name })));

/** How templates name an element that HTML does not know, and whose name is known only when a page is built. */
export type UnknownElement = 'rangefinder-calculator';

/** `rangefinder-target-number`; with its rule set where two of them share a name: `rangefinder-bronepehota-force-balance`. */
export const elementOf = ({ system, name }: Pick<AnyCalculator, 'system' | 'name'>): string => elementName({ system, name }, all);

const built = new URL('.', import.meta.resolve('@rangefinder/widgets/rangefinder.js'));
/** At once or later: what a calculator needs for its first answer is all of it. */
const IMPORTED = /(?:import|from)\s*\(?["'`](\.[^"'`]+)["'`]/g;

/** A script and all that it imports: known beforehand, so that a page need not wait for the one to ask for the other. */
function withImports(address: string, seen: Set<string> = new Set()): readonly string[] {
  if (seen.has(address)) return [];
  seen.add(address);
  const text = readFileSync(fileURLToPath(new URL(address.replace('/widgets/', ''), built)), 'utf8');
  const imported = [...text.matchAll(IMPORTED)].map(([, name = '']) => new URL(name, `http://site${address}`).pathname);
  return [address, ...imported.flatMap((one) => withImports(one, seen))];
}

/** Where the scripts of a calculator lie. */
export function scriptsOf(calculator: Pick<AnyCalculator, 'system' | 'name'>) {
  const question = questionName(calculator);
  const element = `/widgets/elements/${elementOf(calculator).replace(/^rangefinder-/, '')}.js`;
  const description = `/widgets/descriptions/${question.replace('/', '.')}.js`;
  return { element, description, together: withImports(element) };
}
