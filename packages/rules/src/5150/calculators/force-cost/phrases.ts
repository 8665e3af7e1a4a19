/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'cost of; how many points; points|pts; costs?; total points|cost; price; what does cost; points value; how much is|for; force cost; total; squad cost; points for; worth; price of; points do; riflemen in; squad points; team cost; set me back',
    ru: 'сколько стоит; стоимость; в сумме; очки; цена; во сколько обойдется; стоят; сколько очков; сумма; стоимость отряда; во сколько очков; встанет; обойдется; очков за; отряд стоит; посчитай очки; сколько выйдет; выйдет очков; почем; по чем',
  },
  fields: {
    'figures.rep': { en: 'leader|boss|sarge|sergeant|officer|captain #', ru: 'лидер|командир|сержант|капитан|офицер|главарь #' },
  },
};
