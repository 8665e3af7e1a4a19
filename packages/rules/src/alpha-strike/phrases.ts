/** Phrases that several calculators of Alpha Strike share. */
import type { Language } from '../text/language.js';
import { number, plural } from '../text/numbers.js';

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
