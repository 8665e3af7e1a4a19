/** Weapons of machines and guns, from Tekhnolog's sheets of 2008. One of a name has the same figures on every machine. */
import type { ArsenalEntry } from './entries.js';
export declare const ARSENAL: Readonly<Record<string, ArsenalEntry>>;
