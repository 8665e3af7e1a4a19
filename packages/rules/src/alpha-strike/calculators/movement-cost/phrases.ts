/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'movement cost; how much movement|move does it cost; cost of moving|to move|to climb|to walk; can i reach|make it; move through; enough movement; move left; how many inches does it cost; climb; enter woods|water; path cost; how far can i get; movement points for; walk through|across|into; walk inches forest|woods|water|open; cross; wade; get over; go up; costs me; enough inches; inches left; how many inches to; get there; can i get to; descend; terrain cost; use up',
    ru: 'затраты|цена движения; сколько стоит пройти|движение|путь|подняться|зайти; сколько движения уйдёт|потратит|надо|нужно; хватит ли движения; хватит движения|хода; дойду|дойдет|пройду|пройдет|доберусь; подняться на; войти в лес|воду; вброд; сколько съест|сожрет|уйдет|тратится; дюймов съест|уйдет|уходит; хватит дойти|пройти; проход|пройти по воде|лесу; подъем на; спуск; перелезть|взобраться; дотопаю|дотяну; остаток движения; сколько движения; залезть на холм|горку; через воду|лес|развалины',
  },
  fields: { heat: { en: 'overheat by? #', ru: 'перегрев #' } },
  assumed: { move: 60, 'legs.*.inches': 0 },
};
