/** The catalog as a file of our own: what import reads back without a loss. */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';
/** Formats that the catalog is written in. */
export declare const EXPORT_FORMATS: readonly ['json', 'csv'];
/** A format that the catalog is written in. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/**
 * The whole catalog as text, piece by piece.
 * @example for await (const text of exportCatalog(catalog.readDb, 'csv')) process.stdout.write(text)
 */
export declare const exportCatalog: (db: Kysely<Tables>, format: ExportFormat) => AsyncGenerator<string>;
