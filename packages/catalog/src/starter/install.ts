/**
 * Installs the starter catalog at every start. Only changes are written, so a second start writes nothing and keeps the catalog
 * revision. Imports and corrections of an operator are not touched.
 */
import type { Kysely, Transaction } from 'kysely';
import type { ArmorDraft, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import { sourceOf } from '../domain/sources.js';
import type { Tables } from '../schema.js';
import { existingEntries } from '../writing/existing.js';
import { holdCatalog } from '../writing/lock.js';
import { writeArmors, writeWeapons } from '../writing/parts.js';
import { type Hashed, type Plan, planStarter } from '../writing/plan.js';
import { hashOf } from '../writing/rows.js';
import { addUnits, changeUnits, writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import { type StarterDrafts, starterDrafts } from './drafts.js';
import { markOf, starterMark } from './mark.js';

type Trx = Transaction<Tables>;

/** Outcome of an installation, over units, weapons and armor. */
export interface Installed {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Not touched, since an operator imported them. */
  readonly kept: number;
}

/**
 * Installs the starter catalog in one transaction, which excludes other processes. If the same one was installed last, only its
 * mark is read.
 * @example await installStarter(catalog.db) // { added: 7822, changed: 0, … }
 */
export async function installStarter(db: Kysely<Tables>, drafts?: StarterDrafts): Promise<Installed> {
  const mark = drafts === undefined ? starterMark() : markOf(drafts);
  return (await installedAlready(db, mark)) ?? installDrafts(db, mark, drafts ?? starterDrafts());
}

function installDrafts(db: Kysely<Tables>, mark: string, { units, weapons, armors }: StarterDrafts): Promise<Installed> {
  return db.transaction().execute(async (trx) => {
    await holdCatalog(trx);
    const already = await installedAlready(trx, mark);
    if (already !== undefined) return already;
    const plans = {
      weapons: await planFor(trx, 'weapons', weapons),
      armors: await planFor(trx, 'armors', armors),
      units: await planFor(trx, 'units', units),
    };
    const installed = countAll(Object.values(plans));
    const importId = await startImport(trx, mark, installed);
    if (installed.added + installed.changed > 0) await write(trx, importId, plans);
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
  const hashed: readonly Hashed<D>[] = drafts.map((draft) => ({ draft, hash: hashOf(draft), readAt: dateOf(draft.source) }));
  return planStarter(hashed, await existingEntries(trx, table, drafts));
}

/** Date of the figures of a source. */
function dateOf(source: string): Date | undefined {
  const { asOf } = sourceOf(source);
  return asOf === undefined ? undefined : new Date(asOf);
}

async function write(trx: Trx, importId: number, { weapons, armors, units }: Plans): Promise<void> {
  await writingUnits(writerOf(trx), importId, async (writing) => {
    await writeWeapons(writing, weapons);
    await writeArmors(writing, armors);
    await addUnits(writing, units.added);
    await changeUnits(writing, units.changed);
  });
}

/** The outcome of the last installation as one without changes, if its mark is the same. */
async function installedAlready(db: Kysely<Tables>, mark: string): Promise<Installed | undefined> {
  const last = await db
    .selectFrom('imports')
    .where('kind', '=', 'starter')
    .select(['label', 'counts'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.label !== mark) return undefined;
  const { added = 0, changed = 0, unchanged = 0, kept = 0 } = last.counts as Partial<Installed>;
  return { added: 0, changed: 0, unchanged: added + changed + unchanged, kept };
}

async function startImport(trx: Trx, mark: string, counts: Installed): Promise<number> {
  const row = { kind: 'starter', source: 'rangefinder', label: mark, counts: JSON.stringify(counts), finished_at: new Date() };
  const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

function countAll(plans: readonly Plan<unknown>[]): Installed {
  const total = (key: keyof Installed): number => plans.reduce((sum, plan) => sum + plan[key].length, 0);
  return { added: total('added'), changed: total('changed'), unchanged: total('unchanged'), kept: total('kept') };
}
