/** Output of the force-cost calculator. */
import { fields } from '../../../calculator/fields.js';

const MAX_POINTS = 100_000_000;

export const output = fields({
  total: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: MAX_POINTS,
    unit: 'points',
    optional: true,
    example: 1000,
    label: { en: 'Total', ru: 'Всего' },
    hint: { en: 'None when something in it has no price; the refusal says what', ru: 'Нет, если чему-то нет цены; чему — скажет отказ' },
  },
  figures: {
    kind: 'list',
    min: 1,
    max: 100,
    label: { en: 'Figures', ru: 'Фигурки' },
    item: {
      kind: 'object',
      name: 'FigureCost',
      about: { en: 'What a figure costs', ru: 'Сколько стоит фигурка' },
      label: { en: 'Figure', ru: 'Фигурка' },
      fields: {
        name: { kind: 'text', maxLength: 80, optional: true, example: 'Sergeant', label: { en: 'Name', ru: 'Имя' } },
        count: { kind: 'int', min: 1, max: 1000, example: 3, label: { en: 'How many', ru: 'Сколько' } },
        each: {
          kind: 'int',
          min: 0,
          max: MAX_POINTS,
          unit: 'points',
          optional: true,
          example: 97,
          label: { en: 'Each', ru: 'Каждая' },
          hint: { en: 'None without a price', ru: 'Нет, если нет цены' },
        },
        total: {
          kind: 'int',
          better: { lower: 'ACTOR' },
          min: 0,
          max: MAX_POINTS,
          unit: 'points',
          optional: true,
          example: 291,
          label: { en: 'Together', ru: 'Вместе' },
          hint: { en: 'None without a price', ru: 'Нет, если нет цены' },
        },
      },
    },
  },
});
