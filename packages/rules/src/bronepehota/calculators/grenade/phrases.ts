/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'grenade; throw|throwing|lob|toss|chuck a? grenade; grenade at; grenade blast; blow myself up; hand grenade; lob|lobbing|toss|tossing|throw|throwing|hurl a? grenade; frag; grenade kills; grenade lands; nade',
    ru: 'граната; гранату; гранатой; кидаю|бросаю|метаю|кинул|бросил гранату; грена; гранаты; подорваться|самоподорваться гранатой; подорву себя; бросок гранаты; граната|гранату|гранатой|гранаты; метнуть|кинуть|бросить|швырнуть гранату; граната по; граната убьет; гранатой в; гранату на; лимонка; взрыв достанет; стоял на; мужик стоял',
  },
};
