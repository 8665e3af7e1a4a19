/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'damage of a? hit; hit by a; if hit; hits guy|him|armor; one hit; a hit from; odds dead|stunned|out; shrugs it off; what does a hit do; hit vs|against|on|in; rifle|pistol|laser|smg|gun hit|hits; gets hit; dead if hit; absorbs',
    ru: 'ущерб от попадания; попал в; попадание из|по|в; что сделает попадание; одно попадание; шанс убить попаданием; попали из|в; отразит; выведет из боя; что будет если попали|попадет; убьет|убит ли попадание; выведен|убит шанс',
  },
};
