/** Weapons and armor of 5150. Distances in inches. The figures themselves are kept by the rules. */
import * as z from 'zod';
import { wholeNumber } from './number-fields.js';
/** Classes of 5150 weapons, as armor tells them apart. */
export const FIFTY_ONE_FIFTY_CLASSES = ['laser', 'solid', 'net', 'grenade', 'melee'];
/** Who may carry the starred weapons. */
export const FIFTY_ONE_FIFTY_CARRIERS = ['police', 'corporations', 'criminals', 'colonists'];
const impact = z.union([wholeNumber(0, 6), z.literal('NE'), z.literal('special')]);
/** Checks the figures of a 5150 weapon. */
export const fiftyOneFiftyWeaponStats = z.strictObject({
    class: z.enum(FIFTY_ONE_FIFTY_CLASSES),
    /** Inches; null in melee. */
    range: wholeNumber(1, 99).nullable(),
    /** Dice; null for what bursts. */
    rateOfFire: wholeNumber(1, 9).nullable(),
    /** Inches; null for what does not burst. */
    blastRadius: wholeNumber(1, 99).nullable(),
    /** Impact by armor, keyed by the armor's id within 5150; `NE` no effect, `special` absorbed or reflected. */
    impacts: z.record(z.string().regex(/^[a-z][a-z-]*$/, { error: 'soft' }), impact).readonly(),
    /** Null when anybody may carry it. */
    restrictedTo: z.array(z.enum(FIFTY_ONE_FIFTY_CARRIERS)).min(1).readonly().nullable(),
});
/** Checks the figures of a 5150 armor. */
export const fiftyOneFiftyArmorStats = z.strictObject({
    /** What it absorbs or reflects on a 1–3; null when nothing. */
    stops: z.enum(['laser', 'solid']).nullable(),
    /** Its wearer always counts as in cover against shooting. */
    alwaysInCover: z.boolean(),
});
//# sourceMappingURL=fifty-one-fifty.js.map