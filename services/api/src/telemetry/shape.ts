/** The shape of a question, for the log of slow ones: which arguments it names, and none of their values. */
import { isObject } from '@rangefinder/rules';

type Values = Readonly<Record<string, unknown>>;
/** An argument as a question may give it: by its own name, or within objects. */
type ArgumentPath = readonly string[];

/** A name that no question has may be anything that somebody wrote: it is counted and not shown. */
export const shapeText = (question: string, known: readonly string[], unknown: number): string =>
  `${question}(${[...known, ...(unknown > 0 ? [`${unknown} unknown`] : [])].join(', ')})`;

/**
 * The shape of a question with its arguments.
 * @example shapeOf('units', [['filter', 'kind'], ['first']], { filter: { kind: 'MECH' }, first: 7, frist: 8 }) // 'units(filter.kind, first, 1 unknown)'
 */
export function shapeOf(question: string, paths: readonly ArgumentPath[], given: Values): string {
  const known = paths.filter((path) => isGiven(path, given)).map((path) => path.join('.'));
  const names = new Set(paths.map(([first]) => first));
  return shapeText(question, known, Object.keys(given).filter((name) => !names.has(name)).length);
}

function isGiven(path: ArgumentPath, given: Values): boolean {
  let value: unknown = given;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value !== undefined;
}
