/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'exchange of fire; firefight; shoot back and forth; fire back; return fire; trade shots; who wins the firefight; shootout; shoot it out; exchange; gunfight; shootout between; both shoot; who wins the shootout; shooting each other; fire at each other; guns blazing; duel; both open up; open up; comes out on top; on top; till someone; spots a',
    ru: 'перестрелка; перестреливаются; ответный огонь; ответная очередь; стреляют друг в друга; кто кого перестреляет; в перестрелке; обмен выстрелами|огнем; стреляют друг; дуэль; кто кого; огневой контакт; кто кого застрелит; ответят огнем; с автоматом против с; пока кто-то|один не ляжет|упадет; обоюдно; до последнего',
  },
  outcomes: {
    en: 'run dry|out; dead|killed|dies|die|alive|survives; get|gets killed',
    ru: 'кончатся|закончатся патроны; убит|убьют|мертв|погибнет|умрет|насмерть|выживет|уцелеет; убьют|убит насмерть',
  },
};
