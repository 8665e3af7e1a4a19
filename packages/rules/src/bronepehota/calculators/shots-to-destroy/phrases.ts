/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { ofDurability } from '../../phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'how many shots; shots to kill|destroy|needed; how many shots to; how many turns to kill; shots on average; shots does it take; number of shots; take down; how many times to shoot; how much ammo to kill|destroy; shots will it take; shots to wreck|kill|destroy|down; wreck; turns of fire; how long to kill; how many times; volleys to; shots needed; times do i|need; for sure; expected|average|avg|mean number? of? shots; shots until; number of volleys; volleys needed; needed to kill',
    ru: 'сколько выстрелов; сколько нужно выстрелов; сколько раз стрелять|выстрелить|стрельнуть; выстрелов чтобы|на уничтожение|нужно; сколько боезапаса уйдет|надо чтобы убить|на уничтожение; скок выстрелов; выстрелов разнесу|уничтожу|завалю; выстрелов уйдет|понадобится|надо; сколько ходов стрелять; разнесу; расковырять; сколько залпов; сколько раз надо; скока раз; раз надо|нужно пальнуть|попасть|выстрелить|стрельнуть; чтоб сломать|убить|уничтожить|добить|наверняка; сколько попаданий; за сколько выстрелов|попаданий|раз; как быстро ушатаю|уничтожу|убью|сломаю; быстро ушатаю',
  },
  fields: ofDurability,
  outcomes: { en: 'in|within|with # shots|volleys|turns', ru: 'за|с # выстрел|залп|раз' },
};
