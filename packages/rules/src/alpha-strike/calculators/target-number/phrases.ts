/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'what do i need to hit; what do i need; to hit; target number; need to hit; to-hit roll|number; chance|odds to hit; can i hit; roll to hit; what number; tn; what to roll; modifier|modifiers; shoot|shooting|shot at; i need to roll; hit chance; kick|punch odds; what is my tn',
    ru: 'сколько нужно|надо выбросить|выкинуть|кинуть; целевое значение|число; что надо|нужно выбросить|кинуть; попаду; шанс попасть|попадания; на сколько попадаю; на сколько кидать; сложность; тн; попасть по; сколько кидать|надо; пинаю; стреляю|стреляет по; бросок на попадание; какой бросок; цз',
  },
};
