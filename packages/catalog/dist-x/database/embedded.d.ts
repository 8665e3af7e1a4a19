import pg from 'pg';
/** Folder name that keeps the database in memory. */
export declare const IN_MEMORY = "memory://";
/** An open embedded database. */
export interface EmbeddedDatabase {
    readonly pool: pg.Pool;
    /** Closes the database and gives the folder free. */
    close(): Promise<void>;
}
/**
 * Opens the database kept in a folder, or a new one in memory. Rejects with `FOLDER_IN_USE` when another process has it.
 * @example const { pool, close } = await openEmbedded('.rangefinder/catalog')
 */
export declare function openEmbedded(folder: string, template?: string): Promise<EmbeddedDatabase>;
