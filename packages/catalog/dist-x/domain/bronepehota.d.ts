/** Bronepehota squads, machines, guns and their weapons. Distances in steps of 5 cm; dice spelled with a Latin D. */
import * as z from 'zod';
declare const soldier: z.ZodObject<{
    number: z.ZodNumber;
    rank: z.ZodNumber;
    speed: z.ZodNumber;
    range: z.ZodNullable<z.ZodString>;
    power: z.ZodNullable<z.ZodString>;
    closeCombat: z.ZodNumber;
    repairs: z.ZodBoolean;
    jump: z.ZodNumber;
    armor: z.ZodNumber;
}, z.core.$strict>;
/** Checks the figures of a Bronepehota unit. */
export declare const bronepehotaStats: z.ZodDiscriminatedUnion<[z.ZodObject<{
    kind: z.ZodLiteral<"squad">;
    soldiers: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        number: z.ZodNumber;
        rank: z.ZodNumber;
        speed: z.ZodNumber;
        range: z.ZodNullable<z.ZodString>;
        power: z.ZodNullable<z.ZodString>;
        closeCombat: z.ZodNumber;
        repairs: z.ZodBoolean;
        jump: z.ZodNumber;
        armor: z.ZodNumber;
    }, z.core.$strict>>>;
}, z.core.$strict>, z.ZodObject<{
    rank: z.ZodNumber;
    rateOfFire: z.ZodNumber;
    ammunition: z.ZodNumber;
    durability: z.ZodNumber;
    kind: z.ZodLiteral<"machine">;
    weight: z.ZodEnum<{
        heavy: "heavy";
        light: "light";
    }>;
    speedSectors: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        max: z.ZodNumber;
        min: z.ZodNumber;
        speed: z.ZodNumber;
    }, z.core.$strict>>>;
}, z.core.$strict>, z.ZodObject<{
    rank: z.ZodNumber;
    rateOfFire: z.ZodNumber;
    ammunition: z.ZodNumber;
    durability: z.ZodNumber;
    kind: z.ZodLiteral<"gun">;
    mobility: z.ZodEnum<{
        fixed: "fixed";
        mobile: "mobile";
    }>;
}, z.core.$strict>], "kind">;
/**
 * A Bronepehota unit.
 * @example { kind: 'gun', mobility: 'mobile', rank: 1, rateOfFire: 1, ammunition: 12, durability: 4 }
 */
export type BronepehotaStats = Readonly<z.infer<typeof bronepehotaStats>>;
/** A soldier of a squad. */
export type BronepehotaSoldier = Readonly<z.infer<typeof soldier>>;
/** Checks the figures of a Bronepehota weapon. */
export declare const bronepehotaWeaponStats: z.ZodObject<{
    range: z.ZodOptional<z.ZodString>;
    power: z.ZodOptional<z.ZodString>;
    blast: z.ZodOptional<z.ZodObject<{
        power: z.ZodString;
        steps: z.ZodNumber;
    }, z.core.$strict>>;
    closeCombat: z.ZodOptional<z.ZodNumber>;
    directions: z.ZodOptional<z.ZodNumber>;
    repair: z.ZodOptional<z.ZodNumber>;
    tows: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>;
/**
 * A Bronepehota weapon: what it shoots with, or its close-combat bonus, or what else it does.
 * @example { range: 'D12', power: '4D20', blast: { power: '1D20', steps: 2 } }
 */
export type BronepehotaWeaponStats = Readonly<z.infer<typeof bronepehotaWeaponStats>>;
export {};
