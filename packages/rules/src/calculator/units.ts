/** Units of measure. */
import type { Text } from '../text/language.js';
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

/** Unit names after a number, independent of the number: `2 steps`, `2 шаг.` */
export const unitsOfNumbers: { readonly [U in Unit]: Text } = {
  inches: { en: 'in', ru: 'дюйм.' },
  steps: { en: 'steps', ru: 'шаг.' },
  centimetres: { en: 'cm', ru: 'см' },
  points: { en: 'pts', ru: 'очк.' },
  dice: { en: 'dice', ru: 'куб.' },
  hexes: { en: 'hexes', ru: 'гекс.' },
};
