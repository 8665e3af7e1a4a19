/** Weapons and armor as readers get them. */
import type { ArmorDraft, WeaponDraft } from './drafts.js';
import type { Source } from './sources.js';

/** A weapon; its rule set determines its figures. */
export interface Weapon extends Omit<WeaponDraft, 'source' | 'sourceId'> {
  readonly source: Source;
}

/** An armor; its rule set determines its figures. */
export interface Armor extends Omit<ArmorDraft, 'source' | 'sourceId' | 'position'> {
  readonly source: Source;
}
