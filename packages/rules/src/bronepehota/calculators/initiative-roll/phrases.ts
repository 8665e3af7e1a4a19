/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'initiative; initiative roll; roll for|win initiative; who goes first; odds to win initiative; goes first; tie for initiative; will i win; win initiative; players roll; chance each; go first; who starts; tie; who begins; all roll; i begin|start|go first; keep the? initiative; get the? initiative; we tie; heads up; chance that? i get it',
    ru: 'инициатива; бросок инициативы|на инициативу; кто ходит первым; выиграть|шанс на инициативу; ничья на инициативу; кто первый; перебить|перекинуть; игрока бросают|кидают; бросают на инициативу; шанс у каждого; выиграю инициативу; перебросить; у кого инициатива; начинает; кто начнет|начинает; кидаем д12|д20|д6 кто; если поровну; нас трое кидаем; кому начинать; что если поровну; выпало одинаково; кто начинает раунд; двенадцатигранниках; первым буду|хожу я|выбираю?; я первый|первым|первая; начну я|первым?; выбирать первым; первым выбирать; забрать|взять|выиграть|получить инициативу',
  },
  rolled: ['D12', '1D12'],
};
