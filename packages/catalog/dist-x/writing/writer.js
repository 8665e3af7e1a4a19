/** Writes many rows at once: by COPY where the session has it, else by one insert of arrays. */
import { sql } from 'kysely';
import { copyData } from '../database/copy-format.js';
import { fromText, toCell } from './cells.js';
/** Pieces that the database may lag behind: enough to keep it busy, few enough to hold in memory. */
const MOST_UNDER_WAY = 12;
/**
 * A writer; `copy` is that of the session, where it has one.
 * @example const writer = writerOf(trx); writer.append('unit_weapons', MOUNT_COLUMNS, mounts); await writer.send()
 */
export function writerOf(trx, copy) {
    const underWay = [];
    let all = Promise.resolve();
    const handOver = async (work) => {
        const before = all;
        // The first failure is the one to hear of: it makes all that comes after it fail.
        all = work.catch(async (error) => {
            await before;
            throw error;
        });
        all.catch(() => undefined);
        if (underWay.push(all) > MOST_UNDER_WAY)
            await underWay.shift();
    };
    const settled = async () => {
        await Promise.all(underWay.splice(0));
    };
    return { trx, handOver, settled, ...(copy === undefined ? inserting(trx) : copying(copy, handOver)) };
}
function copying(copy, handOver) {
    let ready = [];
    return {
        append: (table, columns, rows) => {
            if (rows.length === 0)
                return;
            ready.push({ table, columns: Object.keys(columns), data: copyData(columns, rows) });
        },
        send: async () => {
            const pieces = ready;
            ready = [];
            if (pieces.length > 0)
                await handOver(copy(pieces));
        },
    };
}
function inserting(trx) {
    let ready = [];
    return {
        append: (table, columns, rows) => {
            if (rows.length > 0)
                ready.push(() => insertRows(trx, table, columns, rows));
        },
        send: async () => {
            const inserts = ready;
            ready = [];
            for (const insert of inserts)
                await insert();
        },
    };
}
/** Columns as arrays of text, taken apart again and read as their types by the database. */
async function insertRows(trx, table, columns, rows) {
    const names = Object.keys(columns);
    const arrays = Object.values(columns).map(({ of }) => sql `${rows.map((row) => toCell(of(row)))}::text[]`);
    const values = Object.entries(columns).map(([name, { type }]) => fromText(type, sql `rows.${sql.ref(name)}`));
    await sql `insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as rows (${sql.join(names.map((name) => sql.ref(name)))})`.execute(trx);
}
//# sourceMappingURL=writer.js.map