/** Output of the critical-hits calculator. */
import { fields } from '../../../calculator/fields.js';
import { CRITICALS } from '../../vocabulary.js';

export const output = fields({
  rows: {
    kind: 'list',
    min: 0,
    max: 11,
    label: { en: 'Table', ru: 'Таблица' },
    hint: {
      en: 'The row of the roll, the rows of the critical hit asked about, or every row; empty when the unit is destroyed',
      ru: 'Строка броска, строки нужного попадания или все строки; пусто, если БЕ уничтожена',
    },
    item: {
      kind: 'object',
      name: 'CriticalHitRow',
      about: { en: 'One row of the table of critical hits', ru: 'Строка таблицы критических попаданий' },
      label: { en: 'Row', ru: 'Строка' },
      fields: {
        roll: { kind: 'int', min: 2, max: 12, example: 10, label: { en: '2D6', ru: '2D6' } },
        effect: { kind: 'choice', type: CRITICALS, example: 'FIRE_CONTROL', label: { en: 'Critical hit', ru: 'Критическое попадание' } },
        text: {
          kind: 'words',
          label: { en: 'Effect', ru: 'Последствия' },
          hint: { en: 'What it does to this unit', ru: 'Что будет с этой боевой единицей' },
        },
        chance: {
          kind: 'chance',
          label: { en: 'Odds', ru: 'Шанс' },
          hint: { en: 'Odds to roll exactly this', ru: 'Шанс выбросить ровно столько' },
        },
      },
    },
  },
  chance: {
    kind: 'chance',
    optional: true,
    better: 'neither',
    label: { en: 'Odds', ru: 'Шанс' },
    hint: { en: 'Odds of the critical hit that was rolled or asked about', ru: 'Шанс выпавшего или нужного попадания' },
  },
  destroyed: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Destroyed', ru: 'Уничтожение' },
    hint: {
      en: 'Odds that this roll destroys the unit, whatever damage it has taken',
      ru: 'Шанс, что этот бросок уничтожит боевую единицу независимо от её повреждений',
    },
  },
});
