import { existingEntries } from '../writing/existing.js';
import { holdCatalog } from '../writing/lock.js';
import { writeArmors, writeWeapons } from '../writing/parts.js';
import { planStarter } from '../writing/plan.js';
import { hashOf } from '../writing/rows.js';
import { addUnits, changeUnits, writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import { starterDrafts } from './drafts.js';
/**
 * Installs the starter catalog in one transaction; processes that start at once take turns.
 * @example await installStarter(catalog.db, { weapons, armors, movingFire }) // { added: 173, changed: 0, … }
 */
export async function installStarter(db, tables = {}) {
    const { units, weapons, armors } = starterDrafts(tables);
    return db.transaction().execute(async (trx) => {
        await holdCatalog(trx);
        const plans = {
            weapons: await planFor(trx, 'weapons', weapons),
            armors: await planFor(trx, 'armors', armors),
            units: await planFor(trx, 'units', units),
        };
        const installed = countAll(Object.values(plans));
        if (installed.added + installed.changed > 0)
            await write(trx, plans, installed);
        return installed;
    });
}
async function planFor(trx, table, drafts) {
    const hashed = drafts.map((draft) => ({ draft, hash: hashOf(draft) }));
    return planStarter(hashed, await existingEntries(trx, table, drafts));
}
async function write(trx, { weapons, armors, units }, installed) {
    const importId = await startImport(trx, installed);
    await writingUnits(writerOf(trx), importId, async (writing) => {
        await writeWeapons(writing, weapons);
        await writeArmors(writing, armors);
        await addUnits(writing, units.added);
        await changeUnits(writing, units.changed);
    });
}
async function startImport(trx, counts) {
    const row = { kind: 'starter', source: 'rangefinder', label: 'starter catalog', counts: JSON.stringify(counts), finished_at: new Date() };
    const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
}
function countAll(plans) {
    const total = (key) => plans.reduce((sum, plan) => sum + plan[key].length, 0);
    return { added: total('added'), changed: total('changed'), unchanged: total('unchanged'), kept: total('kept') };
}
//# sourceMappingURL=install.js.map