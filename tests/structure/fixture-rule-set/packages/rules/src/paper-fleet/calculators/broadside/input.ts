/** Input of the broadside calculator. */
import { fields } from '../../../calculator/fields.js';
import { guns } from '../../engine/ships/fields.js';
import { RANGES } from '../../vocabulary.js';

export const input = fields({
  unit: {
    kind: 'catalog',
    of: 'unit',
    optional: true,
    example: 'paper-fleet/dauntless',
    label: { en: 'Ship', ru: 'Корабль' },
    hint: { en: 'A ship of the catalog; fills in its guns', ru: 'Корабль каталога; подставит свои орудия' },
  },
  guns,
  range: { kind: 'choice', type: RANGES, default: 'CLOSE', label: { en: 'Range', ru: 'Дальность' } },
});
