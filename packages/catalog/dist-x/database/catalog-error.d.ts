/** What can keep the catalog from opening. Told as an error with a code, since there is nobody to hand a result to. */
/** Why the catalog did not open. */
export type CatalogErrorCode = 'FOLDER_IN_USE' | 'MIGRATION_FAILED';
/** An error with a code from a closed list. */
export interface CatalogError extends Error {
    readonly code: CatalogErrorCode;
}
/** Makes an error that carries its code. */
export declare function catalogError(code: CatalogErrorCode, message: string, cause?: unknown): CatalogError;
