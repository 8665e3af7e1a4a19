/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'virtual shot|shooting; shoot with dice; chance to hit; to hit; hit odds; kill chance|odds; range power; range % power %; shot at; shoot|shoots|shooting|fire|fires at; power %; damage chance; at least dmg|damage; gun|rifle hits; aimed fire; will my shot destroy; kill its pilot; hits a machine; at least # dmg',
    ru: 'виртуальный|виртуальная выстрел|стрельба; выстрел кубиками; шанс попасть; попаду|попадет|достану; шанс убить|грохнуть|завалить|снести; дальность % мощность %; стреляю|стреляет|выстрелил; мощь|мощность %; дальн|дальность %; прицельно; ровно дамага|повреждения; достает|достанет|дострелит; шанс ровно дамага',
  },
};
