/** Values of columns that many rows can be written to, and the text that Postgres reads them from. */
import { type RawBuilder, sql } from 'kysely';

/** What a value of each type of column is here. */
export interface CellValues {
  readonly integer: number;
  readonly real: number;
  readonly boolean: boolean;
  readonly text: string;
  /** JSON as text. */
  readonly json: string;
  readonly jsonb: string;
  readonly timestamptz: Date;
  /** Each word once. */
  readonly tsvector: readonly string[];
}
/** A type of column that many rows can be written to. */
export type CellType = keyof CellValues;

/**
 * A value as text; null stays null.
 * @example toCell(['a', 'b "c"']) // '{"a","b \\"c\\""}'
 */
export function toCell(value: CellValues[CellType] | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? `{${value.map((each) => `"${each.replace(/["\\]/g, '\\$&')}"`).join(',')}}` : String(value);
}

/** What `toCell` made of a value, as a value again. */
export const fromText = (type: CellType, text: RawBuilder<unknown>): RawBuilder<never> =>
  type === 'tsvector' ? sql<never>`array_to_tsvector(${text}::text[])` : sql<never>`${text}::${sql.raw(type)}`;

/** A value in a statement. */
export const parameter = (type: CellType, value: CellValues[CellType] | null | undefined): RawBuilder<never> =>
  fromText(type, sql`${toCell(value)}::text`);

/** Columns of a table by name. */
export type Columns<R> = Readonly<Record<string, { [T in CellType]: Column<R, T> }[CellType]>>;

/**
 * A column: its type, and its value in what a row is made of.
 * @public named in the declarations of other modules
 */
export interface Column<R, T extends CellType> {
  readonly type: T;
  readonly of: (row: R) => CellValues[T] | null | undefined;
}
