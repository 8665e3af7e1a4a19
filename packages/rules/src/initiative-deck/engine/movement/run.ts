/** The run of a ’Mech or the flank speed of a vehicle. Source: effects on MP. */

/** A run is one and a half times the walk. */
export const RUN_FACTOR = 1.5;

/** The Run or Flank speed for a Walk or Cruise speed: one and a half times, rounded up. @example runOf(7) // 11 */
export const runOf = (walk: number): number => Math.ceil(walk * RUN_FACTOR);
