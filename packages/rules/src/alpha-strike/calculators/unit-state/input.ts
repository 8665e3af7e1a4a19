/** Input of the unit-state calculator: a card with its damage, critical hits and heat, and the water under it. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { unitField } from '../../engine/combat/unit-fields.js';
import { criticalRulings } from '../../reference/rulings/critical-hits.js';
import { heatRulings } from '../../reference/rulings/heat.js';

const MAX_WATER_INCHES = 12;

export const input = fields({
  unit: { ...unitField, label: { en: 'Unit', ru: 'Боевая единица' } },
  waterDepth: {
    kind: 'number',
    min: 0,
    max: MAX_WATER_INCHES,
    unit: 'inches',
    default: 0,
    label: { en: 'Water', ru: 'Вода' },
    hint: {
      en: 'Depth under the unit; 0 on land. Water gives partial cover, and nothing jumps out of it',
      ru: 'Глубина под БЕ; 0 на суше. Вода даёт частичное укрытие, и из неё не выпрыгнуть',
    },
  },
  readings: readingsField(
    [...criticalRulings, ...heatRulings],
    ['mp-rounds-the-rest', 'mp-spares-jump', 'any-water-cools', 'water-not-against-engine'],
  ),
});
