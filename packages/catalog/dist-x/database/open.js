/** Opens the catalog: a database server when there is an address, else the embedded database. */
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { copyInto } from './copy.js';
import { openEmbedded } from './embedded.js';
import { valueTypes } from './value-types.js';
const CHECKOUT = join(import.meta.dirname, '..', '..', '..', '..');
const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 10;
/**
 * Opens the catalog. A server is not asked anything yet, so the rest can start without it; the embedded database is ready when
 * this resolves. Rejects with `FOLDER_IN_USE` when another process has the folder.
 * @example const catalog = await openCatalog({ url: process.env['DATABASE_URL'] })
 */
export async function openCatalog(options = {}) {
    // An empty variable of the environment means that there is no server.
    return options.url ? openOnServer(options.url, options) : openInProcess(options);
}
function openOnServer(url, { readUrl, connections = CONNECTIONS }) {
    const pool = serverPool(url, connections);
    const db = kysely(pool);
    const readDb = !readUrl ? db : kysely(serverPool(readUrl, connections));
    const session = (work) => onOneConnection(pool, work);
    return catalog({ kind: 'server', db, readDb, session }, async () => {
        await Promise.all([...new Set([db, readDb])].map((each) => each.destroy()));
    });
}
async function openInProcess({ folder, template }) {
    const { pool, close } = await openEmbedded(folder ?? join(CHECKOUT, '.rangefinder', 'catalog'), template);
    const db = kysely(pool);
    return catalog({ kind: 'embedded', db, readDb: db, session: (work) => work({ db, copy: undefined }) }, async () => {
        await db.destroy();
        await close();
    });
}
function catalog(parts, closeAll) {
    let closing;
    return {
        ...parts,
        ping: async () => {
            await sql `select 1`.execute(parts.readDb);
        },
        close: () => {
            closing ??= closeAll();
            return closing;
        },
    };
}
/** A connection that broke is not given back to the pool. */
async function onOneConnection(pool, work) {
    const client = await pool.connect();
    let broken;
    const onError = (error) => {
        broken = error;
    };
    client.on('error', onError);
    const inTurn = oneAfterAnother();
    const query = (...question) => inTurn(() => client.query(...question));
    const alone = kysely({ connect: async () => ({ query, release: () => undefined }), end: async () => undefined });
    try {
        return await work({ db: alone, copy: (pieces) => inTurn(() => copyInto(client, pieces)) });
    }
    finally {
        client.off('error', onError);
        client.release(broken);
    }
}
/** A connection answers one question at a time: others wait, whoever asked them. */
function oneAfterAnother() {
    let last = Promise.resolve();
    return (ask) => {
        const answer = last.then(ask);
        last = answer.catch(() => undefined);
        return answer;
    };
}
const kysely = (pool) => new Kysely({ dialect: new PostgresDialect({ pool }) });
function serverPool(connectionString, max) {
    const pool = new pg.Pool({
        connectionString,
        max,
        types: valueTypes,
        application_name: 'rangefinder',
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
    });
    // An idle connection that breaks is replaced by the next query, which tells if it cannot be; unheard, it would end the process.
    pool.on('error', () => undefined);
    return pool;
}
//# sourceMappingURL=open.js.map