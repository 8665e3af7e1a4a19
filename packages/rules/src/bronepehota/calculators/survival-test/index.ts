/** Calculator definition. It answers the question: does the soldier live? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { dieProblems } from '../../engine/survival/fields.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const survivalTest = defineCalculator({
  system: 'bronepehota',
  name: 'survivalTest',
  answer: 'SurvivalTestAnswer',
  title: { en: 'Survival test', ru: 'Тест выживания' },
  about: {
    en: 'Odds that a soldier lives, panics or dies, on any die of the game',
    ru: 'Шансы пехотинца уцелеть, запаниковать или погибнуть на любом кубике игры',
  },
  rule: 'bronepehota/survival-test',
  input,
  output,
  principal: ['alive', 'panicked', 'dead'],
  relations: dieProblems,
  rankBy: 'alive',
  resolve,
  cost: 0.004,
  words,
  phrases,
  examples: [
    { title: { en: 'Armor 3 on a D6', ru: 'Броня 3 против Д6' }, draft: { armor: 3 } },
    { title: { en: 'Armor 5 on a D12 with panic', ru: 'Броня 5 против Д12, с паникой' }, draft: { armor: 5, die: 12, panic: true } },
  ],
});
