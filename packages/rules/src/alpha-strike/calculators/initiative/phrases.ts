/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'initiative; win initiative; who moves first; order of moving|movement|moves; how many do i move; moves when outnumbered; movement order; odds of winning initiative; unequal numbers; who moves how many; tie initiative',
    ru: 'инициатива; выиграть инициативу; кто ходит первым; очередность|порядок хода|движения|движений; сколько двигает|двигаю за раз; шанс выиграть|на инициативу; кто сколько двигает; в каком порядке ходим|ходят|двигаем; ничья инициативы',
  },
};
