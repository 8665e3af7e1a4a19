/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'grenade; throw|lob|toss|chuck a? grenade; grenade at; grenade blast; blow myself up; hand grenade; lob|toss|throw|hurl a? grenade; frag; grenade kills; grenade lands; nade',
    ru: 'граната; кидаю|бросаю|метаю|кинул гранату; грена; подорваться|самоподорваться гранатой; подорву себя; бросок гранаты; метнуть|кинуть|бросить|швырнуть гранату; граната по; граната убьет; гранатой в; гранату на; лимонка; взрыв достанет; стоял на; мужик стоял',
  },
};
