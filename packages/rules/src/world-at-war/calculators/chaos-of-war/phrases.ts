/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'chaos of war; chaos table|roll|of; on the chaos table; rolled chaos; chaos; random events; odds of misunderstanding|friendly fire|sniper|reinforcements|storm|leader|wear and tear',
    ru: 'хаос войны; таблица хаоса; хаос|хаосе|хаоса; бросок хаоса; случайные события|событие; шанс огня по своим; вероятность износа; шанс недоразумения|снайпера|бури|подкреплений|лидера',
  },
};
