/** Phrases shared by the calculators of Bronepehota. */
import type { Language } from '../../text/language.js';
import { number, plural } from '../../text/numbers.js';

const STEPS = { en: { one: 'step', many: 'steps' }, ru: { one: 'шаг', few: 'шага', many: 'шагов' } } as const;
const POINTS = { en: { one: 'point', many: 'points' }, ru: { one: 'очко', few: 'очка', many: 'очков' } } as const;
const CENTIMETERS = { en: 'cm', ru: 'см' } as const;

/** `5 steps`, `5 шагов`, `2,5 шага` */
export function stepsText(steps: number, language: Language): string {
  return `${number(steps, language)} ${plural(steps, language, STEPS[language])}`;
}

/** `3 points`, `3 очка` */
export function pointsText(points: number, language: Language): string {
  return `${number(points, language)} ${plural(points, language, POINTS[language])}`;
}

/** `2.5 cm`, `2,5 см` */
export const centimetresText = (centimetres: number, language: Language): string =>
  `${number(centimetres, language)} ${CENTIMETERS[language]}`;
