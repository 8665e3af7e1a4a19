/** Input of the initiative calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { forceRulings } from '../../reference/rulings/forces.js';
import { SIDES } from '../../vocabulary.js';

export const MAX_UNITS = 100;

export const input = fields({
  first: {
    kind: 'int',
    min: 1,
    max: MAX_UNITS,
    example: 4,
    label: { en: 'Units of the first side', ru: 'БЕ у первой стороны' },
    hint: { en: 'Those that will move this turn', ru: 'Сколько БЕ будет ходить в этот ход' },
  },
  second: {
    kind: 'int',
    min: 1,
    max: MAX_UNITS,
    example: 3,
    label: { en: 'Units of the second side', ru: 'БЕ у второй стороны' },
    hint: { en: 'Those that will move this turn', ru: 'Сколько БЕ будет ходить в этот ход' },
  },
  wonBefore: {
    kind: 'choice',
    type: SIDES,
    optional: true,
    example: 'FIRST',
    label: { en: 'Winner of the last turn', ru: 'Кто выиграл в прошлый ход' },
    hint: { en: 'Only for groups in which a tie keeps the initiative', ru: 'Только если у вас при ничьей инициатива остаётся за ним' },
  },
  readings: readingsField(forceRulings, ['tie-keeps-initiative', 'rest-moves-last']),
});
