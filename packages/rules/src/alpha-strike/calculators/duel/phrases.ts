/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { DESTROYING } from '../../engine/coverage/destroying.js';

export const phrases: Phrases = {
  questions: {
    en: 'duel; who wins; 1v1; one on one; fight between; fight each other; turn after turn; slug it out; duel between; which one survives; trade fire|shots; over turns; head to head; last one standing; wins a fight; slugfest; face off; after # turns; dead after turns; who dies first; how many turns|rounds until|till|to|does|do|before; turns|rounds until|till|to kill|destroy; duke it out; who survives|dies; wins the fight; fight to the death; mech fight; last standing; beats whom; survives after; brawl; shootout between; for turns; odds of winning; one v one; dies first; exchange fire for turns; survive against; can beat',
    ru: 'дуэль; кто победит|выиграет; один на один; кто кого; бой между; 1 на 1; перестрелка; выживет в дуэли; стреляют друг в друга; за ходов; через # хода; за # хода; стоя снимет; труп через; бьются|дерутся|рубятся|сражаются; кто кого перестреляет; перестреляет; кто выживет; кто круче|сильнее; за столько ходов; сойдутся; в бою один; поединок; кто победит в; махач; бой до конца; выживет против; рубиться до конца; до конца; до смерти; выстоит против; устоит против; через сколько ходов кто; за|через сколько ходов|раундов; сколько ходов|раундов; кто помрет; раз на раз',
  },
  // Who stands still needs no movement modifier.
  assumed: { 'first.tmm': 0, 'second.tmm': 0 },
  outcomes: {
    en: `${DESTROYING.en}; blown up; dead|dies|die|killed|toast|survives|alive|win|wins|winning`,
    ru: `${DESTROYING.ru}; победит|выиграет|погибнет|умрет|сдохнет|ляжет|вынесу|вынесет|завалит|завалить|выживет|труп|конец`,
  },
};
