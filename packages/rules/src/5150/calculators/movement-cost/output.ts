/** Output of the movement calculator. */
import { fields } from '../../../calculator/fields.js';
import { allowanceField } from '../../engine/moving.js';
import { MAX_TURNS } from './path.js';

export const output = fields({
  thisTurn: {
    kind: 'chance',
    better: { higher: 'ACTOR' },
    label: { en: 'Arrives this turn', ru: 'Дойдёт за этот ход' },
    hint: { en: 'Certain or impossible without Fast Move', ru: 'Без быстрого перемещения — наверняка или никак' },
  },
  turns: {
    kind: 'list',
    min: 0,
    max: MAX_TURNS,
    label: { en: 'Turns', ru: 'Ходы' },
    hint: { en: 'Odds to arrive in exactly so many turns', ru: 'Шанс дойти ровно за столько ходов' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyTurns',
      about: { en: 'A number of turns, and the odds to arrive in the last of them', ru: 'Число ходов и шанс дойти в последний из них' },
      label: { en: 'Turns', ru: 'Ходы' },
      fields: {
        turns: { kind: 'int', min: 1, max: MAX_TURNS, example: 2, label: { en: 'Turns', ru: 'Ходов' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
      },
    },
  },
  meanTurns: { kind: 'exact', better: { lower: 'ACTOR' }, optional: true, label: { en: 'Turns on average', ru: 'Ходов в среднем' } },
  inches: {
    kind: 'exact',
    better: 'neither',
    optional: true,
    unit: 'inches',
    label: { en: 'Move needed', ru: 'Нужно движения' },
    hint: { en: 'In all, terrain counted, without turns that are spent standing', ru: 'Всего, с учётом местности, без ходов на месте' },
  },
  allowance: {
    kind: 'list',
    min: 0,
    max: 3,
    label: { en: 'Move of a turn', ru: 'Движение за ход' },
    item: allowanceField,
  },
});
