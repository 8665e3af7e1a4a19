/** Calculator definition. It answers the question: what does an effect on damage do to my weapon? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const damageEffect = defineCalculator({
  system: 'initiative-deck',
  name: 'damageEffect',
  answer: 'InitiativeDeckDamageEffectAnswer',
  title: { en: 'Effect on damage', ru: 'Эффект на урон' },
  about: {
    en: 'What a multiplier or extra damage of a card does to an ordinary, a cluster and a rapid-fire weapon',
    ru: 'Что делают множитель и дополнительный урон с карты с обычным, групповым и скорострельным оружием',
  },
  rule: 'initiative-deck/damage-effects',
  input,
  output,
  rankBy: 'total',
  relations,
  resolve,
  cost: 0.003,
  words,
  phrases,
  examples: [
    {
      title: { en: 'LRM in three groups, doubled, 2 more', ru: 'РБД тремя группами, вдвое и ещё 2' },
      draft: { kind: 'CLUSTER', damage: [5, 5, 3], multiplier: 2, extra: 2 },
    },
    {
      title: { en: 'Two shots of rapid fire, doubled', ru: 'Два выстрела скорострельного оружия, вдвое' },
      draft: { kind: 'RAPID_FIRE', damage: [5, 5], multiplier: 2 },
    },
  ],
});
