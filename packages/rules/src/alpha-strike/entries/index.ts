/** Catalog entries of Alpha Strike. */
import type { AnyEntryType, BuiltInEntry } from '../../entries/entry.js';
import { card } from './card.js';

export { splitAbilities } from '../engine/specials/split.js';
export { ABILITIES } from '../reference/tables/specials.js';
export { cardFields } from './fields.js';
export * from './move.js';
export * from './types.js';

export { card };
export const entries: readonly AnyEntryType[] = [card];

/** Empty: the quick start prints no cards. */
export const printed: readonly BuiltInEntry[] = [];
