/** Units of measure. */
import type { Language, Text } from '../text/language.js';
import type { PluralForms } from '../text/numbers.js';
import type { Unit } from './fields.js';

/** Unit names after a label: `Range, inches`. */
export const unitWords: { readonly [U in Unit]: Text } = {
  inches: { en: 'inches', ru: 'дюймы' },
  steps: { en: 'steps', ru: 'шаги' },
  centimetres: { en: 'cm', ru: 'см' },
  points: { en: 'points', ru: 'очки' },
  dice: { en: 'dice', ru: 'кубики' },
  hexes: { en: 'hexes', ru: 'гексы' },
};

/** Unit names after a number, for `plural`: `2 steps`, «2 шага». */
export const unitsOfNumbers: { readonly [U in Unit]: { readonly [L in Language]: PluralForms } } = {
  inches: { en: { one: 'in', many: 'in' }, ru: { one: 'дюйм', few: 'дюйма', many: 'дюймов' } },
  steps: { en: { one: 'step', many: 'steps' }, ru: { one: 'шаг', few: 'шага', many: 'шагов' } },
  centimetres: { en: { one: 'cm', many: 'cm' }, ru: { one: 'см', many: 'см' } },
  points: { en: { one: 'pt', many: 'pts' }, ru: { one: 'очко', few: 'очка', many: 'очков' } },
  dice: { en: { one: 'die', many: 'dice' }, ru: { one: 'кубик', few: 'кубика', many: 'кубиков' } },
  hexes: { en: { one: 'hex', many: 'hexes' }, ru: { one: 'гекс', few: 'гекса', many: 'гексов' } },
};
