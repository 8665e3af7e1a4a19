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

const built = new URL('elements/', import.meta.resolve('@rangefinder/widgets/rangefinder.js'));
const IMPORTED = /(?:import|from)\s*["']\.\/([^"']+)["']/g;

/** What a script of an element imports: known beforehand, so that a page need not wait for the one to ask for the other. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(fileURLToPath(new URL(file, built)), 'utf8').matchAll(IMPORTED)].map(([, name]) => `/widgets/elements/${name}`);

/** Where the script that computes a calculator lies, by its question: `alpha-strike/heat`. */
export const engineScript = (question: string): string => `/widgets/engine/${question.replace('/', '.')}.js`;

/** Where the scripts of a calculator lie. */
export function scriptsOf(calculator: Pick<AnyCalculator, 'system' | 'name'>) {
  const file = `${elementOf(calculator).replace(/^rangefinder-/, '')}.js`;
  const element = `/widgets/elements/${file}`;
  const description = `/widgets/descriptions/${questionName(calculator).replace('/', '.')}.js`;
  return { element, description, together: [element, ...importsOf(file), description] };
}
