/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'fast move; run|runs|sprint; how far; move fast; full 16; 16 inches; gets exactly; odds of 16|12|8; running; move quickly; far can he run; running exactly; sprint; wants to sprint; run; dash; hustle; gets inches; chances he gets; moves fast; full sprint; double move; run how far; leg it; sprinting; sprint with',
    ru: 'быстрое перемещение; быстро перемещаться|переместиться|двигаться; пробежит|пробежать|бежит; сколько дюймов пробежит|пройдет?; на 16|12|8; полные 16; спринт; далеко убежит|пробежит; шанс пройти; бежит; побежит|пробегут|пробежит|бежать; как далеко; далеко пробегут; спринт|спринтует; рывок; бегом; сколько пробежит; дюймов пробежит; быстро побежать; дернет; побежит далеко; рванет',
  },
};
