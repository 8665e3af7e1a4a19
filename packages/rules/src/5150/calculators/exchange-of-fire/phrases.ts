/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'exchange of fire; firefight; shoot back and forth; fire back; return fire; trade shots; who wins the firefight; shootout; shoot it out',
    ru: 'перестрелка; перестреливаются; ответный огонь; ответная очередь; стреляют друг в друга; кто кого перестреляет; в перестрелке',
  },
};
