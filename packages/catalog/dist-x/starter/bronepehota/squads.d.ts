/** Infantry squads, from Tekhnolog's sheets of 2008. */
import type { SquadEntry } from './entries.js';
export declare const SQUADS: readonly SquadEntry[];
