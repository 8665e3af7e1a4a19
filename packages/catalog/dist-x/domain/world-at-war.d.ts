/** World at War platoons as far as the moving-fire table knows them. */
import * as z from 'zod';
/** Columns of the moving-fire table. */
export declare const MOVING_FIRE_LEVELS: readonly ['level-1', 'level-2', 'advanced'];
/** Checks the figures of a World at War platoon. */
export declare const worldAtWarStats: z.ZodObject<{
    nation: z.ZodString;
    movingFire: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        level: z.ZodEnum<{
            advanced: "advanced";
            "level-1": "level-1";
            "level-2": "level-2";
        }>;
        only: z.ZodNullable<z.ZodEnum<{
            HE: "HE";
            TOW: "TOW";
            "anti-aircraft": "anti-aircraft";
        }>>;
    }, z.core.$strict>>>;
}, z.core.$strict>;
/**
 * A World at War platoon.
 * @example { nation: 'cuba', movingFire: [{ level: 'level-1', only: 'anti-aircraft' }] }
 */
export type WorldAtWarStats = Readonly<z.infer<typeof worldAtWarStats>>;
