/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { DESTROYING } from '../../engine/coverage/destroying.js';

export const phrases: Phrases = {
  questions: {
    en: 'heat after; how hot; what heat; heat level after|next|at end; heat at the end; what is my heat; will i shut down; heat next turn; heat scale; cool down?; end phase heat; do i shut down; heat do i have; walk next turn; still hot; where am i at end of turn; ov used; end up at; overheat next; cool off|down; do i overheat; hot; shut down|shuts down; shutdown this turn; heat at end; held fire; sitting at heat; heat do i; lose heat; vent; every turn; each turn; keep pumping; pump ov; heat up; ran it up to; what happens next turn; sit there',
    ru: 'нагрев после; какой нагрев; сколько нагрева будет; какой будет нагрев; нагрев в конце хода|следующий ход; отключусь|заглохнет|вырубится; остыну|остынет|остывание; остудится; что с нагревом; перегрев стрелял; шкала нагрева; на сколько дюймов меньше хожу; на шкале в конце хода; остыну|остынет|остывает; на шкале; до нуля; вырублюсь|вырубит|отключусь; закипит|закиплю; нагреюсь|нагреется; сколько тепла; охлаждение; охладится; перегрев в конце; отстрелялся; тепловая шкала; каждый ход; когда вырубит|отключится|заглохнет; движок подбит; в конце хода; что в конце; стрелял что',
  },
  fields: {
    heat: { en: 'had #', ru: 'было #; до этого #' },
    'engineHits=1': {
      en: 'an? engine hit; engine crit; damaged|hit|wrecked engine; one engine hit; engine shot|holed|cracked',
      ru: 'попадание|крит в|по? реактор|двигатель|движок; реактор подбит|поврежден|пробит|задет; пробит|подбит|поврежден|задет реактор|движок; с пробитым|подбитым|поврежденным реактором; один крит|раз в|по реактор; битый реактор; двигатель|движок подбит|поврежден|пробит|задет; пробит|подбит|поврежден двигатель',
    },
  },
  assumed: { fired: true },
  outcomes: DESTROYING,
};
