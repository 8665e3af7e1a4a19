/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'storm; phase #; # phases; thors hammer; thor; how long does the? storm|hammer last; length of the? storm; when does the storm end; storm ends|over|last; storm duration; storm be over; emp; em storm; storm is|be? over; over by phase; drags on; storm drags; at the latest; keeps raging|going; still raging; end of the storm; likely to be over; how long; blow over; phases of storm; dies down; 5-6 ends; ends it; every phase after; turns on average; how many turns on average; each phase',
    ru: 'магнитная|электромагнитная буря|хрень|штука; висит буря|молот; сколько висит; буря; фаза #; # фаза; сколько длится|продлится буря|шторм|молот; когда кончится|закончится|стихнет буря|шторм|молот; шторм; длительность бури|шторма; тор; как долго; продержится; молот тора|молота; сколько фаз; закончится; утихнет|стихнет; электромагнитная; длится; долго ли; электромагнитка; дольше трех|двух фаз; не задержится ли; задержится; надолго',
  },
  outcomes: {
    en: 'phase #; marker? phase # at? latest|least?; # th marker? phase; # more? marker? phases|turns; first|second|third|fourth phase|turn',
    ru: 'фаза|фазе|фазы|фазу #; # й? фаза|фазе|фазу; # фазы|хода; первую|вторую|третью|четвертой фазу|ход',
  },
};
