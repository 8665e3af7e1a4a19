/** The verdict on the difference between the costs of two armies. Section 1.5 of the source. */
import { compare, type Fraction, fraction } from '@rangefinder/dice';
import { MAX_PERCENT } from '../../reference/tables/balance.js';
import type { Verdict } from '../../vocabulary.js';

const VERDICTS_BY_LIMIT = ['BALANCED', 'ACCEPTABLE'] as const;

/** The difference in percent of the cheaper army, or of the costlier one by another reading. @example differencePercent(300, 330, []) // 10 */
export const differencePercent = (one: number, other: number, readings: readonly string[]): Fraction => {
  const base = readings.includes('balance-of-costlier') ? Math.max(one, other) : Math.min(one, other);
  return fraction(100 * Math.abs(one - other), base);
};

/** @example verdictOf(fraction(8)) // 'BALANCED' */
export const verdictOf = (percent: Fraction): Verdict =>
  VERDICTS_BY_LIMIT.find((verdict) => compare(percent, fraction(MAX_PERCENT[verdict])) <= 0) ?? 'UNEVEN';
