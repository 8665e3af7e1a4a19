/** Output of the virtual-shot calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_DICE } from '../../engine/dice/profile.js';
import { MAX_STEPS } from '../../engine/shooting/fields.js';
import { sufferedFields } from '../../engine/strike/output.js';
import { bystanderField } from './blast.js';

export const output = fields({
  hit: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to hit', ru: 'Шанс попасть' } },
  ...sufferedFields,
  distance: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: MAX_STEPS,
    unit: 'steps',
    example: 5,
    label: { en: 'Distance, rounded up', ru: 'Расстояние с округлением' },
  },
  least: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 1,
    max: 20,
    optional: true,
    example: 3,
    label: { en: 'Least face that hits', ru: 'Попадает от' },
    hint: { en: 'On the range die; none when no face reaches the target', ru: 'На кубике дальности; нет, если цель вне досягаемости' },
  },
  threshold: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 60,
    example: 7,
    label: { en: 'To beat with each power die', ru: 'Надо превысить каждым кубиком' },
    hint: { en: 'Armor with cover', ru: 'Броня вместе с укрытием' },
  },
  mean: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    unit: 'points',
    label: { en: 'Mean damage', ru: 'Повреждений в среднем' },
    hint: { en: 'Misses included, a crash landing not', ru: 'С учётом промахов, без аварийной посадки' },
  },
  meanWithCrash: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    unit: 'points',
    optional: true,
    label: { en: 'Mean damage with the crash', ru: 'Повреждений в среднем с аварийной посадкой' },
    hint: {
      en: 'None for whatever does not fly with a pilot',
      ru: 'Нет, если никто не летит',
    },
  },
  ammunitionUsed: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: MAX_DICE,
    example: 4,
    label: { en: 'Ammunition used', ru: 'Расход боезапаса' },
    hint: { en: 'As many as there are power dice; infantry uses none', ru: 'Сколько кубиков мощности, столько и уходит; у пехотинца — 0' },
  },
  ammunitionLeft: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 99,
    optional: true,
    example: 8,
    label: { en: 'Ammunition left', ru: 'Остаток боезапаса' },
    hint: { en: 'None when it is not counted', ru: 'Нет, если боезапас не считают' },
  },
  bystanders: {
    kind: 'list',
    item: bystanderField,
    min: 0,
    max: 20,
    label: { en: 'Bystanders', ru: 'Соседи' },
    hint: { en: 'In the order given', ru: 'В том порядке, в каком даны' },
  },
});
