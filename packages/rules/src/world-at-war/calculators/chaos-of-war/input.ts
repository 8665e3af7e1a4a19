/** Input of the Chaos of War calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';

export const input = fields({
  roll: {
    kind: 'int',
    min: 2,
    max: 18,
    optional: true,
    example: 14,
    label: { en: 'Roll', ru: 'Бросок' },
    hint: {
      en: 'Total of the dice: 2 to 12 with two, 3 to 18 with three; leave out for the odds of all effects',
      ru: 'Сумма кубиков: на двух 2–12, на трёх 3–18; не указывайте, чтобы получить шансы всех эффектов',
    },
  },
  dice: {
    kind: 'int',
    min: 2,
    max: 3,
    optional: true,
    example: 2,
    unit: 'dice',
    label: { en: 'Dice', ru: 'Кубики' },
    hint: {
      en: 'Two at first, three after a 7 and for a roll above 12',
      ru: 'Сначала два; после семёрки и для броска больше 12 — три',
    },
  },
  allianceLeaderInPlay: {
    kind: 'boolean',
    default: false,
    label: { en: 'Alliance leader in play', ru: 'Лидер Альянса в игре' },
    hint: { en: 'Then 11 is rolled again', ru: 'Тогда 11 перебрасывают' },
  },
  natoLeaderInPlay: {
    kind: 'boolean',
    default: false,
    label: { en: 'NATO leader in play', ru: 'Лидер НАТО в игре' },
    hint: { en: 'Then 13 is rolled again', ru: 'Тогда 13 перебрасывают' },
  },
  readings: readingsField(rulings, ['second-seven-nothing', 'any-leader-from-start']),
});
