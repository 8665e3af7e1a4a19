/** Units as readers get them. */
import type { UnitDraft } from './drafts.js';
import type { Source } from './sources.js';
import type { Weapon } from './weapon.js';

/** A unit; its kind determines its figures. */
export interface Unit extends Omit<UnitDraft, 'weapons' | 'source'> {
  readonly source: Source;
  /** From 1; rises with every change of its source. */
  readonly revision: number;
  readonly updatedAt: Date;
  /** Time at which its figures were read from the source. */
  readonly asOf: Date;
}

/** A mounted weapon of a unit. */
export interface MountedWeapon {
  readonly weapon: Weapon;
  /** Order of mounting, from 1; in a squad the number of the soldier. */
  readonly position: number;
  readonly count: number;
}
