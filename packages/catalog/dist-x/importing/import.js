import { sql } from 'kysely';
import { askable } from '../text/storable.js';
import { holdCatalog, tryHoldCatalog } from '../writing/lock.js';
import { writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import { batchesOf } from './batches.js';
import { catalogUnits } from './catalog-units.js';
import { faultOf } from './file-fault.js';
import { isNearlyEmpty, massLoad } from './mass-load.js';
import { writePartBatch } from './part-batch.js';
import { NO_COUNTS, sumOf } from './report.js';
import { rowsOf } from './rows-of.js';
import { writeUnitBatch } from './unit-batch.js';
const TAKEN_BACK = Symbol('taken back');
/**
 * Imports everything that the inputs hold, or nothing: the problems tell which file could not be read and where.
 * @example await importCatalog(catalog, inputsOf(['units.json'], process.stdin), { dryRun: true })
 */
export async function importCatalog(catalog, inputs, options = {}) {
    const begun = performance.now();
    let outcome;
    try {
        await catalog.session(async (session) => {
            await session.db.transaction().execute(async (trx) => {
                outcome = await importAll(session, trx, inputs, options);
                if (options.dryRun)
                    throw TAKEN_BACK;
            });
            if (outcome !== undefined && writtenOf(outcome.counts) >= MANY)
                await settle(session.db);
        });
    }
    catch (error) {
        const problem = faultOf(error);
        if (problem !== undefined)
            return { ok: false, problems: [problem] };
        if (error !== TAKEN_BACK)
            throw error;
    }
    if (outcome === undefined)
        throw new Error('an import came to no end');
    return { ok: true, value: { ...outcome, milliseconds: performance.now() - begun, dryRun: options.dryRun ?? false } };
}
const writtenOf = ({ added, changed }) => added + changed;
/** Spares readers a look at who wrote each row. The import is done: whether this succeeds is a matter of speed alone. */
const settle = (db) => sql `vacuum units`.execute(db).catch(() => undefined);
async function importAll({ copy }, trx, inputs, options) {
    if (!(await tryHoldCatalog(trx))) {
        options.onWaiting?.();
        await holdCatalog(trx);
    }
    await sql `set local gin_pending_list_limit = '64MB'`.execute(trx);
    const { rows, files, passedOver, bytes } = rowsOf(inputs);
    const importId = await startImport(trx);
    const nearlyEmpty = await isNearlyEmpty(trx);
    const catalog = await catalogUnits(trx, nearlyEmpty);
    const load = options.dryRun ? undefined : massLoad(trx, nearlyEmpty);
    const counts = await writingUnits(writerOf(trx, copy), importId, (writing) => writeAll({ writing, catalog, load }, rows, { ...options, bytes }));
    await load?.finish();
    const names = files().map(({ name }) => name);
    await finishImport(trx, importId, counts, options.label ?? names.join(', '));
    return { counts, files: files(), passedOver: passedOver() };
}
/** Batches that may be read before the database has caught up. */
const MOST_AHEAD = 3;
/** Batches are written one after another while the next are read. */
async function writeAll(importing, rows, follow) {
    let counts = NO_COUNTS;
    const finish = async (batch) => {
        const outcome = await writeBatch(importing, batch);
        counts = sumOf(counts, outcome.counts);
        for (const issue of outcome.issues)
            follow.onIssue?.(issue);
        for (const change of outcome.changes)
            follow.onChange?.(change);
        follow.onProgress?.({ bytes: follow.bytes(), rows: counts.read });
    };
    let last = Promise.resolve();
    const ahead = [];
    for await (const batch of batchesOf(rows)) {
        last = last.then(() => finish(batch));
        // Heard of when it is waited for; until then it is no stray rejection.
        last.catch(() => undefined);
        if (ahead.push(last) >= MOST_AHEAD)
            await ahead.shift();
    }
    await last;
    return counts;
}
async function writeBatch(importing, batch) {
    const refused = batch.flatMap(({ place, reading }) => reading.kind === 'refused' ? [{ kind: 'refused', place, problems: reading.problems }] : []);
    const parts = batch.filter((row) => row.reading.kind === 'weapon' || row.reading.kind === 'armor');
    const units = batch.filter((row) => row.reading.kind === 'unit');
    const outcomes = [
        ...(parts.length === 0 ? [] : await writePartBatch(importing.writing, parts)),
        ...(units.length === 0 ? [] : [await writeUnitBatch(importing, units)]),
    ];
    return {
        counts: outcomes.reduce((sum, { counts }) => sumOf(sum, counts), { ...NO_COUNTS, read: batch.length, refused: refused.length }),
        issues: [...refused, ...outcomes.flatMap(({ issues }) => issues)],
        changes: outcomes.flatMap(({ changes }) => changes),
    };
}
async function startImport(trx) {
    const row = { kind: 'file', source: 'file', label: '', counts: '{}' };
    const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
}
const LONGEST_LABEL = 500;
/** Changes from which on the planner is told anew how values are spread. */
const MANY = 1_000;
/** An import that changed nothing leaves nothing behind, not even that it was. */
async function finishImport(trx, id, counts, label) {
    const written = writtenOf(counts);
    if (written === 0) {
        await trx.deleteFrom('imports').where('id', '=', id).execute();
        return;
    }
    const done = { label: askable(label.slice(0, LONGEST_LABEL)), counts: JSON.stringify(counts), finished_at: new Date() };
    await trx.updateTable('imports').set(done).where('id', '=', id).execute();
    if (written >= MANY)
        await sql `analyze units, words`.execute(trx);
    // What waits to be sorted in is read through by every search.
    for (const index of ['units_search_vector', 'words_by_sound'])
        await sql `select gin_clean_pending_list(${index})`.execute(trx);
}
//# sourceMappingURL=import.js.map