/** What a catalog holds of Alpha Strike. */
import type { AnyEntryType, PrintedEntry } from '../../entries/entry.js';
import { card } from './card.js';

export const entries: readonly AnyEntryType[] = [card];

/** The quick start prints no cards. */
export const printed: readonly PrintedEntry[] = [];
