/** Output of the ammunition calculator. */
import { field, fields } from '../../../calculator/fields.js';

const spent = field({
  kind: 'object',
  name: 'BronepehotaSpent',
  about: { en: 'What one shot took', ru: 'Сколько ушло на выстрел' },
  label: { en: 'Shot', ru: 'Выстрел' },
  fields: fields({
    used: { kind: 'int', better: { lower: 'ACTOR' }, min: 0, max: 40, example: 3, label: { en: 'Used', ru: 'Расход' } },
    left: { kind: 'int', better: { higher: 'ACTOR' }, min: 0, max: 99, example: 13, label: { en: 'Left', ru: 'Остаток' } },
  }),
});

export const output = fields({
  used: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: 99,
    example: 5,
    label: { en: 'Used', ru: 'Расход' },
    hint: { en: 'By the shots that could be fired', ru: 'На выстрелы, которые удалось сделать' },
  },
  left: { kind: 'int', better: { higher: 'ACTOR' }, min: 0, max: 99, example: 11, label: { en: 'Left', ru: 'Остаток' } },
  shots: {
    kind: 'list',
    item: spent,
    min: 0,
    max: 20,
    label: { en: 'Shots', ru: 'Выстрелы' },
    hint: { en: 'Those that could be fired', ru: 'Те, что удалось сделать' },
  },
  dry: {
    kind: 'boolean',
    better: { lower: 'ACTOR' },
    label: { en: 'Run dry', ru: 'Боезапас пуст' },
    hint: { en: 'Nothing is left: it does not fire again this game', ru: 'Осталось 0: до конца игры не стреляет' },
  },
  turns: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: 99,
    optional: true,
    example: 3,
    label: { en: 'Turns of such fire', ru: 'Туров такой стрельбы' },
    hint: {
      en: 'Whole turns of all these shots that the track pays for; none for infantry, which never runs dry',
      ru: 'На сколько туров хватит всех этих выстрелов; нет для пехотинца, у него патроны не кончаются',
    },
  },
});
