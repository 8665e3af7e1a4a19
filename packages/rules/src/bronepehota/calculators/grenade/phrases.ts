/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'grenade; throw|throwing|lob|toss|chuck a? grenade; grenade at; grenade blast; blow myself up; hand grenade',
    ru: 'граната; гранату; гранатой; кидаю|бросаю|метаю|кинул|бросил гранату; грена; гранаты; подорваться|самоподорваться гранатой; подорву себя; бросок гранаты',
  },
};
