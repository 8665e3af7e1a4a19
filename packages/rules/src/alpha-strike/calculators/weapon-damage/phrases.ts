/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'weapon damage; how much damage do|does|will i|it; damage of a|an; how hard does; damage at short|medium|long; damage with overheat; damage do i deal; what damage; minimal damage; rear bonus damage; how many points of damage; dmg; at long i hit; does anything; what does the target get; full overheat dmg; points of damage|dmg; damage output; what do the guns|weapons do; damage on a hit; if i hit|it hits; overheating for; damage at range; how hard do i hit; alpha; full alpha; hit for; in the back at; pumping; burning all; all ov',
    ru: 'сколько бьет|лупит|вломит; урон у; сколько урона наношу|наносит|нанесет|нанесу|будет; урон на ближней|средней|дальней; урон с перегревом; урон орудий|оружия; какой урон; минимальный урон; сколько дамага; урон от орудий; попал в тыл; в корму; минимум сколько пройдет; что получит цель; по урону; сколько влетит|прилетит|снимет|снесу; урон в спину|тыл|корму; сколько вломлю|влуплю; урон если попал|попаду; с перегревом сколько; если попал; альфа; дамага на; сколько кружков; сколько урона выйдет|выдаст|выдам; урона выйдет; скока снесу|урона; жгу все; жжет все; весь перегрев; на всю; сколько выдам|выдаст; полный урон',
  },
  fields: {
    'range=SHORT': { en: 'point blank; up close', ru: 'короткая|короткой; в упор; вблизи' },
    'range=LONG': { en: 'far away|off', ru: 'длинная|длинной; издалека' },
    rearDamage: { en: 'spend|fire|put|use # to|at|on|into the? back|rear; # to|backwards the? back|rear', ru: 'назад #; # назад' },
    'overheat=ov': {
      en: 'full overheat|ov|alpha; all in; everything i|he|it has; pushing it; all|max|maximum ov|overheat; overheat fully; burning|pumping|using all|both|everything ov?; heat it up; use|using|burn|burning|pump|pumping|push|pushing|with my|the|his|some? ov|overheat; extra point of heat',
      ru: 'полный|максимальный|весь перегрев; с полным перегревом; жгу|жжет все|оба|три; на всю; на полную; весь зп; пережег; жарю|жжем|жгу на? все; жгу его|ее|зп|ов|перегрев; его|ее жгу|сжигаю; ов|зп жгу',
    },
  },
};
