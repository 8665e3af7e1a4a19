/** Calculator definition. It answers the question: which cards make the initiative deck? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const deckSetup = defineCalculator({
  system: 'initiative-deck',
  name: 'deckSetup',
  answer: 'DeckSetupAnswer',
  title: { en: 'Deck setup', ru: 'Сборка колоды' },
  about: {
    en: 'Suits, Star Lords and open cards for a number of participants, in either variant',
    ru: 'Масти, звёздные лорды и открытые карты на нужное число участников в обоих вариантах',
  },
  rule: 'initiative-deck/cards-only-setup',
  input,
  output,
  relations,
  resolve,
  cost: 0.009,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Five participants, cards and effects', ru: 'Пять участников, карты и эффекты' },
      draft: { participants: 5, effects: true },
    },
    {
      title: { en: 'Fifteen participants, cards only', ru: 'Пятнадцать участников, только карты' },
      draft: { participants: 15, effects: false, suits: ['fists', 'suns', 'dragons', 'eagles'] },
    },
  ],
});
