/** Errors of opening and querying the catalog. They are thrown with a code. */

/**
 * Error codes:
 * - `UNAVAILABLE`: the database cannot be reached, is not ready, or takes too long. A later attempt may succeed.
 * - `BAD_ADDRESS`: the address of the database is no `postgres://` address.
 * - `NO_POSTGRES`: npm has no PostgreSQL for this platform, so a database server is required.
 * - `FOLDER_NOT_OURS`: the folder contains other files, which were not touched.
 * - `FOLDER_OUTDATED`: the folder was made by an earlier version and must be migrated by hand.
 * - `FOLDER_DAMAGED`: the folder is a catalog whose database cannot start or is incomplete.
 * - `BAD_BACKUP`: the file is no backup, is incomplete, or belongs to another version.
 * - `NOT_EMPTY`: the catalog contains data that a restored backup would replace.
 * - `MIGRATION_FAILED`: a migration of the tables failed.
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

/** Creates an error with a code. */
export function catalogError(code: CatalogErrorCode, message: string, cause?: unknown): CatalogError {
  return Object.assign(new Error(message, cause === undefined ? undefined : { cause }), { code });
}

/** Whether an error means that the catalog is temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'UNAVAILABLE';
