/** Vocabulary of the state of a figure: states, and what an active figure may do. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';

export const FIGURE_STATES = vocabulary(
  'FiftyOneFiftyFigureState',
  { en: 'State of a figure', ru: 'Состояние фигурки' },
  {
    STEADY: { en: 'in good order', ru: 'в порядке' },
    DUCKED_BACK: { en: 'ducked back', ru: 'испугалась' },
    STUNNED: { en: 'stunned', ru: 'оглушена' },
    PANICKED: { en: 'panicked', ru: 'в панике' },
    RUNNING: { en: 'running away', ru: 'бежит' },
    OUT_OF_THE_FIGHT: { en: 'out of the fight', ru: 'выведена из боя' },
    DEAD: { en: 'dead', ru: 'убита' },
  },
);
export type FigureState = Word<typeof FIGURE_STATES>;

export const FIGURE_OPTIONS = vocabulary(
  'FiftyOneFiftyFigureOption',
  { en: 'What an active figure may do', ru: 'Что может активная фигурка' },
  {
    MOVE: { en: 'move', ru: 'идти' },
    FIRE: { en: 'fire, at any point of a move', ru: 'стрелять в любой момент движения' },
    COVERING_FIRE: { en: 'stand still and give covering fire', ru: 'не сходя с места прикрывать' },
    RELOAD: { en: 'reload, at a normal move, without firing', ru: 'перезарядить на обычном ходу, без стрельбы' },
    PREPARE_GRENADE: { en: 'prepare a grenade, without moving', ru: 'не двигаясь приготовить гранату' },
    FAST_MOVE: { en: 'try a Fast Move', ru: 'попробовать быстрое перемещение' },
    CHARGE: { en: 'try to charge, without firing first', ru: 'попробовать атаковать, не стреляя' },
    GO_PRONE: { en: 'go prone', ru: 'залечь' },
  },
);
export type FigureOption = Word<typeof FIGURE_OPTIONS>;
