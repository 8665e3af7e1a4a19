/**
 * A draft as the query of an address, and back: flat and readable, `?skill=3&inches=2`. What is nested has dots and, in
 * lists, its place from 0: `situation.inches=10`, `targets.0.armor=light`; lists of single values repeat their name:
 * `cards=Ls&cards=Ms`. An empty list or object is an empty value: `specials=`.
 */
import type { Draft, Field, Fields } from '../description.js';
import { isScalar, readScalar } from './scalars.js';
import { isAbsent } from './values.js';

/** What both directions know of a calculator. */
interface Takes {
  readonly input: Fields;
}

type Pair = readonly [name: string, text: string];

/**
 * The query of a draft, without the question mark; what the calculator does not take is left out.
 * @example draftToSearch(description, { skill: 3, inches: 2 }) // 'skill=3&inches=2'
 */
export const draftToSearch = (calculator: Takes, draft: Draft): string =>
  new URLSearchParams(pairsOfFields(calculator.input, draft, '').map(([name, text]) => [name, text])).toString();

const pairsOfFields = (fields: Fields, values: Draft, prefix: string): Pair[] =>
  Object.entries(fields).flatMap(([name, field]) => (isAbsent(values[name]) ? [] : pairsOf(field, values[name], `${prefix}${name}`)));

function pairsOf(field: Field, value: unknown, name: string): Pair[] {
  if (field.kind === 'object') return orEmpty(pairsOfFields(field.fields, value as Draft, `${name}.`), name);
  if (field.kind !== 'list') return [[name, String(value)]];
  const items = value as readonly unknown[];
  if (isScalar(field.item) && canRepeat(items))
    return orEmpty(
      items.map((item) => [name, String(item)]),
      name,
    );
  return orEmpty(
    items.flatMap((item, index) => (isAbsent(item) ? [] : pairsOf(field.item, item, `${name}.${index}`))),
    name,
  );
}

/** One empty text would read as an empty list; gaps have no text at all. */
const canRepeat = (items: readonly unknown[]): boolean => !items.some(isAbsent) && !(items.length === 1 && items[0] === '');
const orEmpty = (pairs: Pair[], name: string): Pair[] => (pairs.length > 0 ? pairs : [[name, '']]);

/**
 * The draft of a query; names that the calculator does not know are ignored.
 * @example searchToDraft(description, '?skill=3&inches=2') // { skill: 3, inches: 2 }
 */
export function searchToDraft(calculator: Takes, search: string): Draft {
  return readFields(calculator.input, [...new URLSearchParams(search)]);
}

const readFields = (fields: Fields, pairs: readonly Pair[]): Draft =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const found = under(pairs, name);
      return found.length > 0 ? [[name, readField(field, found)]] : [];
    }),
  );

/** The pairs of a name, with what stands behind it: nothing, or a path. */
const under = (pairs: readonly Pair[], name: string): Pair[] =>
  pairs.flatMap(([whole, text]): Pair[] =>
    whole === name ? [['', text]] : whole.startsWith(`${name}.`) ? [[whole.slice(name.length + 1), text]] : [],
  );

function readField(field: Field, pairs: readonly Pair[]): unknown {
  if (field.kind === 'object') return readFields(field.fields, pairs);
  if (field.kind === 'list') return readList(field, pairs);
  return readScalar(field, pairs[0]?.[1] ?? '');
}

function readList(field: Extract<Field, { kind: 'list' }>, pairs: readonly Pair[]): readonly unknown[] {
  const own = pairs.filter(([rest]) => rest === '');
  if (own.length > 0)
    return isScalar(field.item) && !(own.length === 1 && own[0]?.[1] === '') ? own.map(([, text]) => readScalar(field.item, text)) : [];
  const places = pairs
    .map(([rest]) => Number(rest.split('.')[0]))
    .filter((place) => Number.isInteger(place) && place >= 0 && place < field.max);
  return Array.from({ length: Math.max(-1, ...places) + 1 }, (_, index) => {
    const found = under(pairs, String(index));
    return found.length > 0 ? readField(field.item, found) : null;
  });
}
