/** Calculator definition. It answers the question: who has the initiative? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const initiativeRoll = defineCalculator({
  system: 'bronepehota',
  name: 'initiativeRoll',
  answer: 'BronepehotaInitiativeAnswer',
  title: { en: 'Initiative', ru: 'Инициатива' },
  about: {
    en: 'Odds of each player to have the initiative, before or after some have rolled, and of a tie',
    ru: 'Шансы каждого игрока на инициативу, до бросков или когда часть уже сделана, и шанс ничьей',
  },
  rule: 'bronepehota/initiative',
  input,
  output,
  principal: ['players.0.initiative', 'players.1.initiative', 'players.2.initiative'],
  rankBy: 'players.0.initiative',
  relations,
  resolve,
  // For each player, the computation covers every face and every number of tied players.
  cost: ({ players }) => 0.01 + 0.0006 * players.length ** 3,
  words,
  phrases,
  examples: [
    { title: { en: 'Three players', ru: 'Три игрока' }, draft: { players: [{}, {}, {}] } },
    { title: { en: 'One has rolled an 8', ru: 'У одного уже 8' }, draft: { players: [{ roll: 8 }, {}, {}] } },
    { title: { en: 'Two tie at 9', ru: 'Двое выбросили по 9' }, draft: { players: [{ roll: 9 }, { roll: 9 }, { roll: 4 }] } },
  ],
});
