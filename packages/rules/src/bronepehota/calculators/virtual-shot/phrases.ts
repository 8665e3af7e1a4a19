/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { ofDurability } from '../../phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'virtual shot|shooting; shoot with dice; chance to hit; to hit; hit odds; kill chance|odds; range power; range % power %; shot at; shoot|fire at; power %; damage chance; at least dmg|damage; gun|rifle hits; aimed fire; will my shot destroy; kill its pilot; hits a machine; at least # dmg; shoot a; odds to kill; range dice; power dice; hit and kill; chance to kill; hit a soldier; reach him; half hidden; in range; penetrate; pierce; take him down; shot at steps',
    ru: 'виртуальный выстрел|стрельба; выстрел кубиками; шанс попасть; попаду|попадет|достану; шанс убить|грохнуть|завалить|снести; дальность % мощность %; стреляю|выстрелил; мощь|мощность %; дальн|дальность %; прицельно; ровно дамага|повреждения; достает|достанет|дострелит; шанс ровно дамага; автомат по; дальность мощность; пробью|пробьет; попасть и убить; выстрел по; стрельнуть по; шмальнуть; сколько снимет|снимает|снимут; снимет в среднем; цель в шагах; завалю с; по пехотинцу|бойцу|машине',
  },
  fields: ofDurability,
  outcomes: {
    en: 'at least|exactly # damage|dmg; on a hit; hits; average damage; damage on average; chance of damage; does it hurt',
    ru: 'хотя|минимум|ровно|меньше бы? # урона|повреждения|дамага; при попадании; попал; средний урон; урона в среднем; хоть одно повреждение',
  },
  // What a hit does is asked without what it takes to hit.
  assumedTogether: { range: 'D6', steps: 0 },
};
