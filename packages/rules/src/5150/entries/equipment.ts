/** Complete weapon and armor data of 5150, for catalogs. */
import { ARMORS, type Armor5150 } from '../reference/tables/armors.js';
import { WEAPONS, type Weapon5150 } from '../reference/tables/weapons.js';

export type { Armor5150 } from '../reference/tables/armors.js';
export type { Weapon5150 } from '../reference/tables/weapons.js';

/**
 * All weapons: those of the two printed tables and the improvised one. @example weapons.find(({ id }) => id === 'rifle')?.cost //
 * 15
 */
export const weapons: readonly Weapon5150[] = WEAPONS;

/** All armors. @example armors.map(({ id }) => id) // none, light, heavy, … */
export const armors: readonly Armor5150[] = ARMORS;
