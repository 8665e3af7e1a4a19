/** What readers get of units. */
import type { UnitDraft } from './drafts.js';
import type { Source } from './sources.js';
import type { Weapon } from './weapon.js';

/** A unit; its kind says which figures it has. */
export interface Unit extends Omit<UnitDraft, 'weapons' | 'source'> {
  readonly source: Source;
  /** From 1; rises when what the source says of it changes. */
  readonly revision: number;
  readonly updatedAt: Date;
}

/** A weapon as a unit carries it. */
export interface MountedWeapon {
  readonly weapon: Weapon;
  /** Order of mounting, from 1; in a squad the number of the soldier. */
  readonly position: number;
  readonly count: number;
}
