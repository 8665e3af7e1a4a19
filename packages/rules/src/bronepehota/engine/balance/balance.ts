/** The verdict on the difference between the costs of two armies. Section 1.5 of the source. */
import { compare, type Fraction, fraction } from '@rangefinder/dice';
import { MAX_PERCENT } from '../../reference/tables/balance.js';
import type { Verdict } from '../../vocabulary.js';

const VERDICTS_BY_LIMIT = ['BALANCED', 'ACCEPTABLE'] as const;

/** The difference in percent of the cheaper army. @example differencePercent(300, 330) // 10 */
export const differencePercent = (one: number, other: number): Fraction => fraction(100 * Math.abs(one - other), Math.min(one, other));

/** @example verdictOf(fraction(8)) // 'BALANCED' */
export const verdictOf = (percent: Fraction): Verdict =>
  VERDICTS_BY_LIMIT.find((verdict) => compare(percent, fraction(MAX_PERCENT[verdict])) <= 0) ?? 'UNEVEN';
