/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'showdown; who wins the? pot|hand|showdown?; compare hands; which hand wins|beats|is better; beats; better hand; higher hand; rank the hands; hand beats|wins; vs; against; vs his; or; takes the pot; wins the pot; which one; which hand; who takes; versus his; hand or; stronger; higher; compare; who won the showdown; split the pot; who wins flush|straight|pair|full|two|three|four|five|successor; flush|straight|pair|house|kind or; against a; against a plain; flush of|to; to a; up to; pair against; higher flush|straight; kicker',
    ru: 'вскрытие; кто выиграл|выигрывает|победил; сравнить руки; чья рука|комбинация сильнее|старше|лучше|выигрывает; что старше|сильнее; бьет ли; кто забирает; против; расставить руки; перебивает; или; кто берет банк; чья сильнее|старше; бьет; побьет; сравни; кто забирает банк; выигрывает; рука против; банк; до лорда|туза|десятки|мехвоина|дракона; флеш до; стрит до; флеш|стрит|каре|пара|тройка|фулхаус vs|против|или; старше ли; чей старше; кикер; помогите рассудить; рассудить; трое выложили; выложили на стол',
  },
  assumed: { game: 'POKER' },
};
