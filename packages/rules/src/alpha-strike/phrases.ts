/** Phrases that several calculators of Alpha Strike share. */
import { divide, type Fraction, fraction } from '@rangefinder/dice';
import type { Language } from '../text/language.js';
import { number, percent, plural } from '../text/numbers.js';
import { RANGES, type Range } from './vocabulary.js';

/** `2 points`, `2 очка` */
export function points(count: number, language: Language): string {
  const forms = language === 'ru' ? { one: 'очко', few: 'очка', many: 'очков' } : { one: 'point', many: 'points' };
  return `${number(count, language)} ${plural(count, language, forms)}`;
}

/** `2 points of damage`, `2 очка урона`, `nothing`, `ничего` */
export function damagePoints(count: number, language: Language): string {
  if (count === 0) return language === 'ru' ? 'ничего' : 'nothing';
  return language === 'ru' ? `${points(count, 'ru')} урона` : `${points(count, 'en')} of damage`;
}

const HUNDRED = fraction(100);

/** A figure that is already in per cent: `1.9%`, `1,9 %`. */
export const perCent = (figure: Fraction, language: Language): string => percent(divide(figure, HUNDRED), language);

const AT_RANGE: Readonly<Record<Range, string>> = {
  SHORT: 'на ближней дистанции',
  MEDIUM: 'на средней дистанции',
  LONG: 'на дальней дистанции',
};

/** `at short range`, `на ближней дистанции` */
export const atRange = (range: Range, language: Language): string =>
  language === 'ru' ? AT_RANGE[range] : `at ${RANGES.values[range].en} range`;
