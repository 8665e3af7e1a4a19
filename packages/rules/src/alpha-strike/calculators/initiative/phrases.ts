/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'initiative; win initiative; who moves first; order of moving|movement; how many do i move; moves when outnumbered; movement order; odds of winning initiative; unequal numbers; who moves how many; tie initiative; in which order; alternate; init; units each; move each go; outnumber; order do players move units; move each turn; moves first|last; how many units do i move; sequence of moves; take turns; brought mechs; bigger|larger side; smaller side; won last turn; initiative roll; reroll initiative; goes first; out roll; outroll; roll off',
    ru: 'инициатива; выиграть инициативу; кто ходит первым; очередность|порядок хода|движения; сколько двигает за раз; шанс выиграть|на инициативу; кто сколько двигает; в каком порядке ходим|двигаем; ничья инициативы; как ходим; двигаем; активирует за шаг; кто сколько ходит; большая сторона; чередуем|чередовать|чередование ходы?; по сколько двигаем|ходим; за раз; бросок инициативы; ходим по очереди; у кого больше мехов; двигать по; перекину|перекинуть противника|врага|соперника; перебросить противника; в начале хода; выкину больше; переролю',
  },
};
