/** Calculator definition. It answers the question: what does my whole group do on one roll? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const groupReaction = defineCalculator({
  system: '5150',
  name: 'groupReaction',
  answer: 'FiftyOneFiftyGroupReactionAnswer',
  title: { en: 'Reaction of a group', ru: 'Реакция группы' },
  about: {
    en: 'One roll for a group of several Reps: how many fire or fight, and what each figure does',
    ru: 'Один бросок на группу с разными Умениями: сколько фигурок стреляет или дерётся и что делает каждая',
  },
  rule: '5150/reaction-tests',
  input,
  output,
  principal: ['everyone', 'nobody', 'mean'],
  rankBy: 'mean',
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A Leader of Rep 5 and two others, shot at in cover', ru: 'Лидер с Умением 5 и ещё двое, обстреляны в укрытии' },
      draft: {
        test: 'RECEIVED_FIRE',
        figures: [
          { rep: 5, leader: true, cover: true },
          { rep: 4, cover: true },
          { rep: 3, cover: true },
        ],
      },
    },
    {
      title: { en: 'Three who want to charge with a Leader of Rep 4', ru: 'Трое хотят атаковать, лидер с Умением 4' },
      draft: { test: 'WANTS_TO_CHARGE', figures: [{ rep: 4 }, { rep: 5, cover: true }, { rep: 3 }], leaderRep: 4 },
    },
  ],
});
