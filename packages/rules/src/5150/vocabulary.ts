/** Vocabulary of 5150: the choice values of inputs and answers. No logic. */
import { vocabulary, type Word } from '../calculator/fields.js';

/** Results of a shot or a hit, mildest first. The order determines the worst of several results. */
export const RESULTS = vocabulary(
  'FiftyOneFiftyResult',
  { en: 'Result of a shot or a hit', ru: 'Чем кончается выстрел или удар' },
  {
    MISSED: { en: 'missed', ru: 'промах' },
    ABSORBED: { en: 'absorbed', ru: 'поглощено бронёй' },
    UNHARMED: { en: 'unharmed', ru: 'невредима' },
    STUNNED: { en: 'stunned', ru: 'оглушена' },
    OUT_OF_THE_FIGHT: { en: 'out of the fight', ru: 'выведена из боя' },
    DEAD: { en: 'dead', ru: 'убита' },
  },
);
export type Result = Word<typeof RESULTS>;

/** Classes of figures, which determine what a figure may carry. */
export const FIGURE_CLASSES = vocabulary(
  'FiftyOneFiftyFigureClass',
  { en: 'Walk of life of an ordinary person', ru: 'Кто таков обычный человек' },
  {
    PROLETARIAT: { en: 'law-abiding proletariat', ru: 'законопослушный пролетариат' },
    POLICE: { en: 'police', ru: 'полиция' },
    CRIMINALS: { en: 'criminals', ru: 'преступники' },
    CORPORATIONS: { en: 'corporations', ru: 'корпорации' },
    COLONISTS: { en: 'colonists', ru: 'колонисты' },
  },
);
export type FigureClass = Word<typeof FIGURE_CLASSES>;

export const LAW_LEVELS = vocabulary(
  'FiftyOneFiftyLawLevel',
  { en: 'Law level of the planet', ru: 'Уровень законности планеты' },
  {
    NORMAL: { en: 'normal', ru: 'обычный' },
    LAX: { en: 'Lax', ru: '«Вялый»' },
    LOW: { en: 'Low', ru: '«Низкий»' },
  },
);
export type LawLevel = Word<typeof LAW_LEVELS>;

export const AVAILABILITIES = vocabulary(
  'FiftyOneFiftyAvailability',
  { en: 'What is rolled for', ru: 'На что бросают' },
  {
    WEAPON: { en: 'weapon', ru: 'оружие' },
    ARMOR: { en: 'armor', ru: 'броня' },
    REP: { en: 'Rep', ru: 'Умение' },
  },
);
export type Availability = Word<typeof AVAILABILITIES>;

export const VISIBILITIES = vocabulary(
  'FiftyOneFiftyVisibility',
  { en: 'What limits the line of sight', ru: 'Что ограничивает видимость' },
  {
    CLEAR: { en: 'clear view', ru: 'ясно' },
    NIGHT: { en: 'night', ru: 'ночь' },
    WOODS: { en: 'inside woods', ru: 'в лесу' },
    WOODS_AT_NIGHT: { en: 'inside woods at night', ru: 'в лесу ночью' },
    BAD_WEATHER: { en: 'bad weather', ru: 'плохая погода' },
    BAD_WEATHER_AT_NIGHT: { en: 'bad weather at night', ru: 'плохая погода ночью' },
  },
);
export type Visibility = Word<typeof VISIBILITIES>;

export const AIMS = vocabulary(
  'FiftyOneFiftyAim',
  { en: 'What a burst is to bring', ru: 'Чего добиваются очередью' },
  {
    OUT_OF_ACTION: { en: 'the first target dead or out of the fight', ru: 'первая цель убита или выведена из боя' },
    DEAD: { en: 'the first target dead', ru: 'первая цель убита' },
    HIT: { en: 'a hit on the first target', ru: 'попадание в первую цель' },
  },
);
export type Aim = Word<typeof AIMS>;

export const CHANGES = vocabulary(
  'FiftyOneFiftyChange',
  { en: 'What the shooter could do differently', ru: 'Что стрелок может сделать иначе' },
  {
    MOVE_SLOWLY: { en: 'move without Fast Move', ru: 'двигаться без быстрого перемещения' },
    ONE_TARGET: { en: 'roll every die at the first target', ru: 'бросить все кубики в первую цель' },
    ONE_WEAPON: { en: 'fire one weapon', ru: 'стрелять из одного оружия' },
    PASS_THE_COVER: { en: 'find a line past the cover', ru: 'обойти укрытие' },
    SEE_CLEARLY: { en: 'find a clear view of the target', ru: 'выйти туда, где цель не скрыта' },
    CLEAR_THE_LINE: { en: 'find a line without cover between', ru: 'найти линию без укрытий по пути' },
    CLOSE_IN: { en: 'close in', ru: 'подойти' },
    FACE_THE_TARGET: { en: 'face the target', ru: 'повернуться к цели' },
  },
);
export type Change = Word<typeof CHANGES>;
