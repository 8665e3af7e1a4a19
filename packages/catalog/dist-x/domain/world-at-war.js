/** World at War platoons as far as the moving-fire table knows them. */
import * as z from 'zod';
/** Columns of the moving-fire table. */
export const MOVING_FIRE_LEVELS = ['level-1', 'level-2', 'advanced'];
const movingFire = z.strictObject({
    level: z.enum(MOVING_FIRE_LEVELS),
    /** What the level is limited to: anti-aircraft fire, one ammunition, one missile; null when nothing. */
    only: z.enum(['anti-aircraft', 'HE', 'TOW']).nullable(),
});
/** Checks the figures of a World at War platoon. */
export const worldAtWarStats = z.strictObject({
    /** Id of the nation: `usa`. */
    nation: z.string().regex(/^[a-z][a-z-]*$/, { error: 'usa' }),
    movingFire: z.array(movingFire).min(1).readonly(),
});
//# sourceMappingURL=world-at-war.js.map