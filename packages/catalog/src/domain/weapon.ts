/** What readers get of weapons and armor. */
import type { ArmorDraft, WeaponDraft } from './drafts.js';
import type { Source } from './sources.js';

/** A weapon; its rule set says which figures it has. */
export interface Weapon extends Omit<WeaponDraft, 'source' | 'sourceId'> {
  readonly source: Source;
}

/** An armor; its rule set says which figures it has. */
export interface Armor extends Omit<ArmorDraft, 'source' | 'sourceId' | 'position'> {
  readonly source: Source;
}
