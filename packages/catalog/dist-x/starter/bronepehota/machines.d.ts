/** Machines, from Tekhnolog's sheets of 2008. Their Russian sheets print the names in Latin letters. */
import type { CrewedEntry } from './entries.js';
export declare const MACHINES: readonly CrewedEntry[];
