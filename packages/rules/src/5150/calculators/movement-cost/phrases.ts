/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'movement and terrain; how many turns to get|reach|cross; cross the road|woods|ford; path through; climb a ladder|wall; walk across; through a door',
    ru: 'перемещение и местность; сколько ходов идти|займет; за сколько ходов дойдет; перейти дорогу|лес|брод; путь через; через дверь; лезть на стену|лестницу',
  },
};
