/** BattleTech: Initiative Deck. Cards in place of initiative dice, and two card games. */
import type { RuleSystem } from '../reference/system.js';
import { activationOrder } from './activation-order/index.js';
import { compareHands } from './compare-hands/index.js';
import { convert } from './convert/index.js';
import { deckSetup } from './deck-setup/index.js';
import { draxHand } from './drax-hand/index.js';
import { glossary } from './glossary.js';
import { initiativeRow } from './initiative-row/index.js';
import { pokerHand } from './poker-hand/index.js';
import { pokerOdds } from './poker-odds/index.js';
import { rulings } from './rulings.js';
import { sections } from './sections.js';
import { activationExampleTable } from './tables/activation-example.js';
import { alphaStrikeTable } from './tables/alpha-strike.js';
import { compositionTable } from './tables/deck-composition.js';
import { draxFacesTable, draxHandsTable, draxRegionsTable } from './tables/drax.js';
import { ordinaryPokerTable, pokerHandsTable } from './tables/poker-hands.js';
import { ranksTable } from './tables/ranks.js';
import { suitsTable } from './tables/suits.js';

export const initiativeDeck: RuleSystem = {
  slug: 'initiative-deck',
  namespace: 'initiativeDeck',
  title: { en: 'BattleTech: Initiative Deck', ru: 'BattleTech: «Колода инициативы»' },
  about: {
    en: 'Cards in place of initiative dice, and the card games poker and drax',
    ru: 'Карты вместо проверки инициативы, а также покер и дракс',
  },
  notice: {
    en: 'BattleTech, Alpha Strike and BattleMech are trademarks of their owners. Rangefinder is unofficial and free.',
    ru: 'BattleTech, Alpha Strike и BattleMech — товарные знаки их владельцев. Rangefinder — неофициальный и бесплатный проект.',
  },
  sections,
  tables: [
    suitsTable,
    ranksTable,
    activationExampleTable,
    compositionTable,
    pokerHandsTable,
    ordinaryPokerTable,
    draxFacesTable,
    draxRegionsTable,
    draxHandsTable,
    alphaStrikeTable,
  ],
  rulings,
  glossary,
  calculators: [activationOrder, deckSetup, initiativeRow, pokerHand, pokerOdds, compareHands, draxHand, convert],
};
