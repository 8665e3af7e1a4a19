/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'stay or run; how many losses; lost # of #; keeps fighting; force morale; do they run|stay|quit; losses test; withdraw; break and run; run away after losses; every how many losses; goes on|keep fighting; crew lost',
    ru: 'остаться или убежать; потеряли|потерял # из #; убегут|останутся|сбегут; при каких потерях|скольки потерях; сколько потерь; дрогнет|дрогнут|побегут отряд?; тест потерь; отряд потерял; продолжат бой|драться',
  },
};
