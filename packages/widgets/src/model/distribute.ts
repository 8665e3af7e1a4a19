/** Distributes a limited amount among the rows of a list, such as the dice of a burst among its targets, after a row was added. */
import type { Draft, Field } from '../description.js';
import { isFilled } from './values.js';

type List = Extract<Field, { kind: 'list' }>;
type Rows = readonly unknown[];

/** Whether the rules allow these rows. */
export type IsAllowed = (rows: Rows) => boolean;

/**
 * The rows with the last one reduced to what is left, or with one taken from the row that has the most. The same rows if the rules
 * allow them as they are, or if no such change helps.
 * @example distribute(targets, [{ dice: 2 }, { dice: 2 }], atMostThree) // [{ dice: 2 }, { dice: 1 }]
 */
export function distribute(field: List, rows: Rows, isAllowed: IsAllowed): Rows {
  // Errors that were there before the row was added are left to the user.
  if (!isAllowed(rows.slice(0, -1)) || isAllowed(rows)) return rows;
  return (
    shared(field)
      .flatMap(({ name, min }) => candidates(rows as readonly Draft[], name, min))
      .find(isAllowed) ?? rows
  );
}

/** Numbers that every row needs. */
const shared = ({ item }: List): readonly { readonly name: string; readonly min: number }[] =>
  item.kind !== 'object'
    ? []
    : Object.entries(item.fields).flatMap(([name, field]) => (field.kind === 'int' && isFilled(field) ? [{ name, min: field.min }] : []));

/** Rows to try, in order: a smaller number in the last row, then its minimum with one taken from another row, the largest first. */
function candidates(rows: readonly Draft[], name: string, min: number): readonly Rows[] {
  const others = rows.slice(0, -1);
  const last = rows.at(-1) ?? {};
  const amount = (row: Draft | undefined): number => Number(row?.[name] ?? min);
  const less = Array.from({ length: amount(last) - min }, (_, by) => [...others, { ...last, [name]: amount(last) - 1 - by }]);
  const donors = others
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => amount(row) > min)
    .toSorted((one, other) => amount(other.row) - amount(one.row));
  const taken = donors.map(({ row, at }) => [...others.with(at, { ...row, [name]: amount(row) - 1 }), { ...last, [name]: min }]);
  return [...less, ...taken];
}
