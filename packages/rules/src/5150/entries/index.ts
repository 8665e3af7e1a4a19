/** Catalog entries of 5150. */
import type { AnyEntryType, BuiltInEntry } from '../../entries/entry.js';
import { armor, printedArmors } from './armor.js';
import { printedWeapons, weapon } from './weapon.js';

export const entries: readonly AnyEntryType[] = [weapon, armor];
export const printed: readonly BuiltInEntry[] = [...printedWeapons, ...printedArmors];
