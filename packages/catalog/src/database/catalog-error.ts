/** What keeps the catalog from opening or from answering. Thrown as an error with a code, since there is nobody to hand a result to. */

/**
 * What is wrong:
 * - `UNAVAILABLE`: the database cannot be reached, is not ready, or takes too long. Asking again later makes sense.
 * - `BAD_ADDRESS`: the address of the database is no `postgres://` address.
 * - `NO_POSTGRES`: npm brings no PostgreSQL for this platform, so a server is needed.
 * - `FOLDER_NOT_OURS`: the folder holds something else; nothing in it was touched.
 * - `FOLDER_OUTDATED`: the folder was made by an earlier version and has to be brought over.
 * - `FOLDER_DAMAGED`: the folder is a catalog, and its database cannot be started or is not whole.
 * - `BAD_BACKUP`: the file is no backup, not whole, or of another version.
 * - `NOT_EMPTY`: the catalog holds what a restored backup would replace.
 * - `MIGRATION_FAILED`: the tables could not be brought up to date.
 */
export type CatalogErrorCode =
  | 'UNAVAILABLE'
  | 'BAD_ADDRESS'
  | 'NO_POSTGRES'
  | 'FOLDER_NOT_OURS'
  | 'FOLDER_OUTDATED'
  | 'FOLDER_DAMAGED'
  | 'BAD_BACKUP'
  | 'NOT_EMPTY'
  | 'MIGRATION_FAILED';

/** An error with a code from a closed list. */
export interface CatalogError extends Error {
  readonly code: CatalogErrorCode;
}

/** Makes an error that carries its code. */
export function catalogError(code: CatalogErrorCode, message: string, cause?: unknown): CatalogError {
  return Object.assign(new Error(message, cause === undefined ? undefined : { cause }), { code });
}

/** Whether the catalog cannot answer just now. */
export const isUnavailable = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'UNAVAILABLE';
