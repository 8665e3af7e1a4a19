/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'showdown; who wins the? pot|hand|showdown?; compare hands; which hand wins|beats|is better; beats; better hand; higher hand; rank the hands; hand beats|wins; vs; against; vs his; or',
    ru: 'вскрытие; кто выиграл|выигрывает|победил; сравнить руки; чья рука|комбинация сильнее|старше|лучше|выигрывает; что старше|сильнее; бьет ли; кто забирает; против; расставить руки; перебивает; против; или',
  },
};
