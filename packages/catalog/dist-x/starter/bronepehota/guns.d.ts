/** Guns, from Tekhnolog's sheets of 2008. */
import type { CrewedEntry } from './entries.js';
export declare const GUNS: readonly CrewedEntry[];
