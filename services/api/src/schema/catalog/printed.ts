/** Printed weapons and armor, which answers show even when the catalog cannot be reached. */
import { sourceOf, starterDrafts } from '@rangefinder/catalog';
import { starterTables } from '../../starter-tables.js';
import { publicArmor, publicWeapon } from './mapping.js';
import type { Armor, Weapon } from './types.js';

const drafts = starterDrafts(starterTables);
const weapons: ReadonlyMap<string, Weapon> = new Map(
  drafts.weapons.map((draft) => [draft.sourceId, publicWeapon({ ...draft, source: sourceOf(draft.source) })]),
);
const armors: ReadonlyMap<string, Armor> = new Map(
  drafts.armors.map((draft) => [draft.sourceId, publicArmor({ ...draft, source: sourceOf(draft.source) })]),
);

function printed<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id);
  if (!entry) throw new Error(`no printed entry ${id}`);
  return entry;
}

/** A weapon by the id that the rules give it. */
export const printedWeapon = (id: string): Weapon => printed(weapons, id);

/** An armor by the id that the rules give it. */
export const printedArmor = (id: string): Armor => printed(armors, id);
