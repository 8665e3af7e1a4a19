/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'balance; fair; even fight|match|game; is it|that fair; forces; pv against|vs; point value difference; is this balanced; lopsided; my lance|force|list against|vs; pv fair; my lance his; fair match|matchup|up|battle; evenly matched; even; match up; has the edge; points gap; my list his; list vs; outmatched; who is stronger; are we even; compare forces; equal; advantage; diff|difference|gap in? percent?; pickup game; ok game; percent apart; gap in percent; how far apart',
    ru: 'равны ли силы; баланс; честно ли; честная игра; честный бой; равенство сил; ос против; сбалансированы; равные|неравные силы; разница ос|очков; нормальный расклад; перекос; сильно криво; честно; честный расклад; равные составы|отряды; сумма очков|ос; у кого больше; сравнить отряды|составы; мой отряд его; ос у меня; преимущество; нормальный состав; по очкам; отличаются|разошлись|расходятся; на сколько процентов; норм|нормально будет?',
  },
};
