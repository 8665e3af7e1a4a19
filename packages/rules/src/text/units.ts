/** Units of measure as they stand behind a label: `Range, inches`. */
import type { Unit } from '../calculator/fields.js';
import type { Text } from './language.js';

export const unitWords: { readonly [U in Unit]: Text } = {
  inches: { en: 'inches', ru: 'дюймы' },
  steps: { en: 'steps', ru: 'шаги' },
  centimetres: { en: 'cm', ru: 'см' },
  points: { en: 'points', ru: 'очки' },
  dice: { en: 'dice', ru: 'кубики' },
  hexes: { en: 'hexes', ru: 'гексы' },
};
