/** Pieces of wording that the calculators of Bronepehota share. */
import type { Language } from '../text/language.js';
import { number, plural } from '../text/numbers.js';

/** `5 steps`, `5 шагов`, `2,5 шага` */
export function stepsText(steps: number, language: Language): string {
  const forms = language === 'ru' ? { one: 'шаг', few: 'шага', many: 'шагов' } : { one: 'step', many: 'steps' };
  return `${number(steps, language)} ${plural(steps, language, forms)}`;
}

/** `3 points`, `3 очка` */
export function pointsText(points: number, language: Language): string {
  const forms = language === 'ru' ? { one: 'очко', few: 'очка', many: 'очков' } : { one: 'point', many: 'points' };
  return `${number(points, language)} ${plural(points, language, forms)}`;
}

/** `2.5 cm`, `2,5 см` */
export const centimetresText = (centimetres: number, language: Language): string =>
  `${number(centimetres, language)} ${language === 'ru' ? 'см' : 'cm'}`;
