/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'grenade; grenades; throw|toss|lob|drop|dropped|launch a? grenade; grenade launcher; grenade at; under the template; blast; far can throw; rolling grenade',
    ru: 'граната; гранату; гранаты; гранатой; кинул|бросил|уронил|закатываю|бросаю|кидаю гранату; гранатомет; под шаблоном; взрыв под ногами; бросок гранаты',
  },
  assumed: { targets: [{}] },
};
