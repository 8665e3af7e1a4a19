/** Output of the movement calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  cost: {
    kind: 'number',
    min: 0,
    max: 100,
    unit: 'inches',
    example: 10,
    label: { en: 'Spent', ru: 'Потрачено' },
    hint: { en: 'Inches of move spent up to where the unit ends', ru: 'Дюймы движения, потраченные до места остановки' },
  },
  left: {
    kind: 'number',
    min: 0,
    max: 100,
    unit: 'inches',
    example: 0,
    label: { en: 'Left', ru: 'Осталось' },
    hint: { en: 'Inches of move not spent', ru: 'Непотраченные дюймы движения' },
  },
  completed: { kind: 'boolean', label: { en: 'The whole path', ru: 'Весь путь пройден' } },
  stopsInLeg: {
    kind: 'int',
    min: 0,
    max: 50,
    optional: true,
    example: 1,
    label: { en: 'Stops in leg', ru: 'Остановка на отрезке' },
    hint: { en: 'Counted from 0; none when the path is completed', ru: 'Считая с 0; нет, если путь пройден' },
  },
  stopsAfterInches: {
    kind: 'number',
    min: 0,
    max: 200,
    unit: 'inches',
    optional: true,
    example: 1.5,
    label: { en: 'Stops after', ru: 'Пройдено по отрезку' },
    hint: { en: 'Inches into that leg; none when the path is completed', ru: 'Дюймы от начала этого отрезка; нет, если путь пройден' },
  },
  pathCost: {
    kind: 'number',
    min: 0,
    max: 100_000,
    unit: 'inches',
    optional: true,
    example: 11,
    label: { en: 'Cost of the whole path', ru: 'Цена всего пути' },
    hint: {
      en: 'Whatever the unit has; none when part of it is impassable',
      ru: 'Сколько бы движения ни было; нет, если часть пути непроходима',
    },
  },
});
