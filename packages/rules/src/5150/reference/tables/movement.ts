/** Movement distances: walking, Fast Move, and the effects of terrain. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';

/** Distance in inches of a normal move, and of a Fast Move with low Rep. */
const NORMAL_MOVE = 8;
const SLOW_MOVE = 6;
/** The highest Rep of a slow figure. */
export const SLOW_REP = 2;

/** Inches of a normal move. Without a Rep, of a figure that is not slow. @example normalMove(2) // 6 */
export const normalMove = (rep: number | undefined): number => (rep !== undefined && rep <= SLOW_REP ? SLOW_MOVE : NORMAL_MOVE);

/** Fast Move in inches by dice passed, best first. */
export const FAST_MOVES = [
  { passed: 2, inches: 16 },
  { passed: 1, inches: 12 },
  { passed: 0, inches: 8 },
] as const;

export const fastMoveTable: Table = {
  id: '5150/table/fast-move',
  title: { en: 'Fast Move', ru: 'Быстрое перемещение' },
  section: '5150/fast-move',
  columns: [
    { en: 'Dice passed', ru: 'Пройдено кубиков' },
    { en: 'Up to, inches', ru: 'До, дюймов' },
  ],
  rows: FAST_MOVES.map(({ passed, inches }) => [passed, inches]),
  notes: [
    { en: 'Leader die. Counts as fast whatever distance is covered.', ru: 'С кубиком лидерства. Считается быстрым, сколько бы ни прошли.' },
  ],
};

const ground = (en: string, ru: string, move: Text, sight: Text | null = null) => [{ en, ru }, move, sight];
const NORMAL: Text = { en: 'normal', ru: 'обычная' };
const EDGE: Text = {
  en: 'at the edge in cover and seen; 1" in or deeper unseen',
  ru: 'на краю — в укрытии и на виду; от 1" вглубь — не видно',
};

export const terrainTable: Table = {
  id: '5150/table/terrain',
  title: { en: 'Ground and movement', ru: 'Местность и перемещение' },
  section: '5150/terrain',
  columns: [
    { en: 'Ground', ru: 'Местность' },
    { en: 'Speed', ru: 'Скорость' },
    { en: 'Sight', ru: 'Видимость' },
  ],
  rows: [
    ground('Open', 'Открытая', {
      en: `${NORMAL_MOVE}"; Rep ${SLOW_REP} or less ${SLOW_MOVE}"`,
      ru: `${NORMAL_MOVE}"; с Умением ${SLOW_REP} и меньше — ${SLOW_MOVE}"`,
    }),
    ground('Low brush', 'Низкая поросль', NORMAL, { en: 'conceals', ru: 'скрывает' }),
    ground('Rolling', 'Волнистая', { en: '−2" in and out', ru: '−2" на вход и на выход' }, EDGE),
    ground('Woods or rough', 'Лес или завалы', { en: 'half', ru: 'вдвое меньше' }, EDGE),
    ground('Road', 'Дорога', NORMAL),
    ground('Rock faces', 'Скалы', { en: 'impassable', ru: 'непроходимы' }),
    ground('Door, vehicle in or out', 'Дверь, посадка и высадка', { en: '−2"', ru: '−2"' }),
    ground('Window', 'Окно', { en: 'ends the move, firing allowed', ru: 'конец движения, стрелять можно' }),
    ground('Inside a building', 'Внутри здания', NORMAL, { en: 'in cover, save on entering', ru: 'в укрытии, кроме входа' }),
    ground('Stairs', 'Лестница', { en: 'one turn a floor', ru: 'ход на этаж' }),
    ground(
      'Ford',
      'Брод',
      { en: 'three turns: stop at the bank, cross to the far bank, climb out', ru: 'три хода: стать у воды, дойти до того берега, выйти' },
      { en: 'within 1" of the bank in cover', ru: 'до 1" от берега — в укрытии' },
    ),
  ],
};
