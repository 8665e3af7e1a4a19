/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'deck setup|set up|build; how many suits; which suits; how many star lords; suits for; build|set up|make|prepare the? deck; open cards; how many cards in the? deck; suits do i|we need|use; deck for players; build the deck; make the deck; set up for players; deck for; how many cards; prepare cards; star lords do we; suits do we; without effects; with effects; we are players; shuffle for; five of us',
    ru: 'сборка|собрать|подготовить|подготовка колоды; сколько мастей; какие масти; сколько звездных лордов; сколько открытых карт; сколько карт в колоде|нужно; колода на игроков; масти на игроков|участников; масти нужны|брать; собираем колоду; какие брать масти; мастей в колоду; нас играем; играем с эффектами; без эффектов; карт в колоду; готовим колоду; звездных лордов класть; раздать масти; чего мешать; что мешать|замешивать; на троих; на двоих; на четверых; на пятерых; замешать; нас трое|двое|четверо|пятеро',
  },
  assumed: { effects: true },
};
