/** Input of the initiative calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { forceRulings } from '../../reference/rulings/forces.js';
import { SIDES } from '../../vocabulary.js';

export const MAX_UNITS = 100;
const COUNT_HINT = {
  en: 'Those that will move this turn; only the order of movement needs it',
  ru: 'Сколько БЕ будет ходить в этот ход; нужно только для очерёдности',
};

export const input = fields({
  first: {
    kind: 'int',
    min: 1,
    max: MAX_UNITS,
    optional: true,
    example: 4,
    label: { en: 'Units of the first side', ru: 'БЕ у первой стороны' },
    hint: COUNT_HINT,
  },
  second: {
    kind: 'int',
    min: 1,
    max: MAX_UNITS,
    optional: true,
    example: 3,
    label: { en: 'Units of the second side', ru: 'БЕ у второй стороны' },
    hint: COUNT_HINT,
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
