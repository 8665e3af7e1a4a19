/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'ammo; ammunition; ammo used|left|track; how much ammo; runs dry|out; how many turns of ammo; out of ammo; rounds left; ammo after; fired % then; till dry; fired; how much is left; rounds; shots left; enough ammo; spends; burst',
    ru: 'боезапас; боекомплект; бк; сколько боезапаса|снарядов|патронов|клеток осталось|уйдет|останется|тратит|спишется; патроны кончатся|кончится; клеток; клетки; хватит на; через сколько ходов пусто|закончится|кончится; расход боезапаса; сколько раз стрельну; очередью; сколько осталось; патронов|снарядов; хватит боезапаса; останется; расход; отстрелял; клеток боезапаса; на сколько выстрелов хватит; хватит ли зарядов|снарядов|боезапаса; осталось деления|зарядов; делений осталось',
  },
  fields: {
    'shots.power': {
      en: 'spend|spent|use|burn|fired|shoot # shots|rounds|ammo? a? turn|round?; # shots|rounds|ammo|dice? a|per|each|every turn|round',
      ru: 'потратил|потрачу|израсходовал|трачу|тратит|расход|выстрелил|стреляю по? # за? ход?|тур?; по? # зарядов|патронов|снарядов|выстрела? за|в|каждый ход|тур',
    },
    track: {
      en: 'have|has # rounds|ammo|shots left?; # rounds|shells|shots left|remaining; ammo|ammunition is? #',
      ru: 'осталось|есть|хватит|имею # зарядов|патронов|снарядов|выстрелов|боезапаса?; # зарядов|патронов|снарядов|боезапаса',
    },
  },
  assumed: { track: 99 },
};
