/** Rows of lists: how many there are, and the values of a new one. */
import type { Draft, Field } from '../description.js';
import { defaultOf, isAbsent, isFilled } from './values.js';

type List = Extract<Field, { kind: 'list' }>;

/** Minimum number of rows: those that are needed, or all of a list of fixed length. */
export const minRows = (field: List): number => (field.optional && field.min !== field.max ? 0 : field.min);

/** The rows of a draft, gaps included. */
export function rowsIn(field: List, value: unknown): readonly unknown[] {
  const given = value ?? defaultOf(field);
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
  return Array.from({ length: Math.max(items.length, minRows(field)) }, (_, index) => items[index] ?? null);
}

/** The rows with another one: the required values of the last row, or of the sample for the first row. */
export function withAnother(field: List, value: unknown, sample: unknown): readonly unknown[] {
  const rows = rowsIn(field, value);
  return [...rows, another(field.item, rows.at(-1) ?? sample)];
}

export const withoutRow = (field: List, value: unknown, index: number): readonly unknown[] =>
  rowsIn(field, value).filter((_, at) => at !== index);

/** Names are not copied. */
function another(item: Field, like: unknown): unknown {
  switch (item.kind) {
    case 'object':
      return Object.fromEntries(
        Object.entries(item.fields).flatMap(([name, field]) => alike(name, field, (like as Draft | undefined)?.[name])),
      );
    case 'list':
      return [];
    case 'int':
    case 'number':
      return like ?? item.example ?? item.min;
    case 'choice':
    case 'id':
      return like ?? item.example ?? null;
    default:
      return null;
  }
}

const alike = (name: string, field: Field, value: unknown): [string, unknown][] =>
  isAbsent(value) || field.kind === 'text' || !isFilled(field) ? [] : [[name, value]];
