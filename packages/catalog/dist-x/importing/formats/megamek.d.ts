import { type Reading } from '../readings.js';
/** A block as a unit. */
export declare function readBlock(raw: string): Reading;
