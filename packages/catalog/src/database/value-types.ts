/** Conversion of Postgres values to JavaScript values, the same on a server and in the embedded database. */
import pg from 'pg';

const INT8 = 20;

/** Integers stay numbers. One beyond 2^53 would lose precision and is rejected. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** Parsers of pg, except that counts and revisions are numbers. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? parseInt8 : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};
