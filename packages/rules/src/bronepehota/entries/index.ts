/** Catalog entries of Bronepehota. */
import type { AnyEntryType, BuiltInEntry } from '../../entries/entry.js';
import { squad } from './squad.js';
import { gun, machine } from './vehicles.js';
import { weapon } from './weapon.js';

export { gun, machine, squad, weapon };
export const entries: readonly AnyEntryType[] = [squad, machine, gun, weapon];

/** Empty: the rules print no armlists. */
export const printed: readonly BuiltInEntry[] = [];
