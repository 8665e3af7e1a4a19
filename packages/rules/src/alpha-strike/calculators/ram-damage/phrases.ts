/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'charge|ram damage; damage of a? charge|ram; how much damage does? a? charge|ramming|dfa|death from above; death from above damage; dfa damage; charge hurts; damage to myself|attacker; i charge|ram; charging; damage to me; missed my dfa; dfa dmg; how bad for him and me; charge for; ram; charge into; body slam; shoulder check; bash into; crash into; jump on his head; damage taken by me; how much do i take; hurt him|me|myself; stomp; dfa; goomba; run into; run up; into his knees; hurt for both; how much hurt',
    ru: 'урон тарана|от тарана; таран урон|дамаг|сколько; сколько урона нанесет|наносит|будет таран; смерть с небес урон; таранит|протаранить; урон дфа; сколько получу сам; сколько сам огребу; самоурон; что мне будет; промазал смертью с небес; промазал; прилетит мне; врезаюсь|врежусь; с разбега|разгона; боднул|бодаю; прыгаю|прыгнул на голову; потери у обоих; сколько себе; сколько влетит мне|себе; топчу; снесу тараном; влечу|влетел в; обоим прилетит',
  },
};
