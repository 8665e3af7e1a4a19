/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'virtual shot|shooting; shoot with dice; chance to hit; to hit; hit odds; kill chance|odds; range power; range % power %; shot at; shoot|shoots|shooting|fire|fires at; power %; damage chance; at least dmg|damage; gun|rifle hits; aimed fire; will my shot destroy; kill its pilot; hits a machine; at least # dmg; shooting at; shoot a; kill odds; odds to kill; range dice; power dice; hit and kill; chance to kill; hit a soldier; fire at; reach him; half hidden; in range; penetrate; pierce; take him down; shot at steps',
    ru: 'виртуальный|виртуальная выстрел|стрельба; выстрел кубиками; шанс попасть; попаду|попадет|достану; шанс убить|грохнуть|завалить|снести; дальность % мощность %; стреляю|стреляет|выстрелил; мощь|мощность %; дальн|дальность %; прицельно; ровно дамага|повреждения; достает|достанет|дострелит; шанс ровно дамага; шанс убить; автомат по; дальность мощность; пробью|пробьет|пробить; дострелю|достану|достанет; попасть и убить; выстрел по; стрельнуть по; шмальнуть; цель в шагах; завалю с; по пехотинцу|бойцу|машине',
  },
};
