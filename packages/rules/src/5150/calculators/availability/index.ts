/** Calculator definition. It answers the question: what is an ordinary person found with? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const availability = defineCalculator({
  system: '5150',
  name: 'availability',
  answer: 'FiftyOneFiftyAvailabilityAnswer',
  title: { en: 'Availability', ru: 'Доступность' },
  about: {
    en: 'Odds of each weapon, armor or Rep of an ordinary person',
    ru: 'С каким шансом у обычного человека окажется то или иное оружие, броня или Умение',
  },
  rule: '5150/army-lists',
  input,
  output,
  resolve,
  cost: 0.014,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A leader’s weapon on a planet with Low law', ru: 'Оружие лидера на планете с «Низкой» законностью' },
      draft: { kind: 'WEAPON', lawLevel: 'LOW', leader: true },
    },
    { title: { en: 'Armor of a colonist', ru: 'Броня колониста' }, draft: { kind: 'ARMOR', lawLevel: 'LAX' } },
    { title: { en: 'Rep of an ordinary person', ru: 'Умение обычного человека' }, draft: { kind: 'REP' } },
  ],
});
