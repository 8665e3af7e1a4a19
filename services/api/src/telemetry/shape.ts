/** Shapes of operations for the log of slow requests: the names of arguments without their values. */
import { isObject } from '@rangefinder/rules';

type Values = Readonly<Record<string, unknown>>;
/** Path of an argument: its name, or names of nested objects. */
type ArgumentPath = readonly string[];

/** Formats a shape. Unknown names are user input, so they are only counted. */
export const shapeText = (question: string, known: readonly string[], unknown: number): string =>
  `${question}(${[...known, ...(unknown > 0 ? [`${unknown} unknown`] : [])].join(', ')})`;

/**
 * Returns the shape of an operation with its arguments.
 * @example shapeOf('units', [['filter', 'kind'], ['first']], { filter: { kind: 'MECH' }, first: 7, frist: 8 }) //
 *   'units(filter.kind, first, 1 unknown)'
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
