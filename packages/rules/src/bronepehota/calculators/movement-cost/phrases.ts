/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'movement cost; speed points; how many speed|move points?|pts; cost to move|climb|cross|turn; how much speed; move sideways|back|backwards; turn on the spot; climb; over a wall|fence|curb|obstacle; ladder; reverse; how far can walk; points to move|cross|turn; flyer turning; with a gun push; points to; points of movement; move cost; climb a ladder; then turn; then forward; turn and; sidestep; get over a; enough points; crawl; how many points; forward steps; back up',
    ru: 'цена|стоимость движения|пути; сколько очков|скорости стоит|надо|на|потратит|уйдет; во что обойдется; перелезть|перелезает|лезть; сдать назад; развернуться|повернуть|разворот; вбок|боком; по лестнице; сколько стоит пройти|перелезть|подняться|движение; назад; катить|толкать орудие; хватит очков; сколько очков; очков движения|скорости; поворот на; вперед шага; назад шаг; перелезть|пройти|проехать; лестница; очков на; за сколько очков; доехать',
  },
  assumed: { speed: 40 },
};
