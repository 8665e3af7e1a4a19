/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'ammo; ammunition; ammo used|left|track; how much ammo; runs dry|out; how many turns of ammo; out of ammo; rounds left; ammo after; fired % then; till dry; fired; how much is left; rounds; shots left; enough ammo; spends; burst',
    ru: 'боезапас; боекомплект; бк; сколько боезапаса|снарядов|патронов|клеток осталось|уйдет|останется|тратит|спишется; патроны кончатся|кончится; клеток; клетки; хватит на; через сколько ходов пусто|закончится|кончится; расход боезапаса; сколько раз стрельну; очередью; сколько осталось; патронов|снарядов; хватит боезапаса; останется; расход; отстрелял; клеток боезапаса; на сколько выстрелов хватит; хватит ли зарядов|снарядов|боезапаса; осталось деления|зарядов; делений осталось',
  },
  assumed: { track: 99 },
};
