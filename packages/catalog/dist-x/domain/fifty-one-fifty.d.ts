/** Weapons and armor of 5150. Distances in inches. The figures themselves are kept by the rules. */
import * as z from 'zod';
/** Classes of 5150 weapons, as armor tells them apart. */
export declare const FIFTY_ONE_FIFTY_CLASSES: readonly ['laser', 'solid', 'net', 'grenade', 'melee'];
/** Who may carry the starred weapons. */
export declare const FIFTY_ONE_FIFTY_CARRIERS: readonly ['police', 'corporations', 'criminals', 'colonists'];
/** Checks the figures of a 5150 weapon. */
export declare const fiftyOneFiftyWeaponStats: z.ZodObject<{
    class: z.ZodEnum<{
        grenade: "grenade";
        laser: "laser";
        melee: "melee";
        net: "net";
        solid: "solid";
    }>;
    range: z.ZodNullable<z.ZodNumber>;
    rateOfFire: z.ZodNullable<z.ZodNumber>;
    blastRadius: z.ZodNullable<z.ZodNumber>;
    impacts: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodNumber, z.ZodLiteral<"NE">, z.ZodLiteral<"special">]>>>;
    restrictedTo: z.ZodNullable<z.ZodReadonly<z.ZodArray<z.ZodEnum<{
        colonists: "colonists";
        corporations: "corporations";
        criminals: "criminals";
        police: "police";
    }>>>>;
}, z.core.$strict>;
/**
 * A 5150 weapon.
 * @example { class: 'laser', range: 12, rateOfFire: 1, blastRadius: null, impacts: { none: 4, heavy: 3, battle: 1 }, restrictedTo: null }
 */
export type FiftyOneFiftyWeaponStats = Readonly<z.infer<typeof fiftyOneFiftyWeaponStats>>;
/** Checks the figures of a 5150 armor. */
export declare const fiftyOneFiftyArmorStats: z.ZodObject<{
    stops: z.ZodNullable<z.ZodEnum<{
        laser: "laser";
        solid: "solid";
    }>>;
    alwaysInCover: z.ZodBoolean;
}, z.core.$strict>;
/**
 * A 5150 armor.
 * @example { stops: 'laser', alwaysInCover: false }
 */
export type FiftyOneFiftyArmorStats = Readonly<z.infer<typeof fiftyOneFiftyArmorStats>>;
