/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'against|vs|versus two|three|2|3; one against two|three|several; melee against several; fights two at once; outnumbered in melee; against both at once; two on one; against three|two punks|guys|at once; brawl against; three at once; two at once; outnumbered; alone against; gang up; ganged; several; one versus; surrounded; takes on two|three; jumped by two|three|four; jumped by; by three; can he take them; three thugs; two thugs; swarmed; mobbed; them all; 3 on 1; lone guy; for the lone',
    ru: 'против|с двоих|двумя|троих|тремя; один против двоих|троих|нескольких; рукопашная против нескольких; дерется с двумя|двоими сразу; двое на одного; один против; против двоих|двух|троих|трех|нескольких; вдвоем на одного; окружили; толпой; сразу с двумя|тремя; двое на; трое на; в одиночку против; один на двоих|троих; а их двое|трое|четверо; их двое|трое; двое по; трое по; навалились; на одного; мой один; против толпы',
  },
};
