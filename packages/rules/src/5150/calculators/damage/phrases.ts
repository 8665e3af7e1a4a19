/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'damage of a? hit; hit by a; if hit; hits guy|him|armor; one hit; a hit from; odds dead|stunned|out; shrugs it off; what does a hit do; hit vs|against|on|in; rifle|pistol|laser|smg|gun hit; gets hit; dead if hit; absorbs; connects with; slug; does he die; hit in armor; if it hits; i got hit; bullet hits; survives a hit; hit by; takes a hit; wound; dies from; when hit; hit kills; is he dead; dead or stunned; just stunned; unarmored',
    ru: 'ущерб от попадания; попадание из|по|в; что сделает попадание; одно попадание; шанс убить попаданием; попали из|в; отразит; выведет из боя; что будет если попали|попадет; убьет|убит ли попадание; выведен|убит шанс; в меня попали; что со мной будет; попадание; если попали; убьет ли; ранит; пробьет; словил пулю; что будет с ним; выдержит попадание; труп или; труп или оглушен; без защиты; только оглушен',
  },
  // Of all calculators for a weapon, only this one takes grenades.
  fields: { 'weapon=grenades': { en: 'grenade', ru: 'граната' } },
};
