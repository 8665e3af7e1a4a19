/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { DESTROYING } from '../../engine/coverage/destroying.js';

export const phrases: Phrases = {
  questions: {
    en: 'who|which should fire|shoot at? whom|which|what; which of my units|mechs should shoot|fire at? which|what; who|what should my units|mechs fire|shoot at; assign|split|distribute fire; fire assignment; focus fire; concentrate fire; lance against lance; my lance; target priority; which target first; which target should|do|does; target should my|our; whom to shoot first; allocate shots|attacks; best targets for my units; all at one target or split; who should shoot at who; pair up; pick targets; target selection; spread fire|shots; split or; all at it|him; if both|all shoot|fire; both shoot it|him; who shoots who',
    ru: 'кто по кому|в кого стреляет|бьет; кому по кому|в кого стрелять|бить; по кому моим|нашим стрелять; распределить|разделить огонь; распределение огня|целей; сосредоточить огонь; фокус огня; копьё против копья; лэнс против лэнса; звено против звена; моё копьё|звено; по кому стрелять первым|сначала; какую цель выбрать; всем по одной цели или разделить; лучшие цели для моих; приоритет целей; фокусить; по кому фокусить; кого фокусить; всеми в одного; размазать по целям; размазать; раскидать огонь|стрельбу|цели; кому кого; разобрать цели; лансой; звеном; всем скопом; в кого кем; кем палить|бить|стрелять; кого каким мехом; чтоб больше убить; если все|оба в него|одного; все в него|одного; разделить или',
  },
  outcomes: DESTROYING,
  several: ['attackers', 'targets'],
  fields: {
    'attackers#': {
      en: '# of mine|ours; # of my|our mechs|units|guys|boys?; my|our # mechs|units|guys; # mechs|units|guys of mine; i have|got # mechs|units|guys; my|our #',
      ru: '# моих|наших; моих|наших #; мои|наши #; у меня|нас # меха|мехов|бе|юнита|машины; у меня|нас двое|трое|четверо; # своих',
    },
    'targets#': {
      en: '# of his|theirs|them; his|their|enemy # mechs|units|guys?; # enemies|foes|targets; # enemy mechs|units',
      ru: 'у него|противника|врага # меха|мехов|бе|юнита|машины; у него|противника|врага двое|трое|четверо; # врага|врагов|противника|противников|цели|целей; его #',
    },
    'inches=42': { en: 'long range; at long', ru: 'далеко; дальняя дистанция?; на|с дальней|длинной' },
    'inches=24': { en: 'medium range?; mid range; at medium', ru: 'средняя дистанция?; на|со|с средней дистанции?' },
    'inches=6': { en: 'short range; at short; point blank', ru: 'ближняя дистанция?; на|с ближней|близкой|короткой; вблизи; в упор' },
  },
};
