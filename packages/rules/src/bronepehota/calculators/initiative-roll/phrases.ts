/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'initiative; initiative roll; roll for|win initiative; who goes first; odds to win initiative; rolled for initiative; goes first; tie for initiative; roll for initiative; will i win; win initiative; players roll; chance each; go first; who starts; tie; who begins; all roll',
    ru: 'инициатива; инициативу; бросок инициативы|на инициативу; кто ходит первым; выиграть|шанс на инициативу; ничья на инициативу|инициативы; кто первый; перебить|перекинуть; инициатива|инициативу; игрока бросают|кидают; бросают на инициативу; кто начинает; шанс у каждого; выиграю инициативу; перебросить|переброс; у кого инициатива; начинает; кто начнет|начинает; кидаем д12|д20|д6 кто; если поровну; нас трое кидаем; кому начинать; что если поровну; выпало одинаково; кто начинает раунд; двенадцатигранниках',
  },
};
