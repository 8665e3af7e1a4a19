/** Calculator definition. It answers the question: which of my units should fire at which of theirs? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations } from './relations.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

const ATLAS = { size: 4, tmm: 1, move: '6"', damage: ['5', '5', '2'], armor: 10, structure: 8 };
const BUSHWACKER = { size: 2, tmm: 2, move: '10"', damage: ['3', '3', '2'], armor: 5, structure: 3 };

export const fireAssignment = defineCalculator({
  system: 'alpha-strike',
  name: 'fireAssignment',
  answer: 'AlphaStrikeFireAssignmentAnswer',
  title: { en: 'Fire assignment', ru: 'Распределение огня' },
  about: {
    en: 'Which of your units should fire at which of theirs this turn: the best of all assignments, and what each other choice costs',
    ru: 'Кому из ваших по кому из чужих стрелять в этот ход: лучшее из всех распределений и во что обойдётся другой выбор',
  },
  rule: 'alpha-strike/combat',
  input,
  output,
  principal: ['destroyed', 'damage', 'points'],
  rankBy: 'destroyed',
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Three against two, one of them damaged', ru: 'Трое против двоих, один из них подбит' },
      draft: {
        attackers: [
          { ...ATLAS, name: 'Atlas' },
          { ...BUSHWACKER, name: 'Bushwacker' },
          { size: 1, tmm: 2, move: '12"', damage: ['2', '2', '0'], armor: 2, structure: 2, name: 'Commando' },
        ],
        targets: [
          { size: 3, tmm: 1, move: '8"', damage: ['3', '3', '1'], armor: 2, structure: 5, name: 'Thunderbolt' },
          { size: 1, tmm: 3, move: '16"', damage: ['2', '1', '0'], armor: 2, structure: 2, moved: 'GROUND', name: 'Locust' },
        ],
        inches: 12,
      },
      names: {
        ru: {
          Atlas: '«Атлас»',
          Bushwacker: '«Бушвэкер»',
          Commando: '«Коммандо»',
          Thunderbolt: '«Тандерболт»',
          Locust: '«Локуст»',
        },
      },
    },
    {
      title: { en: 'Two lines of fire that differ, for the most PV', ru: 'Две особые линии огня, лишь бы уничтожить больше ОС' },
      draft: {
        attackers: [ATLAS, { ...BUSHWACKER, skill: 3, overheat: 1, overheatValue: 2 }],
        targets: [
          { armor: 1, structure: 3, pointValue: 30 },
          { armor: 0, structure: 2, pointValue: 17, woods: true },
        ],
        aim: 'POINTS',
        inches: 10,
        lines: [
          { attacker: 1, target: 2, inches: 26 },
          { attacker: 2, target: 1, fromRear: true },
        ],
      },
    },
  ],
});
