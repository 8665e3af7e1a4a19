/** Catalog entry types and built-in entries of World at War. */
import type { AnyEntryType, BuiltInEntry } from '../../entries/entry.js';
import { platoon, printedPlatoons } from './platoon.js';

export const entries: readonly AnyEntryType[] = [platoon];
export const printed: readonly BuiltInEntry[] = printedPlatoons;
