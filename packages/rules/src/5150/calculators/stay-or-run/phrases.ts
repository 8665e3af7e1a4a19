/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'stay or run; how many losses; lost # of #; keeps fighting; force morale; do they run|stay|quit; losses test; withdraw; break and run; run away after losses; every how many losses; goes on|keep fighting; crew lost; do they bolt; bolt; lost of; break; gang lost; survivors; casualties; flee; give up; lost men; morale; run away; retreat; quit; leave the field; half dead; keep coming; still fight',
    ru: 'остаться или убежать; потеряли # из #; убегут|останутся|сбегут; при каких потерях|скольки потерях; сколько потерь; дрогнет|дрогнут|побегут отряд?; тест потерь; отряд потерял; продолжат бой|драться; разбегутся|разбежится; было осталось; осталось в живых; дадут деру; потери; сдадутся; отступят; мораль отряда; фанатики|наемники|колонисты|завоеватели потеряли; полегло; половина|треть|четверть полегло|убита|потеряно; дальше попрут; попрут; не разбегутся; дальше пойдут|драться; стоять или бежать; когда проверять|проверяться; сколько потерь до теста',
  },
};
