/** The order in which a hit is marked on the card of its target. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';

const STEPS: readonly (readonly [when: Text, what: Text])[] = [
  [
    { en: 'Both dice of the attack show 6', ru: 'В броске атаки две 6' },
    { en: 'one roll for a critical hit', ru: 'один бросок на критическое попадание' },
  ],
  [
    { en: 'Armor is left', ru: 'Броня осталась' },
    { en: 'cross off a circle of armor for each point', ru: 'зачеркните по кружку брони за очко' },
  ],
  [
    { en: 'No damage is left over', ru: 'Урон распределён' },
    { en: 'the attack is done', ru: 'атака завершена' },
  ],
  [
    { en: 'Structure is left', ru: 'Конструкция осталась' },
    { en: 'cross off a circle of structure for each point left over', ru: 'зачеркните по кружку конструкции за каждое оставшееся очко' },
  ],
  [
    { en: 'Damage is left over, or structure is gone', ru: 'Урон ещё остался или конструкции больше нет' },
    { en: 'the target is destroyed', ru: 'цель уничтожена' },
  ],
  [
    { en: 'Structure is damaged, but some is left', ru: 'Конструкция повреждена, но уцелела' },
    { en: 'one roll for a critical hit', ru: 'один бросок на критическое попадание' },
  ],
];

export const applyingDamageTable: Table = {
  id: 'alpha-strike/table/applying-damage',
  title: { en: 'Applying damage', ru: 'Нанесение урона' },
  section: 'alpha-strike/applying-damage',
  columns: [
    { en: 'Step', ru: 'Шаг' },
    { en: 'If', ru: 'Если' },
    { en: 'Then', ru: 'То' },
  ],
  rows: STEPS.map(([when, what], index) => [index + 1, when, what]),
};
