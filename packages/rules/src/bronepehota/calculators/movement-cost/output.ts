/** Output of the movement-cost calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { MOVES } from '../../vocabulary.js';

/** Far above the cost of the longest path. */
const MAX_POINTS = 20_000;

const points = field({ kind: 'number', min: 0, max: MAX_POINTS, unit: 'points', example: 2, label: { en: 'Points', ru: 'Очки' } });

const legCost = field({
  kind: 'object',
  name: 'BronepehotaLegCost',
  about: { en: 'What one leg costs', ru: 'Сколько стоит участок' },
  label: { en: 'Leg', ru: 'Участок' },
  fields: fields({
    move: { kind: 'choice', type: MOVES, label: { en: 'Movement', ru: 'Движение' } },
    points,
    left: { ...points, label: { en: 'Left after it', ru: 'Остаётся после него' } },
  }),
});

export const output = fields({
  used: {
    ...points,
    better: { lower: 'ACTOR' },
    label: { en: 'Points used', ru: 'Потрачено очков' },
    hint: { en: 'By the legs that can be done', ru: 'На участки, которые удаётся пройти' },
  },
  left: { ...points, better: { higher: 'ACTOR' }, label: { en: 'Points left', ru: 'Осталось очков' } },
  needed: {
    ...points,
    optional: true,
    better: { lower: 'ACTOR' },
    label: { en: 'Points needed', ru: 'Нужно очков' },
    hint: {
      en: 'By the whole path, however many there are; none if a leg cannot be done',
      ru: 'На весь путь, сколько бы их ни было; нет, если какой-то участок не пройти',
    },
  },
  legsDone: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: 30,
    example: 3,
    label: { en: 'Legs done', ru: 'Пройдено участков' },
    hint: {
      en: 'From the start; fewer than given when the path cannot be finished',
      ru: 'От начала; меньше, чем дано, если путь не пройти до конца',
    },
  },
  legs: {
    kind: 'list',
    item: legCost,
    min: 0,
    max: 30,
    label: { en: 'Legs', ru: 'Участки' },
    hint: { en: 'Those that can be done', ru: 'Те, что удаётся пройти' },
  },
});
