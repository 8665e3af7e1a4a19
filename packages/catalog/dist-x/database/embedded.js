/** Postgres inside the process: PGlite behind a `pg` pool of one connection, so that all code above sees only `pg`. */
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { lockFolder } from './folder-lock.js';
import { readTemplate, templatePath } from './template.js';
import { valueTypes } from './value-types.js';
/** Folder name that keeps the database in memory. */
export const IN_MEMORY = 'memory://';
/**
 * Opens the database kept in a folder, or a new one in memory. Rejects with `FOLDER_IN_USE` when another process has it.
 * @example const { pool, close } = await openEmbedded('.rangefinder/catalog')
 */
export async function openEmbedded(folder, template) {
    const packed = template ?? (await templatePath());
    if (folder === IN_MEMORY)
        return pooled(await unpack(packed));
    const lock = await lockFolder(folder);
    try {
        return pooled(await openFolder(folder, packed), lock);
    }
    catch (error) {
        await lock.release();
        throw error;
    }
}
/** A folder whose making was interrupted is made anew: it cannot hold anything of worth yet. */
async function openFolder(folder, packed) {
    const data = join(folder, 'data');
    const unfinished = join(folder, 'unfinished');
    if (!(await exists(unfinished)) && (await exists(join(data, 'PG_VERSION'))))
        return PGlite.create({ dataDir: data, extensions: { pg_trgm } });
    await writeFile(unfinished, '');
    await rm(data, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const database = await unpack(packed, data);
    await rm(unfinished);
    return database;
}
async function unpack(packed, dataDir) {
    const loadDataDir = await readTemplate(packed);
    return PGlite.create({ extensions: { pg_trgm }, ...(dataDir && { dataDir }), ...(loadDataDir && { loadDataDir }) });
}
function pooled(database, lock) {
    // One connection is all there is: the pool queues, so transactions never interleave.
    const pool = new pg.Pool({ ...createPgConfig(database), max: 1, idleTimeoutMillis: 0, types: valueTypes });
    const close = async () => {
        if (!pool.ended)
            await pool.end();
        if (!database.closed)
            await database.close();
        await lock?.release();
    };
    return { pool, close };
}
const exists = (path) => access(path).then(() => true, () => false);
//# sourceMappingURL=embedded.js.map