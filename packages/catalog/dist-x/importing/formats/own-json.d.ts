/** Our own JSON: `{ "format": "rangefinder-catalog", "version": 1, "weapons": […], "armors": […], "units": […] }`. */
import { type Reading } from '../readings.js';
/** Name and version that the file begins with. */
export declare const OWN_JSON: {
    readonly format: 'rangefinder-catalog';
    readonly version: 1;
};
/** Members that hold entries, in the order in which they are written: what is referred to goes first. */
export declare const OWN_MEMBERS: readonly ['weapons', 'armors', 'units'];
/** An entry of the file. */
export declare function readOwnJson(value: unknown, raw: string, member: string | null): Reading | undefined;
