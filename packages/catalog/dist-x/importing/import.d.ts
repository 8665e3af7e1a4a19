/**
 * Brings files into the catalog, whole or not at all: one transaction from the first row to the last, held against every other
 * writer. Rows stream through in batches; while the database writes one, the next is read.
 */
import type { CheckResult } from '@rangefinder/rules';
import type { Catalog } from '../database/open.js';
import type { Input } from './inputs/input.js';
import { type Change, type ImportReport, type Issue } from './report.js';
/** How to import. */
export interface ImportOptions {
    /** Write nothing, only see what would be. */
    readonly dryRun?: boolean | undefined;
    /** What the import is remembered by; the names of the files when not given. */
    readonly label?: string | undefined;
    /** Hears of every row that is refused, doubtful or tidied. */
    readonly onIssue?: ((issue: Issue) => void) | undefined;
    /** Hears of every entry that comes or changes. */
    readonly onChange?: ((change: Change) => void) | undefined;
    /** Hears how far it is: bytes taken from the inputs, rows written. */
    readonly onProgress?: ((progress: Progress) => void) | undefined;
    /** Hears that another writer is waited for. */
    readonly onWaiting?: (() => void) | undefined;
}
/** How far an import is. */
export interface Progress {
    readonly bytes: number;
    readonly rows: number;
}
/**
 * Imports everything that the inputs hold, or nothing: the problems tell which file could not be read and where.
 * @example await importCatalog(catalog, inputsOf(['units.json'], process.stdin), { dryRun: true })
 */
export declare function importCatalog(catalog: Catalog, inputs: AsyncIterable<Input>, options?: ImportOptions): Promise<CheckResult<ImportReport>>;
