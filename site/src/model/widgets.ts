/** Elements and scripts of widgets, one for each calculator. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyCalculator, questionName, systems } from '@rangefinder/rules';
import { elementName, type Which } from '@rangefinder/widgets';
import { describe } from '@rangefinder/widgets/describe';

const all: readonly Which[] = systems.flatMap(({ calculators }) => calculators.map(({ system, name }) => ({ system, name })));

/** A stand-in type for element names that are computed in the build. */
export type UnknownElement = 'rangefinder-calculator';

/** `rangefinder-target-number`; with the rule set if two of them share a name: `rangefinder-bronepehota-force-balance`. */
export const elementOf = ({ system, name }: Pick<AnyCalculator, 'system' | 'name'>): string => elementName({ system, name }, all);

const built = new URL('.', import.meta.resolve('@rangefinder/widgets/rangefinder.js'));
/** Static and dynamic imports: the first answer needs both. */
const IMPORTED = /(?:import|from)\s*\(?["'`](\.[^"'`]+)["'`]/g;

/** Chunks that only some forms load, by the beginning of their names. */
const PARTS = ['picker', 'board', 'from-service', 'form-pictures', 'changes-part'] as const;

/** A script and all of its imports, without some parts, so that a page can preload them at once. */
function withImports(address: string, unneeded: readonly string[], seen: Set<string> = new Set()): readonly string[] {
  if (seen.has(address) || unneeded.some((part) => address.includes(`/${part}-`))) return [];
  seen.add(address);
  const text = readFileSync(fileURLToPath(new URL(address.replace('/widgets/', ''), built)), 'utf8');
  const imported = [...text.matchAll(IMPORTED)].map(([, name = '']) => new URL(name, `http://site${address}`).pathname);
  return [address, ...imported.flatMap((one) => withImports(one, unneeded, seen))];
}

/** The parts that the whole form of a calculator loads, which the service answers. */
function partsOf(calculator: AnyCalculator): readonly string[] {
  const { fillers, layout, drawn } = describe(calculator);
  return [
    'from-service',
    ...(Object.keys(fillers).length > 0 ? ['picker'] : []),
    ...(layout ? ['board'] : []),
    ...(drawn ? ['form-pictures'] : []),
  ];
}

/** Addresses of the scripts of a calculator. A form inside another page shows few fields and takes no entries of the catalog. */
export function scriptsOf(calculator: AnyCalculator, { isInline = false } = {}) {
  const question = questionName(calculator);
  const element = `/widgets/elements/${elementOf(calculator).replace(/^rangefinder-/, '')}.js`;
  const description = `/widgets/descriptions/${question.replace('/', '.')}.js`;
  const needed = isInline ? [] : partsOf(calculator);
  const unneeded = PARTS.filter((part) => !needed.includes(part));
  return { element, description, together: withImports(element, unneeded) };
}
