/** Calculator definition. It answers the question: what do I need to hit? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const targetNumber = defineCalculator({
  system: 'alpha-strike',
  name: 'targetNumber',
  answer: 'TargetNumberAnswer',
  title: { en: 'Target number', ru: 'Целевое значение' },
  about: {
    en: 'What an attack has to roll on 2D6, the odds, and where each modifier comes from',
    ru: 'Сколько нужно выбросить на 2D6, с какими шансами и откуда каждый модификатор',
  },
  rule: 'alpha-strike/to-hit',
  input,
  output,
  layout: {
    sides: [
      { label: { en: 'Attacker', ru: 'Атакующий' }, fields: ['skill', 'attackerMoved', 'heat'] },
      { label: { en: 'Target', ru: 'Цель' }, fields: ['tmm', 'targetMoved', 'woods', 'partialCover'] },
    ],
    between: ['inches'],
  },
  rankBy: 'chance',
  relations,
  resolve,
  cost: 0.005,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A jumping target in the water, 2" away', ru: 'Прыгнувшая цель в воде, в 2"' },
      draft: { skill: 3, inches: 2, targetMoved: 'JUMPED', tmm: 2, partialCover: true },
    },
    {
      title: { en: 'A long shot by a sniper', ru: 'Дальний выстрел «Снайпера»' },
      draft: { skill: 4, range: 'LONG', attackerMoved: 'STOOD_STILL', targetMoved: 'GROUND', tmm: 1, sniper: true },
    },
  ],
});
