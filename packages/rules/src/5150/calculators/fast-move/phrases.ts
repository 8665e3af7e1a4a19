/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'fast move; run|sprint; how far; move fast; full 16; 16 inches; gets exactly; odds of 16|12|8; move quickly; far can he run; running exactly; wants to sprint; dash; hustle; gets inches; chances he gets; full sprint; double move; run how far; leg it; sprint with',
    ru: 'быстро перемещаться|переместиться|двигаться; пробежит|бежит; сколько дюймов пробежит|пройдет?; на 16|12|8; полные 16; спринт; далеко убежит|пробежит; шанс пройти; побежит|пробегут|пробежит|бежать; как далеко; далеко пробегут; рывок; бегом; сколько пробежит; дюймов пробежит; быстро побежать; дернет; побежит далеко; рванет',
  },
  outcomes: { en: 'at least? 16|12|8 inches?', ru: 'хотя? бы? 16|12|8 дюймов?' },
};
