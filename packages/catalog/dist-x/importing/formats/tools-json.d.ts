import type { Reading } from '../readings.js';
/** A row as a unit. One that has a key of the Master Unit List is that unit. */
export declare function readToolsRow(value: unknown, raw: string): Reading;
