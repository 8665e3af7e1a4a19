/** Odds as rows of a chart: a label, a share for the bar, and the share as text. */
import { type Interval, percent, percentBetween } from '@rangefinder/rules';
import type { Field, Language } from '../description.js';

/** Odds as answers contain them. */
export interface Chance {
  /** In lowest terms: `7/12`, `0`, `1`; null if only the bounds are known. */
  readonly fraction: string | null;
  readonly decimal: number;
  /** Bounds of odds that are not exact. */
  readonly low?: number;
  readonly high?: number;
}

/** Whether a figure is odds, exact or between bounds. */
export const isOdds = ({ kind }: Field): boolean => kind === 'chance' || kind === 'boundedChance';

/** A row of a chart. */
export interface OddsRow {
  /** The number that selects the row, such as a roll of a table. */
  readonly mark?: string;
  readonly label: string;
  /** Between 0 and 1. */
  readonly share: number;
  /** `58.3%`, between bounds `58.2–58.29%`. Only certain outcomes are 0 or 100. */
  readonly percent: string;
  /** `7/12`; empty when it is too long to read. */
  readonly fraction: string;
}

const MAX_FRACTION_LENGTH = 15;

/** The share as a percentage. */
export function percentOf({ fraction, low, high }: Chance, language: Language): string {
  if (fraction === null) return percentBetween({ low, high } as Interval, language);
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  return percent({ numerator: BigInt(numerator), denominator: BigInt(denominator) }, language);
}

export const oddsRow = (label: string, chance: Chance, language: Language): OddsRow => ({
  label,
  share: Math.min(1, Math.max(0, chance.decimal)),
  percent: percentOf(chance, language),
  fraction: shortFraction(chance),
});

/** The fraction if it is short enough to read; empty for 0 and 1. */
export const shortFraction = ({ fraction }: Chance): string =>
  fraction?.includes('/') && fraction.length <= MAX_FRACTION_LENGTH ? fraction : '';
