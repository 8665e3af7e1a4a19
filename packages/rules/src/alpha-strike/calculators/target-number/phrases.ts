/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'what do i need to hit; what do i need; to hit; target number; need to hit; to-hit roll|number; chance|odds to hit; can i hit; roll to hit; what number; tn; what to roll; modifier; shoot|shot at; i need to roll; hit chance; kick|punch odds; what is my tn; to hit|connect with; need on 2d6|dice; what roll; required roll; difficulty; number to beat; hit on a what; whats my number|tn|gator; my number to hit; penalty to hit; chance i hit; do i hit; will i hit; harder|easier to hit; snap a shot; line up a shot; punch it; what to hit',
    ru: 'сколько нужно|надо выбросить|выкинуть|кинуть; целевое значение|число; что надо|нужно выбросить|кинуть; попаду; шанс попасть|попадания; на сколько попадаю; на сколько кидать; сложность; тн; попасть по; сколько кидать|надо; пинаю; стреляю по; бросок на попадание; какой бросок; цз; какое нужно|надо число; какое целевое; на сколько бросать; что выкинуть; сколько выпасть; пробросить; штраф на попадание; какой модификатор; с какого броска; бросок нужен; попадаю на; вероятность попасть|попадания; реально попасть; бить на; сколько кубы надо; чтобы попасть; мой бросок; шанс попасть ветераном; с тройкой; столбом; чего кидать',
  },
};
