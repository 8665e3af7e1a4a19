/** Odds as rows of a picture: a label, a share for the bar, and the share in words. */
import { percent } from '@rangefinder/rules';
import type { Language } from '../description.js';

/** Odds as answers have them. */
export interface Chance {
  /** In lowest terms: `7/12`, `0`, `1`. */
  readonly fraction: string;
  readonly decimal: number;
}

/** One bar. */
export interface OddsRow {
  readonly label: string;
  /** Between 0 and 1. */
  readonly share: number;
  /** `58.3%`; never 0 or 100 for what is neither. */
  readonly percent: string;
  /** `7/12`; empty when it is too long to read. */
  readonly fraction: string;
}

const MAX_FRACTION_LENGTH = 15;

/** The share in words. */
export function percentOf({ fraction }: Chance, language: Language): string {
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
  fraction.includes('/') && fraction.length <= MAX_FRACTION_LENGTH ? fraction : '';
