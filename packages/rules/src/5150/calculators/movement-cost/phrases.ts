/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'movement and terrain; how many turns to get|reach|cross; cross the road|woods|ford; path through; climb a ladder|wall; walk across; through a door; turns to cross|reach|get; how many turns; over rough; carrying a; drag; wounded buddy; through brush|door|window; ground; climb over; inches of rough|brush; turns does it take; hedge; cross a hedge; hedge line; rolling hills; how far do i get; through woods; cross a; distance through',
    ru: 'перемещение и местность; сколько ходов идти|займет; за сколько ходов дойдет; перейти дорогу|лес|брод; путь через; через дверь; лезть на стену|лестницу; ходов идти; через кустов; тащить|нести раненого; по дюймов открытой; пройти через; перелезть; сколько ходов; за сколько ходов; путь; дойти до; брод; ворота; пологие холмы; далеко уйду|пройду; сколько пройду; докуда дойду; переходить вброд; сколько съест; лестница сколько|съест',
  },
  outcomes: { en: 'in|within # turn', ru: 'за|в # ход' },
  assumed: { 'legs.*.ground': 'OPEN' },
};
