/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'broadside; hit at range; does the broadside hit',
    ru: 'бортовой залп; попасть с дистанции; попадёт ли залп',
  },
};
