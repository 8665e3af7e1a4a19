/** Input of the cover calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { targetWaterDepth } from '../../engine/to-hit/fields.js';
import { toHitRulings } from '../../reference/rulings/to-hit.js';

const MIN_HEIGHT_INCHES = 0.25;
const MAX_HEIGHT_INCHES = 12;

export const input = fields({
  height: {
    kind: 'number',
    min: MIN_HEIGHT_INCHES,
    max: MAX_HEIGHT_INCHES,
    unit: 'inches',
    default: 2,
    example: 2,
    label: { en: 'Height of the target', ru: 'Высота цели' },
    hint: {
      en: 'What can be seen of it in the open, in any unit of length',
      ru: 'Сколько её видно на открытом месте; мерить можно чем угодно',
    },
  },
  hidden: {
    kind: 'number',
    min: 0,
    max: MAX_HEIGHT_INCHES,
    unit: 'inches',
    default: 0,
    example: 1,
    label: { en: 'Hidden of it', ru: 'Из неё скрыто' },
    hint: { en: 'By hills, buildings and the like; woods do not count', ru: 'Холмами, зданиями и подобным; лес не в счёт' },
  },
  targetWaterDepth,
  readings: readingsField(toHitRulings, ['cover-with-limits']),
});
