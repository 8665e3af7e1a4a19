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

const unchanged = (name: Text): { readonly one: Text; readonly other: Text } => ({ one: name, other: name });

/** Unit names after the number one and after any other: `1 step`, `2 steps`; Russian ones are abbreviated: `2 шаг.` */
export const unitsOfNumbers: { readonly [U in Unit]: { readonly one: Text; readonly other: Text } } = {
  inches: unchanged({ en: 'in', ru: 'дюйм.' }),
  steps: { one: { en: 'step', ru: 'шаг' }, other: { en: 'steps', ru: 'шаг.' } },
  centimetres: unchanged({ en: 'cm', ru: 'см' }),
  points: { one: { en: 'pt', ru: 'очко' }, other: { en: 'pts', ru: 'очк.' } },
  dice: { one: { en: 'die', ru: 'кубик' }, other: { en: 'dice', ru: 'куб.' } },
  hexes: { one: { en: 'hex', ru: 'гекс' }, other: { en: 'hexes', ru: 'гекс.' } },
};
