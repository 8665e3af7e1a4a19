/** The run of a ’Mech or the flank speed of a vehicle. Source: effects on MP. */

/** Half of the walk more. */
export const RUN_FACTOR = 1.5;

/** Run or Flank that goes with Walk or Cruise: half of it more, rounded up. @example runOf(7) // 11 */
export const runOf = (walk: number): number => Math.ceil(walk * RUN_FACTOR);
