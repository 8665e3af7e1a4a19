/** Odds as rows of a picture: a label, a share for the bar, and the share in words. */
import { type Interval, percent, percentBetween } from '@rangefinder/rules';
import type { Field, Language } from '../description.js';

/** Odds as answers have them. */
export interface Chance {
  /** In lowest terms: `7/12`, `0`, `1`; null where only the bounds are known. */
  readonly fraction: string | null;
  readonly decimal: number;
  /** Bounds, where a figure may have them. */
  readonly low?: number;
  readonly high?: number;
}

/** Whether a figure is odds, exact or between bounds. */
export const isOdds = ({ kind }: Field): boolean => kind === 'chance' || kind === 'boundedChance';

/** One bar. */
export interface OddsRow {
  /** The number that it is found by, such as a roll of a table. */
  readonly mark?: string;
  readonly label: string;
  /** Between 0 and 1. */
  readonly share: number;
  /** `58.3%`, between bounds `58.2–58.29%`; never 0 or 100 for what is neither. */
  readonly percent: string;
  /** `7/12`; empty when it is too long to read. */
  readonly fraction: string;
}

const MAX_FRACTION_LENGTH = 15;

/** The share in words. */
export function percentOf({ fraction, low, high }: Chance, language: Language): string {
  if (fraction === null) return percentBetween({ low, high } as Interval, language);
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  return percent({ numerator: BigInt(numerator), denominator: BigInt(denominator) }, language);
}

/** A bar for odds. */
export const oddsRow = (label: string, chance: Chance, language: Language): OddsRow => ({
  label,
  share: Math.min(1, Math.max(0, chance.decimal)),
  percent: percentOf(chance, language),
  fraction: shortFraction(chance),
});

/** The fraction where a player can read it; certainty needs none. */
export const shortFraction = ({ fraction }: Chance): string =>
  fraction?.includes('/') && fraction.length <= MAX_FRACTION_LENGTH ? fraction : '';
