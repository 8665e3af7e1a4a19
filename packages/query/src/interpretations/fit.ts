/** How well results fit a text, on the scale of the rulebook search. */
import type { Fit } from '@rangefinder/rulebook/search';
import type { SearchedText, Understanding } from './matching-text.js';

/** Fits by the first digit of sort keys. */
const FITS: Readonly<Record<string, Fit>> = { 1: 1, 2: 3, 3: 2, 4: 2, 5: 2, 6: 3, 7: 4 };
/** Fewer conditions are also words of rules: `jump`. */
const MIN_TELLING_CONDITIONS = 2;
const CONDITION = /(?:^|\s)-?(?:[\p{L}\d]+[:<>=]+(?:"[^"]*"|\S+)|jump(?!\S))/gu;

/**
 * A guess fits least, and so does a result by conditions that leaves out words. A result by several conditions, without words left, fits
 * as if its name had the words; by one condition, it has none of the words.
 * @param key sort key of the result
 */
export function fitOfResult({ interpretation, interpreted, resolved }: Omit<SearchedText, 'hasResults'>, key: string): Fit {
  const { conditions, text } = interpreted;
  if (interpretation.isKey) return 1;
  const hasAll = resolved?.hasAll !== false;
  if (interpretation.mayGuess || (conditions !== '' && !hasAll)) return 4;
  if (conditions !== '' && text === '') return isTelling(conditions) ? 2 : 3;
  return FITS[key.charAt(0)] ?? 4;
}

/** How well results fit that are in an order that words ask for: the cheapest. */
export const fitInOrder = ({ matched, understoodAs }: Understanding): Fit =>
  matched === 'MOST' ? 4 : isTelling(understoodAs ?? '') ? 2 : 3;

/** The fits of a ranked list, in which no result fits better than one before it. */
export function fitsInOrder(fits: readonly Fit[]): readonly Fit[] {
  let worst: Fit = 1;
  return fits.map((fit) => {
    if (fit > worst) worst = fit;
    return worst;
  });
}

/** Whether a text was understood as several conditions. */
export const isTelling = (conditions: string): boolean => (conditions.match(CONDITION) ?? []).length >= MIN_TELLING_CONDITIONS;
