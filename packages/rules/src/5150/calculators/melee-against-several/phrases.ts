/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'one against two|three|several; melee against several; fights two at once; outnumbered in melee; against both at once; two on one',
    ru: 'один против двоих|троих|нескольких; рукопашная против нескольких; дерется с двумя|двоими сразу; двое на одного',
  },
};
