/** BattleTech: Initiative Deck. Replaces initiative dice by cards, and has two card games. */
import type { RuleSystem } from '../reference/system.js';
import { activationOrder } from './calculators/activation-order/index.js';
import { compareHands } from './calculators/compare-hands/index.js';
import { convert } from './calculators/convert/index.js';
import { damageEffect } from './calculators/damage-effect/index.js';
import { deckSetup } from './calculators/deck-setup/index.js';
import { draxHand } from './calculators/drax-hand/index.js';
import { initiativeRow } from './calculators/initiative-row/index.js';
import { movementEffect } from './calculators/movement-effect/index.js';
import { pokerHand } from './calculators/poker-hand/index.js';
import { pokerOdds } from './calculators/poker-odds/index.js';
import { abbreviations, phrases } from './phrases.js';
import { glossary } from './reference/glossary/index.js';
import { history } from './reference/history.js';
import { rulings } from './reference/rulings/index.js';
import { sections } from './reference/sections.js';
import { sheet } from './reference/sheet.js';
import { tables } from './reference/tables/index.js';
import { turns } from './reference/turns.js';

export const initiativeDeck = {
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
  tables,
  rulings,
  glossary,
  calculators: [
    activationOrder,
    deckSetup,
    initiativeRow,
    movementEffect,
    pokerHand,
    pokerOdds,
    compareHands,
    draxHand,
    damageEffect,
    convert,
  ],
  abbreviations,
  phrases,
  showcase: { calculators: [activationOrder, pokerOdds, draxHand] },
  sheet,
  turns,
  history,
  entries: [],
  printed: [],
} satisfies RuleSystem;
