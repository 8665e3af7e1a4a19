/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'drax hand; drax; value of drax; drax values; hand in drax; what is my drax hand; drax combination; 4 card|4card drax; four card; hole card; up cards; laid aside; in drax; playing drax; value of my cards; local suit; four card drax; five card drax; drax on world; aside; set aside; up; face down; hidden; on a steiner|davion|kurita|liao|marik planet|world; steiner|davion|kurita|liao|marik planet; planet; suits left',
    ru: 'рука в драксе; дракс; значения в драксе; комбинация в драксе; что у меня в драксе; пятикарточный|четырехкарточный|4-карточный; отложил; дракс на четыре; в дракс; в драксе у меня; рука дракс; комбинация дракса; сколько стоит рука; местная масть; для дракса; четыре карты дракс; закрытый; закрытый мехвоин; 4 карты; четыре карты; 4 масти; на планете; планета штайнер|дэвион|курита|ляо|марик; в открытую; что в итоге выходит',
  },
  fields: {
    'cards+first': {
      en: 'hole|hidden card? @; face down @; @ in hole; @ down|hidden; @ face down; hole @',
      ru: 'закрытый|скрытый карта? @; в закрытую @; @ закрытый|скрытый; @ в закрытую; взакрытую @',
    },
  },
};
