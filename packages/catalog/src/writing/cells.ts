/** Values as the text that Postgres reads them from, alike for COPY and for arrays of parameters. */

/**
 * A value as text; null stays null.
 * @example toCell(['a', 'b "c"']) // '{"a","b \\"c\\""}'
 */
export function toCell(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `{${value.map((each) => `"${String(each).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}
