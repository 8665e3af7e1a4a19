/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'drax hand; drax; value of drax; drax values; hand in drax; what is my drax hand; drax combination; 4 card|4card drax; four card; hole card; up cards; laid aside',
    ru: 'рука в драксе; дракс; дракса; значения в драксе; комбинация в драксе; что у меня в драксе; пятикарточный|четырехкарточный|4-карточный; отложил; дракс на четыре',
  },
};
