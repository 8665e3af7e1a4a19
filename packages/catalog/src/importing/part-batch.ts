/** Writes a batch of weapons and armor. */
import { FIRST_LANGUAGE, type Problem } from '@rangefinder/rules';
import type { ArmorDraft, WeaponDraft } from '../domain/drafts.js';
import { existingEntries } from '../writing/existing.js';
import { writeArmors, writeWeapons } from '../writing/parts.js';
import { type Hashed, type Plan, planStarter } from '../writing/plan.js';
import { hashOf } from '../writing/rows.js';
import type { UnitWriting } from '../writing/units.js';
import type { ParsedPart, Place } from './parsed-rows.js';
import type { BatchOutcome } from './unit-batch.js';

/** A weapon or armor with its place. */
export interface PlacedPart {
  readonly place: Place;
  readonly parsed: ParsedPart;
}

/** Writes different weapons and armors. */
export async function writePartBatch(writing: UnitWriting, parts: readonly PlacedPart[]): Promise<readonly BatchOutcome[]> {
  const weapons = parts.flatMap(({ parsed }) => (parsed.kind === 'weapon' ? [parsed.draft] : []));
  const armors = parts.flatMap(({ parsed }) => (parsed.kind === 'armor' ? [parsed.draft] : []));
  const plans = { weapons: await planOf(writing, 'weapons', weapons), armors: await planOf(writing, 'armors', armors) };
  await writeWeapons(writing, plans.weapons);
  await writeArmors(writing, plans.armors);
  return [outcomeOf(plans.weapons, parts), outcomeOf(plans.armors, parts)];
}

async function planOf<D extends WeaponDraft | ArmorDraft>(
  { writer }: UnitWriting,
  table: 'weapons' | 'armors',
  drafts: readonly D[],
): Promise<Plan<D>> {
  if (drafts.length === 0) return { added: [], changed: [], unchanged: [], kept: [] };
  const known = await existingEntries(writer.trx, table, drafts);
  // An import may change entries of any origin, but not take the id of another entry.
  return planStarter(
    drafts.map((draft) => ({ draft, hash: hashOf(draft) })),
    known.map((entry) => ({ ...entry, fromStarter: true })),
  );
}

function outcomeOf(plan: Plan<WeaponDraft | ArmorDraft>, parts: readonly PlacedPart[]): BatchOutcome {
  const { added, changed, unchanged, kept } = plan;
  return {
    counts: { added: added.length, changed: changed.length, unchanged: unchanged.length, refused: kept.length },
    issues: kept.flatMap(({ draft }) => {
      const place = parts.find(({ parsed }) => parsed.draft === draft)?.place;
      return place === undefined ? [] : [{ kind: 'refused' as const, place, problems: [taken(draft.id)] }];
    }),
    changes: [
      ...added.map(({ draft }: Hashed<WeaponDraft | ArmorDraft>) => ({
        kind: 'added' as const,
        id: draft.id,
        name: draft.names[FIRST_LANGUAGE],
      })),
      ...changed.map(({ draft }) => ({ kind: 'changed' as const, id: draft.id, name: draft.names[FIRST_LANGUAGE], fields: [] })),
    ],
  };
}

const taken = (id: string): Problem => ({
  code: 'CONFLICT',
  path: ['id'],
  given: id,
  allowed: { en: 'an id that no other entry of the catalog has', ru: 'код, которого нет у другой записи каталога' },
});
