/** Calculator definition. It answers the question: what is this drax hand worth? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const draxHand = defineCalculator({
  system: 'initiative-deck',
  name: 'draxHand',
  answer: 'InitiativeDeckDraxHandAnswer',
  title: { en: 'Drax hand', ru: 'Рука в драксе' },
  about: {
    en: 'Values after faces and Lords have done their work, and the combination',
    ru: 'Значения карт после фигур и лордов и получившаяся комбинация',
  },
  rule: 'initiative-deck/drax',
  input,
  output,
  rankBy: 'rank',
  relations,
  resolve,
  cost: 0.008,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A MechWarrior laid aside in Steiner space', ru: 'Отложен мехвоин, игра в системе Штайнеров' },
      draft: { cards: ['4f', '5f', '6f', '7f'], laidAside: ['Md'], localSuit: 'FISTS' },
    },
    {
      title: { en: 'A hidden Duke and a hostile Lord', ru: 'Скрытый герцог и чужой лорд' },
      draft: { cards: ['Ds', '9d', '9e', 'Tw', '10s'], lordsInPlay: ['EAGLES'] },
    },
  ],
});
