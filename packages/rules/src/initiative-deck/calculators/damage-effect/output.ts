/** Output of the calculator of effects on damage. */
import { fields } from '../../../calculator/fields.js';

const MAX_TOTAL = 50_000;

export const output = fields({
  total: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: MAX_TOTAL,
    unit: 'points',
    example: 22,
    label: { en: 'Damage in all', ru: 'Урон вместе' },
  },
  groups: {
    kind: 'list',
    min: 1,
    max: 41,
    item: { kind: 'int', min: 0, max: 1100, unit: 'points', example: 10, label: { en: 'Damage', ru: 'Урон' } },
    label: { en: 'Groups or shots', ru: 'Группы или выстрелы' },
    hint: {
      en: 'After the effect; extra damage of a cluster weapon is the last group',
      ru: 'После эффекта; дополнительный урон группового оружия — последняя группа',
    },
  },
});
