/** Values of columns that many rows can be written to, and the text that Postgres reads them from. */
import { sql } from 'kysely';
/**
 * A value as text; null stays null.
 * @example toCell(['a', 'b "c"']) // '{"a","b \\"c\\""}'
 */
export function toCell(value) {
    if (value === null || value === undefined)
        return null;
    if (typeof value === 'string')
        return value;
    if (value instanceof Date)
        return value.toISOString();
    return typeof value === 'object' ? `{${value.map((each) => `"${each.replace(/["\\]/g, '\\$&')}"`).join(',')}}` : String(value);
}
/** What `toCell` made of a value, as a value again. */
export const fromText = (type, text) => type === 'tsvector' ? sql `array_to_tsvector(${text}::text[])` : sql `${text}::${sql.raw(type)}`;
/** A value in a statement. */
export const parameter = (type, value) => fromText(type, sql `${toCell(value)}::text`);
//# sourceMappingURL=cells.js.map