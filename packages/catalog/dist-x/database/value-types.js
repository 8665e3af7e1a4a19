/** How values of Postgres become values of JavaScript: the same on a server and in the embedded database. */
import pg from 'pg';
const INT8 = 20;
/** Whole numbers stay numbers; one beyond 2^53 would be a wrong number and is refused. */
function parseInt8(text) {
    const value = Number(text);
    if (!Number.isSafeInteger(value))
        throw new RangeError(`${text} is too large for a number`);
    return value;
}
/** Parsers for the pool: pg's own, but counts and revisions come as numbers. */
export const valueTypes = {
    getTypeParser: ((oid, format) => oid === INT8 && format !== 'binary' ? parseInt8 : pg.types.getTypeParser(oid, format)),
};
//# sourceMappingURL=value-types.js.map