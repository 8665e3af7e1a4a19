/** Output of the line-of-sight calculator. */
import { fields } from '../../../calculator/fields.js';
import { OBSTACLES } from '../../vocabulary.js';

export const output = fields({
  clear: {
    kind: 'boolean',
    better: { higher: 'ACTOR' },
    label: { en: 'In sight', ru: 'Видно' },
    hint: { en: 'The helicopter may fire along this line', ru: 'По этой линии вертолёт может стрелять' },
  },
  level: {
    kind: 'int',
    better: 'neither',
    min: 1,
    max: 3,
    example: 2,
    label: { en: 'Helicopter’s level', ru: 'Уровень вертолёта' },
    hint: {
      en: 'Row of the table: 1 over clear, 2 over hill, woods or town, 3 over a wooded hill',
      ru: 'Строка таблицы: 1 над чистой местностью, 2 над холмом, лесом или городом, 3 над лесистым холмом',
    },
  },
  blockedBy: {
    kind: 'list',
    min: 0,
    max: 7,
    item: { kind: 'choice', type: OBSTACLES, example: 'BEHIND_WOODS', label: { en: 'Obstacle', ru: 'Преграда' } },
    label: { en: 'Blocked by', ru: 'Чем перекрыто' },
    hint: { en: 'Everything in the row that applies', ru: 'Всё из этой строки, что мешает' },
  },
});
