/** Calculator definition. It answers the question: what can my damaged ’Mech still do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { readingCost } from '../../engine/specials/specials.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const unitState = defineCalculator({
  system: 'alpha-strike',
  name: 'unitState',
  answer: 'AlphaStrikeUnitStateAnswer',
  title: { en: 'State of a unit', ru: 'Состояние БЕ' },
  about: {
    en: 'What a unit can do now with its hits and heat – movement, TMM, modifiers, damage – and what the next critical hit would do',
    ru: 'На что БЕ способна сейчас, с попаданиями и нагревом: движение, МДЦ, модификаторы, урон — и что сделает следующее критическое попадание',
  },
  rule: 'alpha-strike/critical-effects',
  input,
  output,
  principal: ['ground', 'jump', 'tmm', 'toHit'],
  rankBy: 'ground',
  relations,
  resolve,
  cost: ({ unit }) => 0.03 + readingCost(unit.specials ?? []),
  words,
  phrases,
  examples: [
    {
      title: { en: 'A hot Bushwacker with damaged actuators', ru: 'Разогретый «Бушвэкер» с повреждёнными системами движения' },
      draft: {
        unit: {
          tmm: 2,
          move: '10"',
          damage: ['3', '3', '2'],
          overheatValue: 1,
          armor: 2,
          structure: 3,
          specials: ['CASE', 'IF1'],
          heat: 1,
          criticals: ['MOVEMENT', 'FIRE_CONTROL'],
        },
      },
    },
    {
      title: { en: 'A Phoenix Hawk in the water', ru: '«Феникс-хок» в воде' },
      draft: { unit: { tmm: 2, move: '12"j', damage: ['2', '2', '0'], armor: 0, structure: 2, criticals: ['WEAPON'] }, waterDepth: 1 },
    },
  ],
});
