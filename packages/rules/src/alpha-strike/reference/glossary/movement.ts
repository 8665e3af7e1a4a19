/** Terms of the turn and of movement. */
import type { Term } from '../../../reference/reference.js';

export const movementTerms: readonly Term[] = [
  {
    id: 'initiative',
    name: { en: 'initiative', ru: 'инициатива' },
    meaning: {
      en: 'The 2D6 roll of each side; the winner moves and attacks second',
      ru: 'Бросок 2D6 каждой стороны; выигравший ходит и атакует вторым',
    },
  },
  {
    id: 'end-phase',
    name: { en: 'end phase', ru: 'завершающая фаза' },
    meaning: { en: 'The last phase of a turn: damage and heat take effect', ru: 'Последняя фаза хода: действуют урон и нагрев' },
    avoid: { ru: ['конечная фаза', 'фаза конца'] },
  },
  {
    id: 'home-edge',
    name: { en: 'home edge', ru: 'домашний край' },
    meaning: { en: 'The side of the table where a force enters and leaves', ru: 'Край стола, откуда армия выходит и куда отступает' },
  },
  {
    id: 'stand-still',
    name: { en: 'standing still', ru: 'стоять на месте' },
    aliases: ['standstill', 'stationary'],
    meaning: { en: 'Moving less than an inch', ru: 'Пройти меньше дюйма' },
  },
  {
    id: 'ground-movement',
    name: { en: 'ground movement', ru: 'движение по земле' },
    aliases: ['walking', 'шаг'],
    meaning: { en: 'Moving an inch or more without jumping', ru: 'Пройти дюйм или больше без прыжка' },
  },
  {
    id: 'jump',
    name: { en: 'jump', ru: 'прыжок' },
    abbreviation: { en: 'j', ru: 'прыж' },
    aliases: ['jumping', 'jump jets', 'прыгать'],
    meaning: {
      en: 'Moving in a straight line over everything, for the distance alone',
      ru: 'Движение по прямой поверх всего; платят только за расстояние',
    },
  },
  {
    id: 'immobile',
    name: { en: 'immobile', ru: 'обездвижена' },
    aliases: ['обездвиженная'],
    meaning: { en: 'Without any move left, or shut down', ru: 'Движения не осталось, или БЕ отключена' },
  },
  {
    id: 'speed-demon',
    name: { en: 'Speed Demon', ru: '«Лихач»' },
    meaning: {
      en: 'Pilot ability of a cavalry lance: 2" more a turn',
      ru: 'Способность пилотов кавалерийского копья: на 2" за ход больше',
    },
  },
];
