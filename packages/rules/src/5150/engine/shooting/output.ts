/** Output of the shooting calculator. */
import { fields } from '../../../calculator/fields.js';
import { hitsOutcome } from '../../../calculator/outcomes.js';
import { outOfActionField, resultOutcome } from '../fields.js';

export const output = fields({
  targets: {
    kind: 'list',
    min: 0,
    max: 6,
    label: { en: 'Targets', ru: 'Цели' },
    hint: { en: 'In the order given; empty when the shot is not allowed', ru: 'В том же порядке; пусто, если стрелять нельзя' },
    item: {
      kind: 'object',
      name: 'ShootTarget',
      about: { en: 'What becomes of a target', ru: 'Что станет с целью' },
      label: { en: 'Target', ru: 'Цель' },
      fields: {
        hits: {
          kind: 'list',
          min: 1,
          max: 7,
          label: { en: 'Hits', ru: 'Попадания' },
          hint: { en: 'From 0 to all of its dice', ru: 'От 0 до всех её кубиков' },
          item: hitsOutcome,
        },
        worst: {
          kind: 'list',
          min: 0,
          max: 6,
          label: { en: 'Worst result', ru: 'Худший исход' },
          hint: {
            en: 'Of all hits on it; missed when nothing hits. Empty without a weapon and an Impact',
            ru: 'Из всех попаданий; промах, если их нет. Пусто без оружия и Ущерба',
          },
          item: resultOutcome,
        },
        outOfAction: {
          ...outOfActionField,
          optional: true,
          hint: {
            en: 'Dead or out of the fight; none without a weapon and an Impact',
            ru: 'Убита или выведена из боя; нет без оружия и Ущерба',
          },
        },
      },
    },
  },
  expectedOutOfAction: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    optional: true,
    label: { en: 'Targets out of action', ru: 'Выбывает целей' },
    hint: { en: 'On average; none without a weapon and an Impact', ru: 'В среднем; нет без оружия и Ущерба' },
  },
  outOfAmmunition: {
    kind: 'chance',
    better: { lower: 'ATTACKER' },
    label: { en: 'Out of ammunition', ru: 'Кончились патроны' },
    hint: { en: 'Odds of two or more 1s; 0 when the shot is not allowed', ru: 'Шанс двух и более единиц; 0, если стрелять нельзя' },
  },
});
