/** Rulings on duels: two units that fire at each other turn after turn. */
import { rulingsOf } from './ruling.js';

export const duelRulings = rulingsOf([
  {
    name: 'duel-conduct',
    section: 'combat',
    title: { en: 'What two duelists do each turn', ru: 'Что делают дуэлянты каждый ход' },
    question: {
      en: 'The rules leave movement and fire to the players: how are the odds of a whole duel calculated?',
      ru: 'Двигаться и стрелять или нет, решают игроки: как считать шансы целой дуэли?',
    },
    readings: [
      {
        en: 'Both do the same every turn, as long as their state allows it.',
        ru: 'Обе БЕ каждый ход делают одно и то же, пока позволяет их состояние.',
      },
      { en: 'Each turn both do what is best for them then.', ru: 'Каждый ход обе делают то, что им сейчас выгоднее.' },
    ],
    decision: {
      en: 'The same every turn: same distance, same kind of movement while inches are left, overheat as far as the scale goes. A unit holds its fire, and cools, when it needs more than 12. Turns are counted exactly while that can be done; later each chance is given between two bounds.',
      ru: 'Одно и то же: прежнее расстояние, прежний вид движения, пока есть дюймы, перегрев — сколько позволяет шкала. Кому нужно больше 12, тот не стреляет и остывает. Ходы считаются точно, пока это возможно; дальше шансы даны с границами.',
    },
  },
]);
