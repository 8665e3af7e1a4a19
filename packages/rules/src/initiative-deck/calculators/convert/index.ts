/** Calculator definition. It answers the question: how far is that in Alpha Strike? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const convert = defineCalculator({
  system: 'initiative-deck',
  name: 'convert',
  answer: 'InitiativeDeckConvertAnswer',
  title: { en: 'Cards in Alpha Strike', ru: 'Карты в «Альфа-ударе»' },
  about: {
    en: 'Movement points or hexes of a card in inches of Alpha Strike',
    ru: 'Очки движения или гексы с карты в дюймах «Альфа-удара»',
  },
  rule: 'initiative-deck/alpha-strike',
  input,
  output,
  relations,
  resolve,
  cost: 0.002,
  words,
  examples: [
    { title: { en: 'Two movement points', ru: 'Два очка движения' }, draft: { movementPoints: 2 } },
    { title: { en: 'Three hexes', ru: 'Три гекса' }, draft: { hexes: 3 } },
  ],
});
