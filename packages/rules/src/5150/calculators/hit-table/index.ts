/** Calculator definition. It answers the question: what does each face of the die do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const hitTable = defineCalculator({
  system: '5150',
  name: 'hitTable',
  answer: 'HitTableAnswer',
  title: { en: 'Hit table', ru: 'Таблица попаданий' },
  about: {
    en: 'The result of each face of a die on the hit table, and the odds that one die hits',
    ru: 'Что даёт каждая грань кубика по таблице попаданий и с каким шансом попадает один кубик',
  },
  rule: '5150/hitting',
  input,
  output,
  principal: ['chance'],
  rankBy: 'chance',
  resolve,
  cost: 0.01,
  words,
  phrases,
  examples: [
    {
      title: { en: 'The second target of a burst, in cover', ru: 'Вторая цель очереди, в укрытии' },
      draft: { rep: 4, cover: true, targetNumber: 2 },
    },
    {
      title: { en: 'A recruit’s lucky shot at a target in cover', ru: 'Новичок стреляет на удачу по цели в укрытии' },
      draft: { rep: 3, cover: true, luckyShot: true },
    },
  ],
});
