/**
 * Puts the starter catalog into the database. Runs at every start: only what changed since is written, so a second start
 * writes nothing and leaves the catalog revision alone. What an operator imported or corrected stays as it is.
 */
import type { Kysely, Transaction } from 'kysely';
import type { ArmorDraft, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import type { Tables } from '../schema.js';
import { existingEntries } from '../writing/existing.js';
import { holdCatalog } from '../writing/lock.js';
import { writeArmors, writeWeapons } from '../writing/parts.js';
import { type Hashed, type Plan, planStarter } from '../writing/plan.js';
import { hashOf } from '../writing/rows.js';
import { addUnits, changeUnits, writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import { type StarterDrafts, starterDrafts } from './drafts.js';

type Trx = Transaction<Tables>;

/** What an installation did, over units, weapons and armor. */
export interface Installed {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Left as an operator has it. */
  readonly kept: number;
}

/**
 * Installs the starter catalog in one transaction; processes that start at once take turns.
 * @example await installStarter(catalog.db) // { added: 196, changed: 0, … }
 */
export async function installStarter(db: Kysely<Tables>, drafts: StarterDrafts = starterDrafts()): Promise<Installed> {
  const { units, weapons, armors } = drafts;
  return db.transaction().execute(async (trx) => {
    await holdCatalog(trx);
    const plans = {
      weapons: await planFor(trx, 'weapons', weapons),
      armors: await planFor(trx, 'armors', armors),
      units: await planFor(trx, 'units', units),
    };
    const installed = countAll(Object.values(plans));
    if (installed.added + installed.changed > 0) await write(trx, plans, installed);
    return installed;
  });
}

interface Plans {
  readonly weapons: Plan<WeaponDraft>;
  readonly armors: Plan<ArmorDraft>;
  readonly units: Plan<UnitDraft>;
}

async function planFor<D extends UnitDraft | WeaponDraft | ArmorDraft>(
  trx: Trx,
  table: keyof Plans,
  drafts: readonly D[],
): Promise<Plan<D>> {
  const hashed: readonly Hashed<D>[] = drafts.map((draft) => ({ draft, hash: hashOf(draft) }));
  return planStarter(hashed, await existingEntries(trx, table, drafts));
}

async function write(trx: Trx, { weapons, armors, units }: Plans, installed: Installed): Promise<void> {
  const importId = await startImport(trx, installed);
  await writingUnits(writerOf(trx), importId, async (writing) => {
    await writeWeapons(writing, weapons);
    await writeArmors(writing, armors);
    await addUnits(writing, units.added);
    await changeUnits(writing, units.changed);
  });
}

async function startImport(trx: Trx, counts: Installed): Promise<number> {
  const row = { kind: 'starter', source: 'rangefinder', label: 'starter catalog', counts: JSON.stringify(counts), finished_at: new Date() };
  const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

function countAll(plans: readonly Plan<unknown>[]): Installed {
  const total = (key: keyof Installed): number => plans.reduce((sum, plan) => sum + plan[key].length, 0);
  return { added: total('added'), changed: total('changed'), unchanged: total('unchanged'), kept: total('kept') };
}
