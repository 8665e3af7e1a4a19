/** Made from the service by `npm run generate`; not to be edited. */
/**
 * Serializes values as flat query parameters, the same in REST, permalinks and the client. Nested names are joined by dots, list
 * items have their index from 0: `situation.inches=10`, `targets.0.armor=light`. Lists of plain values are separated by commas:
 * `cards=Ls,Ms`. This module has no imports, because the client package contains a copy of it. `flat-reader.ts` is the inverse.
 */

export type Values = Readonly<Record<string, unknown>>;

/** A query parameter. */
export type Pair = readonly [name: string, text: string];

/** Arguments whose fields are top-level parameters, under their own name or under the name given here. */
export const UNFOLDED: Readonly<Record<string, Readonly<Record<string, string>>>> = { filter: {}, orderBy: { by: 'orderBy' } };

/** The parameter name of a field of an unfolded argument. Undefined when the argument is not unfolded. */
export const unfoldedName = (argument: string, field: string): string | undefined => {
  const names = Object.hasOwn(UNFOLDED, argument) ? UNFOLDED[argument] : undefined;
  return names && (names[field] ?? field);
};

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const present = (values: Values): [string, unknown][] => Object.entries(values).filter(([, value]) => !isAbsent(value));

/** The text `null` would be parsed as null, so it is quoted. A text that is already quoted gets another pair of quotes. */
export const QUOTED_NULL = /^("*)null\1$/;

/**
 * The parameters of values. Null and undefined values are omitted.
 * @example flatten({ rep: 4, targets: [{ dice: 2 }], cards: ['Ls', 'Ms'] }) // rep=4, targets.0.dice=2, cards=Ls,Ms
 * @example flatten({ filter: { system: '5150' } }) // system=5150
 */
export const flatten = (values: Values): readonly Pair[] =>
  present(values).flatMap(([name, value]) =>
    Object.hasOwn(UNFOLDED, name) && isObject(value)
      ? present(value).flatMap(([field, held]) => pairsOf(unfoldedName(name, field) ?? field, held))
      : pairsOf(name, value),
  );

function pairsOf(name: string, value: unknown): readonly Pair[] {
  if (Array.isArray(value)) return pairsOfList(name, value);
  if (!isObject(value)) return [[name, textOf(value)]];
  const inner = present(value).flatMap(([field, held]) => pairsOf(`${name}.${field}`, held));
  return inner.length > 0 ? inner : [[name, '{}']];
}

const textOf = (value: unknown): string => (typeof value === 'string' && QUOTED_NULL.test(value) ? `"${value}"` : String(value));

function pairsOfList(name: string, items: readonly unknown[]): readonly Pair[] {
  if (items.every(isPlain)) return [[name, items.join(',')]];
  const hasPlaces = items.every((item) => typeof item === 'object' && item !== null);
  return hasPlaces ? items.flatMap((item, place) => pairsOf(`${name}.${place}`, item)) : [[name, JSON.stringify(items)]];
}

/** Whether an item survives a round trip in a comma-separated list. Otherwise the list is written as JSON. */
const isPlain = (item: unknown): boolean =>
  typeof item === 'string'
    ? /^[^\s,[]([^,]*[^\s,])?$/.test(item) && !QUOTED_NULL.test(item)
    : typeof item === 'number' || typeof item === 'boolean';
