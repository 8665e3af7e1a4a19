/** Calculator definition. It answers the question: which hand wins, and why? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations } from './relations.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const compareHands = defineCalculator({
  system: 'initiative-deck',
  name: 'compareHands',
  answer: 'InitiativeDeckCompareHandsAnswer',
  title: { en: 'Showdown', ru: 'Вскрытие' },
  about: {
    en: 'Ranks hands of poker or drax and says why each stands where it does',
    ru: 'Расставляет руки покера или дракса по силе и объясняет, почему именно так',
  },
  rule: 'initiative-deck/poker',
  input,
  output,
  principal: ['ranking.0.category', 'ranking.1.category', 'ranking.2.category'],
  relations,
  resolve,
  // Every hand is evaluated. Drax hands take longer.
  cost: ({ game, hands }) => 0.001 + (game === 'DRAX' ? 0.004 : 0.0026) * hands.length,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Two full houses and a flush', ru: 'Два фулл-хауса и флэш' },
      draft: {
        game: 'POKER',
        hands: [
          { name: 'Anna', cards: ['9d', '9e', '9f', '4d', '4e'] },
          { name: 'Boris', cards: ['8d', '8e', '8f', 'Td', 'Te'] },
          { name: 'Chen', cards: ['2s', '5s', '8s', 'Ms', 'Ls'] },
        ],
      },
      names: { ru: { Anna: 'Анна', Boris: 'Борис', Chen: 'Чен' } },
    },
    {
      title: { en: 'Four-card drax with a Lord in play', ru: 'Четырёхкарточный дракс с лордом в игре' },
      draft: {
        game: 'DRAX',
        localSuit: 'FISTS',
        hands: [
          { name: 'Anna', cards: ['Lf', '4f', '5f', '6f'] },
          { name: 'Boris', cards: ['2d', '3e', '4d', '5s'], laidAside: ['Dd'] },
        ],
      },
      names: { ru: { Anna: 'Анна', Boris: 'Борис' } },
    },
  ],
});
