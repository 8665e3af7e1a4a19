/** Rulings on calculators that look ahead: duels over many turns, and the fire of a whole force in one. */
import { rulingsOf } from './ruling.js';

export const planRulings = rulingsOf([
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
  {
    name: 'fire-plan',
    section: 'combat',
    title: { en: 'When a force chooses its targets', ru: 'Когда отряд выбирает цели' },
    question: {
      en: 'Each attack is declared once the one before it is resolved: how is the fire of a whole force counted?',
      ru: 'Каждую атаку заявляют, когда закончена предыдущая: как считать огонь целого отряда?',
    },
    readings: [
      {
        en: 'All targets are chosen before the first roll, and the units fire in the order listed.',
        ru: 'Все цели выбраны до первого броска, и БЕ стреляют в том порядке, в котором перечислены.',
      },
      { en: 'Each target is chosen after the attack before it.', ru: 'Каждую цель выбирают после предыдущей атаки.' },
    ],
    decision: {
      en: 'Before the first roll, so the answer is a plan that can be followed. Once a target is destroyed, those who have not fired yet choose again: ask once more for the units that are left.',
      ru: 'До первого броска: ответ — план, которого можно держаться. Когда цель уничтожена, кто ещё не стрелял, выбирает заново: спросите об оставшихся.',
    },
  },
]);
