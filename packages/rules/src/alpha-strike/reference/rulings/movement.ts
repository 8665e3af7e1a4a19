/** Rulings on movement. */
import { rulingsOf } from './ruling.js';

export const movementRulings = rulingsOf([
  {
    name: 'water-depth',
    section: 'water',
    title: { en: 'The price of stepping into water', ru: 'Цена спуска в воду' },
    question: {
      en: 'The example charges 4" for the change of level into water that the text calls 1" deep. What does it cost?',
      ru: 'В примере за спуск в воду берут 4", хотя её глубина по тексту — 1". Сколько это стоит?',
    },
    readings: [
      { en: '2" an inch of height, by the table: 2" for water 1" deep.', ru: '2" за дюйм высоты, по таблице: 2" для воды глубиной 1".' },
      { en: '4", as in the example: as if the bottom lay 2" lower.', ru: '4", как в примере: будто дно на 2" ниже.' },
    ],
    decision: {
      en: 'The height change that is entered is charged by the table: enter 1" or, to follow the example, 2".',
      ru: 'Указанный перепад высот оплачивают по таблице: укажите 1" или, если играете по примеру, 2".',
    },
  },
  {
    name: 'height-charged',
    section: 'level-changes',
    title: { en: 'When a climb is paid for', ru: 'Когда платят за подъём' },
    question: { en: 'Where on its leg does a unit pay for a change of height?', ru: 'В каком месте отрезка платят за перепад высот?' },
    readings: [
      { en: 'All of it at the start.', ru: 'Всё в начале.' },
      { id: 'height-along-the-leg', en: 'Spread along the leg.', ru: 'Равномерно по пути.' },
    ],
    decision: {
      en: 'At the start of its leg; a unit that cannot pay all of it stays on its level. A leg without length counts with the one that follows; where none does, it is a sheer wall, which is impassable.',
      ru: 'В начале отрезка; кому не хватает на весь перепад, тот остаётся на прежнем уровне. Отрезок без длины считается вместе со следующим; если следующего нет, это отвесная стена, и она непроходима.',
    },
  },
  {
    name: 'minimum-climb',
    section: 'minimum-movement',
    title: { en: 'Minimum movement and climbing', ru: 'Минимальное перемещение и подъём' },
    question: {
      en: 'Do the 2" that are always possible include a climb that the unit cannot pay?',
      ru: 'Входит ли в гарантированные 2" подъём, на который не хватает движения?',
    },
    readings: [
      {
        id: 'minimum-includes-climb',
        en: 'Yes: height is a row of the terrain costs, and only impassable terrain stops it.',
        ru: 'Да: высота — строка в таблице затрат, и остановить может лишь непроходимый ландшафт.',
      },
      {
        en: 'No: a unit with too few inches for a climb has to stay on its level.',
        ru: 'Нет: кому не хватает дюймов на подъём, тот обязан остаться на своём уровне.',
      },
    ],
    decision: {
      en: 'No: the rule on climbs is the more specific one. The 2" ignore what terrain costs, but height is paid for or not climbed.',
      ru: 'Нет: правило о подъёме — более частное. 2" проходят, сколько бы ни стоил ландшафт, но за высоту либо платят, либо остаются на своём уровне.',
    },
  },
]);
