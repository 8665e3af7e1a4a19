/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'fast move; run|runs|sprint; how far; move fast; full 16; 16 inches; gets exactly; odds of 16|12|8; running; move quickly; far can he run; running exactly',
    ru: 'быстрое перемещение; быстро перемещаться|переместиться|двигаться; пробежит|пробежать|бежит; сколько дюймов пробежит|пройдет?; на 16|12|8; полные 16; спринт; далеко убежит|пробежит; шанс пройти; бежит',
  },
};
