/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'hit table; what do i need on the die; hit chance|odds; odds to hit; chance to hit; can he hit; one die; does rep # hit; hits on; shoot at guy; to hit; what to roll to hit; what does he need; needed to hit; to hit roll; need on d6; roll to hit; does it hit; can i hit; chance of a hit; hit roll; hits him; both pistols; hit a prone|running; faces of the die connect; what faces; needs what on the d6; on the d6',
    ru: 'таблица попаданий; на сколько попадает; шанс попасть; одним кубиком|кубом; попаду|попадет; что нужно|надо чтобы попасть; сколько нужно на кубике; с двух рук; стреляет по; удача спасет; сколько надо выкинуть; чтобы попасть; надо выкинуть; попадание; шанс попадания; бросок на попадание; надо на кубике; залег; бежит попасть; что выбросить; это мимо; мимо; цель лежит; я бегом',
  },
  outcomes: { en: 'rolled|threw|got a? #; # rolled; on a #', ru: 'выпала|выкинул|выбросил #; # выпало' },
};
