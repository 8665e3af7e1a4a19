/** Room for another row: what the rows of a list share out may all be given away already. */
import type { Draft, Field } from '../description.js';
import { isNeeded } from './values.js';

type List = Extract<Field, { kind: 'list' }>;
type Rows = readonly unknown[];

/** Whether the rules take these rows. */
export type IsAllowed = (rows: Rows) => boolean;

/**
 * Rows whose last one takes no more than is left, else one from the row that has most; the same rows where they are taken as they
 * are, or where no such change helps.
 * @example distribute(targets, [{ dice: 2 }, { dice: 2 }], atMostThree) // [{ dice: 2 }, { dice: 1 }]
 */
export function distribute(field: List, rows: Rows, isAllowed: IsAllowed): Rows {
  // What was wrong before the row came is not for it to mend.
  if (!isAllowed(rows.slice(0, -1)) || isAllowed(rows)) return rows;
  return (
    shared(field)
      .flatMap(({ name, min }) => candidates(rows as readonly Draft[], name, min))
      .find(isAllowed) ?? rows
  );
}

/** Numbers that every row has to have. */
const shared = ({ item }: List): readonly { readonly name: string; readonly min: number }[] =>
  item.kind !== 'object'
    ? []
    : Object.entries(item.fields).flatMap(([name, field]) => (field.kind === 'int' && isNeeded(field) ? [{ name, min: field.min }] : []));

/** Less and less for the last row; at its least, one from each row that has more, those with most first. */
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
