/** An Alpha Strike card, with the names that the calculators take. */
import * as z from 'zod';
/** Checks an Alpha Strike card. What a card without figures yet lacks is empty or 0: such a unit is not in play. */
export declare const alphaStrikeStats: z.ZodObject<{
    type: z.ZodString;
    pointValue: z.ZodNumber;
    skill: z.ZodNumber;
    size: z.ZodNumber;
    tmm: z.ZodNumber;
    move: z.ZodUnion<[z.ZodString, z.ZodLiteral<"">]>;
    role: z.ZodString;
    damage: z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString, z.ZodString], null>>;
    damageExtreme: z.ZodOptional<z.ZodString>;
    overheatValue: z.ZodNumber;
    armor: z.ZodNumber;
    threshold: z.ZodOptional<z.ZodNumber>;
    structure: z.ZodNumber;
    specials: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    hasHeatScale: z.ZodBoolean;
    introduced: z.ZodOptional<z.ZodString>;
    technology: z.ZodOptional<z.ZodString>;
    tonnage: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict>;
/**
 * An Alpha Strike card.
 * @example { type: 'BM', pointValue: 19, skill: 4, size: 1, tmm: 3, move: '16"', role: 'Scout', damage: ['2', '1', '0'], … }
 */
export type AlphaStrikeStats = Readonly<z.infer<typeof alphaStrikeStats>>;
/** Whether a card can be played with: it has a price, a size and a move. */
export declare const isComplete: ({ pointValue, size, move }: Pick<AlphaStrikeStats, 'pointValue' | 'size' | 'move'>) => boolean;
