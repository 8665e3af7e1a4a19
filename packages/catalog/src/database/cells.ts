/** Values of columns for bulk writes, and their text form for Postgres. */
import { type RawBuilder, sql } from 'kysely';

/** JavaScript value of each column type. */
export interface CellValues {
  readonly integer: number;
  readonly real: number;
  readonly boolean: boolean;
  readonly text: string;
  /** JSON as text. */
  readonly json: string;
  readonly jsonb: string;
  readonly timestamptz: Date;
  /** Each word occurs once. */
  readonly tsvector: readonly string[];
}
/** A column type that bulk writes support. */
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

/** SQL that converts the result of `toCell` back to its type. */
export const fromText = (type: CellType, text: RawBuilder<unknown>): RawBuilder<never> =>
  type === 'tsvector' ? sql<never>`array_to_tsvector(${text}::text[])` : sql<never>`${text}::${sql.raw(type)}`;

/** A value as a parameter of a statement. */
export const parameter = (type: CellType, value: CellValues[CellType] | null | undefined): RawBuilder<never> =>
  fromText(type, sql`${toCell(value)}::text`);

/** Columns of a table by name. */
export type Columns<R> = Readonly<Record<string, { [T in CellType]: Column<R, T> }[CellType]>>;

/**
 * A column: its type, and a function that reads its value from a source row.
 * @public named in the declarations of other modules
 */
export interface Column<R, T extends CellType> {
  readonly type: T;
  readonly of: (row: R) => CellValues[T] | null | undefined;
}
