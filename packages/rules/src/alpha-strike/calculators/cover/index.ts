/** Calculator definition. It answers the question: is it in cover, and do I see it at all? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const cover = defineCalculator({
  system: 'alpha-strike',
  name: 'cover',
  answer: 'AlphaStrikeCoverAnswer',
  title: { en: 'Cover', ru: 'Укрытие' },
  about: {
    en: 'Line of sight and partial cover by how much of the target is hidden, and by water',
    ru: 'Линия видимости и частичное укрытие по тому, какая часть цели скрыта, и по воде',
  },
  rule: 'alpha-strike/partial-cover',
  input,
  output,
  rankBy: 'modifier',
  relations,
  resolve,
  cost: 0.003,
  words,
  phrases,
  examples: [
    { title: { en: 'Half of a ’Mech behind a hill', ru: 'Мех по пояс за холмом' }, draft: { height: 2, hidden: 1 } },
    { title: { en: 'Exactly a third hidden', ru: 'Скрыта ровно треть' }, draft: { height: 3, hidden: 1 } },
    { title: { en: 'In water', ru: 'В воде' }, draft: { targetWaterDepth: 1 } },
  ],
});
