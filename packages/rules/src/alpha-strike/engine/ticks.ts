/** Lengths as integers in ten-thousandths of an inch, so that sums of quarters and sixteenths are exact. */

export const TICKS_PER_INCH = 10_000;

/** Inches as ticks. @example ticks(1.5) // 15000 */
export const ticks = (inches: number): number => Math.round(inches * TICKS_PER_INCH);

/** Ticks as inches. @example inchesOf(15000) // 1.5 */
export const inchesOf = (length: number): number => length / TICKS_PER_INCH;
