/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'cost of; how many points; points|pts; costs?; total points|cost; price; what does cost; points value; how much is|for; force cost; total; squad cost; pts',
    ru: 'сколько стоит; стоимость; в сумме; очки|очков; цена; во сколько обойдется; стоят; сколько очков; сумма; стоимость отряда',
  },
};
