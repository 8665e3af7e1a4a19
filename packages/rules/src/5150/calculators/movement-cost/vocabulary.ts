/** Vocabulary of movement: kinds of ground on a path, and who carries whom. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';

export const GROUNDS = vocabulary(
  'FiftyOneFiftyGround',
  { en: 'Ground on a path', ru: 'Местность на пути' },
  {
    OPEN: { en: 'open ground', ru: 'открытая местность' },
    BRUSH: { en: 'low brush', ru: 'низкая поросль' },
    ROAD: { en: 'road', ru: 'дорога' },
    INSIDE: { en: 'inside a building', ru: 'внутри здания' },
    ALONG_ROLLING: { en: 'along rolling ground', ru: 'вдоль волнистой местности' },
    ROUGH: { en: 'woods or rough ground', ru: 'лес или завалы' },
    ROLLING_EDGE: { en: 'in or out of rolling ground', ru: 'вход в волнистую местность или выход' },
    DOOR: { en: 'door', ru: 'дверь' },
    VEHICLE: { en: 'in or out of a vehicle', ru: 'посадка или высадка' },
    WINDOW: { en: 'window', ru: 'окно' },
    STAIRS: { en: 'stairs', ru: 'лестница' },
    FORD: { en: 'ford', ru: 'брод' },
    ROCKS: { en: 'rock faces', ru: 'скалы' },
  },
);
export type Ground = Word<typeof GROUNDS>;

export const LOADS = vocabulary(
  'FiftyOneFiftyLoad',
  { en: 'Whether the figure carries another', ru: 'Несёт ли фигурка другую' },
  {
    NOTHING: { en: 'carries nobody', ru: 'никого не несёт' },
    ALONE: { en: 'carries another alone', ru: 'несёт другую одна' },
    BY_TWO: { en: 'two carry another', ru: 'другую несут вдвоём' },
  },
);
