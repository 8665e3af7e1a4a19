/** Phrases shared by several calculators of Alpha Strike. */
import { divide, type Fraction, fraction } from '@rangefinder/dice';
import type { Language, Text } from '../../text/language.js';
import { number, percent, plural } from '../../text/numbers.js';
import type { Range } from '../vocabulary.js';

const POINTS = { en: { one: 'point', many: 'points' }, ru: { one: 'очко', few: 'очка', many: 'очков' } } as const;
const OF_DAMAGE = { en: 'of damage', ru: 'урона' } as const;

/** `2 points`, `2 очка` */
function points(count: number, language: Language): string {
  return `${number(count, language)} ${plural(count, language, POINTS[language])}`;
}

/** `2 points of damage`, `2 очка урона` */
export const damagePoints = (count: number, language: Language): string => `${points(count, language)} ${OF_DAMAGE[language]}`;

/** `deals 2 points of damage`, `does no damage`; «наносит 2 очка урона», «урона не наносит» */
export function dealsDamage(count: number, language: Language): string {
  return count === 0 ? DEALS_NOTHING[language] : `${DEALS[language]} ${damagePoints(count, language)}`;
}

const DEALS: Text = { en: 'deals', ru: 'наносит' };
const DEALS_NOTHING: Text = { en: 'does no damage', ru: 'урона не наносит' };

const HUNDRED = fraction(100);

/** Formats a figure that is already a percentage: `1.9%`, `1,9 %`. */
export const percentageOf = (figure: Fraction, language: Language): string => percent(divide(figure, HUNDRED), language);

const AT_RANGE: Readonly<Record<Range, Text>> = {
  SHORT: { en: 'at short range', ru: 'на ближней дистанции' },
  MEDIUM: { en: 'at medium range', ru: 'на средней дистанции' },
  LONG: { en: 'at long range', ru: 'на дальней дистанции' },
};

/** `at short range`, `на ближней дистанции` */
export const atRange = (range: Range, language: Language): string => AT_RANGE[range][language];

/** Refuses a number of points that REAR cannot deal. */
export const rearValueWords = {
  en: (fired: number, possible: readonly number[]): string =>
    possible.length === 0
      ? 'Not allowed: the rear-mounted weapons (REAR) can deal no damage any more.'
      : `Not allowed: the rear-mounted weapons (REAR) can deal ${possible.join(' or ')}, not ${fired}.`,
  ru: (fired: number, possible: readonly number[]): string =>
    possible.length === 0
      ? 'Нельзя: направленные назад орудия (НН) урона больше не наносят.'
      : `Нельзя: направленные назад орудия (НН) могут нанести ${possible.join(' или ')}, но не ${fired}.`,
};
