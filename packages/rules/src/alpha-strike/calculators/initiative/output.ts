/** Output of the initiative calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { SIDES } from '../../vocabulary.js';
import { MAX_UNITS } from './input.js';

const activation = field({
  kind: 'object',
  name: 'AlphaStrikeActivation',
  about: { en: 'One side moves some of its units', ru: 'Одна из сторон двигает часть своих БЕ' },
  label: { en: 'Activation', ru: 'Очередь' },
  fields: {
    side: { kind: 'choice', type: SIDES, label: { en: 'Side', ru: 'Сторона' } },
    units: { kind: 'int', min: 1, max: MAX_UNITS, example: 1, label: { en: 'Units', ru: 'БЕ' } },
  },
});

const ORDER_HINT = {
  en: 'The loser moves first; empty without the numbers of units',
  ru: 'Проигравший ходит первым; пусто, если число БЕ не указано',
};

export const output = fields({
  firstWins: {
    kind: 'chance',
    better: { higher: 'FIRST' },
    label: { en: 'First side wins', ru: 'Выигрывает первая' },
    hint: { en: 'Ties rerolled, unless they keep the initiative', ru: 'Ничьи перебрасывают, если они не оставляют инициативу' },
  },
  secondWins: {
    kind: 'chance',
    better: { higher: 'SECOND' },
    label: { en: 'Second side wins', ru: 'Выигрывает вторая' },
    hint: { en: 'Ties rerolled, unless they keep the initiative', ru: 'Ничьи перебрасывают, если они не оставляют инициативу' },
  },
  tie: {
    kind: 'chance',
    better: 'neither',
    label: { en: 'Tie', ru: 'Ничья' },
    hint: { en: 'Odds that both roll the same', ru: 'Шанс, что у обеих выпадет поровну' },
  },
  orderIfFirstWins: {
    kind: 'list',
    item: activation,
    min: 0,
    max: 2 * MAX_UNITS,
    label: { en: 'Order if the first side wins', ru: 'Очерёдность, если выиграла первая' },
    hint: ORDER_HINT,
  },
  orderIfSecondWins: {
    kind: 'list',
    item: activation,
    min: 0,
    max: 2 * MAX_UNITS,
    label: { en: 'Order if the second side wins', ru: 'Очерёдность, если выиграла вторая' },
    hint: ORDER_HINT,
  },
});
