/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'duel; who wins; 1v1; one on one; one-on-one; fight between; fight each other; turn after turn; slug it out; duel between; which one survives; trade fire|shots; over turns; head to head; last one standing; wins a fight; slugfest; face off; after # turns; dead after turns; who dies first',
    ru: 'дуэль; кто победит|выиграет|победит; один на один; кто кого; бой между; 1 на 1; перестрелка; выживет в дуэли; стреляют друг в друга; за ходов; дуэли; через # хода; за # хода|ход; стоя снимет; труп через',
  },
};
