/** Input of the salvo calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';

export const input = fields({
  firepower: {
    kind: 'int',
    min: 1,
    max: 20,
    unit: 'dice',
    example: 4,
    label: { en: 'Firepower of the lead', ru: 'Огневая мощь ведущего' },
    hint: { en: 'With its changes for range', ru: 'Уже с поправками на дальность' },
  },
  toHit: {
    kind: 'int',
    min: 1,
    max: 6,
    example: 5,
    label: { en: 'To hit', ru: 'Попадание' },
    hint: { en: 'The lead hits on this or more on each die', ru: 'Ведущий попадает, если на кубике не меньше этого' },
  },
  supporters: {
    kind: 'int',
    min: 0,
    max: 5,
    default: 2,
    example: 2,
    label: { en: 'Supporters', ru: 'Поддержка' },
    hint: {
      en: 'Units besides the lead, reduced ones too; a salvo takes exactly two',
      ru: 'Подразделения помимо ведущего, можно ослабленные; для залпа нужны ровно два',
    },
  },
  leadership: {
    kind: 'list',
    min: 0,
    max: 6,
    default: [],
    item: { kind: 'int', min: 0, max: 6, example: 1, label: { en: 'Leadership', ru: 'Лидерство' } },
    label: { en: 'Leadership', ru: 'Лидерство' },
    hint: {
      en: 'Values of HQs and leaders that are stacked with one of these three units; 2 at most count',
      ru: 'Значения штабов и лидеров в группировке с любым из трёх; в счёт идёт не больше 2',
    },
  },
  readings: readingsField(rulings, ['leadership-on-each-die']),
});
