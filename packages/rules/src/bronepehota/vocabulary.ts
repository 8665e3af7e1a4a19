/** Vocabulary of Bronepehota: the choice values of inputs and answers. No logic. */
import { vocabulary, type Word } from '../calculator/fields.js';

export const TARGETS = vocabulary(
  'BronepehotaTarget',
  { en: 'Kind of combat unit', ru: 'Вид боевой единицы' },
  {
    INFANTRY: { en: 'infantry', ru: 'пехотинец' },
    MACHINE: { en: 'machine', ru: 'боевая машина' },
    GUN: { en: 'gun', ru: 'орудие' },
    UNMANNED_MACHINE: { en: 'machine without a pilot', ru: 'машина без пилота' },
  },
);
export type Target = Word<typeof TARGETS>;

export const COVERS = vocabulary(
  'BronepehotaCover',
  { en: 'How much of the target the shooter sees', ru: 'Насколько стрелку видна цель' },
  {
    NONE: { en: 'fully seen', ru: 'видна целиком' },
    MORE_THAN_HALF_SEEN: { en: 'more than half seen', ru: 'видно больше половины' },
    LESS_THAN_HALF_SEEN: { en: 'less than half seen', ru: 'видно меньше половины' },
    UNSEEN: { en: 'unseen', ru: 'не видна' },
  },
  {
    NONE: 'M10 2h4v4h-4zM7 7h10v7h-2v8h-2.500v-7h-1v7H9v-8H7z',
    MORE_THAN_HALF_SEEN: 'M10 2h4v4h-4zM7 7h10v7h-2v1H9v-1H7zM3 16h18v6H3z',
    LESS_THAN_HALF_SEEN: 'M10 2h4v4h-4zM7 7h10v2H7zM3 10h18v12H3z',
    UNSEEN: 'M3 2h18v20H3z',
  },
);
export type Cover = Word<typeof COVERS>;

export const CHARGES = vocabulary(
  'BronepehotaCharge',
  { en: 'What a spring launcher shoots', ru: 'Чем стреляет пружинный пускатель' },
  {
    SHELL: { en: 'shell', ru: 'снаряд' },
    MINE: { en: 'mine', ru: 'мина' },
    ROCKET: { en: 'rocket', ru: 'ракета' },
  },
);
export type Charge = Word<typeof CHARGES>;

export const LAUNCHERS = vocabulary(
  'BronepehotaLauncher',
  { en: 'What the charge is shot from', ru: 'Из чего выпущен заряд' },
  {
    MACHINE: { en: 'launcher of a machine', ru: 'пускатель машины' },
    ROCKET_LAUNCHER: { en: 'rocket launcher of a machine', ru: 'ракетная установка машины' },
    GUN: { en: 'gun', ru: 'орудие' },
    MORTAR: { en: 'mortar', ru: 'миномёт' },
  },
);
export type Launcher = Word<typeof LAUNCHERS>;

export const IMPACTS = vocabulary(
  'BronepehotaImpact',
  { en: 'What the charge did to the model', ru: 'Что заряд сделал с моделью' },
  {
    STOOD: { en: 'hit, stays standing', ru: 'попадание, модель устояла' },
    FELL: { en: 'hit and fell', ru: 'попадание, модель упала' },
    LYING: { en: 'hit while already lying', ru: 'попадание в уже лежащую модель' },
    UNCOUNTED: { en: 'a ricochet or the flying stand', ru: 'рикошет или подставка полёта' },
  },
);
export type Impact = Word<typeof IMPACTS>;

export const MOVERS = vocabulary(
  'BronepehotaMover',
  { en: 'Who moves', ru: 'Кто движется' },
  {
    INFANTRY: { en: 'infantry', ru: 'пехотинец' },
    WHEELED: { en: 'wheeled machine', ru: 'колёсная машина' },
    TRACKED: { en: 'tracked machine', ru: 'гусеничная машина' },
    WALKING: { en: 'walking machine', ru: 'шагающая машина' },
    FLYING: { en: 'flying machine', ru: 'летающая машина' },
  },
);
export type Mover = Word<typeof MOVERS>;

export const MOVES = vocabulary(
  'BronepehotaMove',
  { en: 'One leg of a path', ru: 'Участок пути' },
  {
    FORWARD: { en: 'forward on the flat (infantry: any way)', ru: 'вперёд по ровному (пехотинец — в любую сторону)' },
    BACK: { en: 'back', ru: 'назад' },
    SIDEWAYS: { en: 'sideways', ru: 'вбок' },
    TURN: { en: 'turn on the spot', ru: 'поворот на месте' },
    SLOPE: { en: 'slope or ramp', ru: 'склон или трап' },
    LADDER: { en: 'ladder', ru: 'лестница' },
    OBSTACLE: { en: 'obstacle', ru: 'препятствие' },
    CLIMB: { en: 'climbable wall', ru: 'стена, по которой можно лезть' },
    LEAP: { en: 'leap or drop between floors', ru: 'прыжок между площадками или вниз' },
  },
);
export type Move = Word<typeof MOVES>;

export const DIRECTIONS = vocabulary(
  'BronepehotaDirection',
  { en: 'Which way a machine crosses an obstacle', ru: 'Каким ходом машина преодолевает препятствие' },
  {
    FORWARD: { en: 'forward', ru: 'вперёд' },
    BACK: { en: 'back', ru: 'назад' },
    SIDEWAYS: { en: 'sideways', ru: 'вбок' },
  },
);
export type Direction = Word<typeof DIRECTIONS>;

export const REROLLERS = vocabulary(
  'BronepehotaRerollers',
  { en: 'Who rolls again after a tie for the initiative', ru: 'Кто перебрасывает при ничьей за инициативу' },
  {
    ALL: { en: 'all players roll again', ru: 'перебрасывают все' },
    TIED: { en: 'those who tie roll again', ru: 'перебрасывают те, у кого ничья' },
  },
);
export type Rerollers = Word<typeof REROLLERS>;

export const VERDICTS = vocabulary(
  'BronepehotaBalance',
  { en: 'How even two armies are', ru: 'Насколько равны армии' },
  {
    BALANCED: { en: 'balanced', ru: 'силы равны' },
    ACCEPTABLE: { en: 'acceptable', ru: 'разница терпимая' },
    UNEVEN: { en: 'uneven', ru: 'силы неравны' },
  },
);
export type Verdict = Word<typeof VERDICTS>;
