/** Calculator definition. It answers the question: how far is that in Alpha Strike? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const convert = defineCalculator({
  system: 'initiative-deck',
  name: 'convert',
  answer: 'InitiativeDeckConvertAnswer',
  title: { en: 'Cards in Alpha Strike', ru: 'Карты в «Альфа-ударе»' },
  about: {
    en: 'Effects of a card in Alpha Strike: movement points or hexes in inches, critical hits and heat by kind of target',
    ru: 'Эффекты карты в «Альфа-ударе»: очки движения или гексы в дюймах, критические попадания и нагрев по виду цели',
  },
  rule: 'initiative-deck/alpha-strike',
  input,
  output,
  rankBy: 'damage',
  relations,
  resolve,
  cost: 0.002,
  words,
  phrases,
  examples: [
    { title: { en: 'Two movement points', ru: 'Два очка движения' }, draft: { movementPoints: 2 } },
    { title: { en: 'Three hexes', ru: 'Три гекса' }, draft: { hexes: 3 } },
    { title: { en: 'A critical hit on infantry', ru: 'Критическое попадание по пехоте' }, draft: { criticalHits: 1, target: 'INFANTRY' } },
    { title: { en: 'Heat on a vehicle', ru: 'Нагрев машины' }, draft: { heat: 2, target: 'NO_HEAT_SCALE' } },
  ],
});
