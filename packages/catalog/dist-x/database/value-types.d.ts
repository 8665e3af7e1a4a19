/** How values of Postgres become values of JavaScript: the same on a server and in the embedded database. */
import pg from 'pg';
/** Parsers for the pool: pg's own, but counts and revisions come as numbers. */
export declare const valueTypes: pg.CustomTypesConfig;
