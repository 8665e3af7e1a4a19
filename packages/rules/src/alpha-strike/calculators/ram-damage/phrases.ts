/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'charge|ram damage; damage of a? charge|ram; how much damage does? a? charge|charging|ramming|dfa|death from above; death from above damage; dfa damage; charges|rams damage; charge hurts; damage to myself|attacker; i charge|ram; charging; damage to me; missed my dfa; dfa dmg; how bad for him and me; charge for; ram|ramming|rams|rammed; charge|charges|charged into; body slam; shoulder check; bash|bashes into; crash into; jump on his head; damage taken by me; how much do i take; hurt him|me|myself; stomp; dfa; goomba; run into; run up; into his knees; hurt for both; how much hurt',
    ru: 'урон тарана|от тарана|таран|тараном; таран урон|дамаг|сколько; сколько урона нанесет|наносит|будет таран|тараном; смерть с небес урон; таранит|тараню|протаранить; урон дфа; сколько получу сам; сколько сам огребу; самоурон; что мне будет; промазал смертью с небес; промазал; прилетит мне; таран|тараню|таранит|протараню; врезаюсь|врезался|врежусь; с разбега|разгона; боднул|бодаю; прыгаю|прыгнул на голову; потери у обоих; сколько себе; сколько влетит мне|себе; топчу; снесу тараном; с разбегу; влечу|влетел в; с разгона; обоим прилетит',
  },
};
