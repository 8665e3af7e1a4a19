/** Output of the close-combat calculator. */
import { fields } from '../../../calculator/fields.js';
import { sufferedFields } from '../../engine/strike/output.js';

const { damage, destroyed, pilotKilled, pilotPanicked } = sufferedFields;

export const output = fields({
  attackerWins: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Attacker wins', ru: 'Победа атакующего' } },
  damage: {
    ...damage,
    hint: {
      en: 'By how much the defender loses, 0 when the attack is beaten off; infantry that loses counts 1',
      ru: 'На сколько проигран бой, 0 — атака отбита; проигравший пехотинец считается за 1',
    },
  },
  destroyed: {
    ...destroyed,
    hint: {
      en: 'Odds that infantry dies, or that a machine or gun reaches 0',
      ru: 'Шанс, что пехотинец погибнет, а машина или орудие дойдёт до 0',
    },
  },
  pilotKilled,
  pilotPanicked,
  attack: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 100,
    example: 12,
    label: { en: 'Added to the attack die', ru: 'Прибавка к кубику атаки' },
  },
  attackDice: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 2,
    unit: 'dice',
    example: 1,
    label: { en: 'Attack dice', ru: 'Кубиков в атаке' },
    hint: { en: '2 in a surprise attack: the higher counts', ru: '2 при внезапной атаке: считается больший' },
  },
  defense: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 100,
    example: 9,
    label: { en: 'Added to the defense die', ru: 'Прибавка к кубику защиты' },
    hint: { en: 'The whole strength where there is no die', ru: 'Вся сила, если кубика нет' },
  },
  defenseDice: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 1,
    unit: 'dice',
    example: 1,
    label: { en: 'Defense dice', ru: 'Кубиков в защите' },
  },
});
