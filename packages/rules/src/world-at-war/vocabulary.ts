/** Vocabulary of World at War: the choice values of inputs and answers. No logic. */
import { vocabulary, type Word } from '../calculator/fields.js';

export const TERRAINS = vocabulary(
  'WorldAtWarTerrain',
  { en: 'Terrain of a hex', ru: 'Местность гекса' },
  {
    CLEAR: { en: 'clear', ru: 'чистая местность' },
    HILL: { en: 'hill', ru: 'холм' },
    WOODS: { en: 'woods', ru: 'лес' },
    TOWN: { en: 'town', ru: 'город' },
    WOODED_HILL: { en: 'wooded hill', ru: 'лесистый холм' },
  },
  {
    HILL: 'M3 18c3 0 5-9 9-9s6 9 9 9z',
    WOODS: 'M8 4l4 8H9.500l3 6H9v3H7v-3H3l3-6H4zM17 8l3.500 6H18l2.500 4H18v3h-2v-3h-3l2.500-4H14z',
    TOWN: 'M3 20V10l5-4 5 4v3h8v7zM6 12v3h3v-3zM15 15v2h3v-2z',
    WOODED_HILL: 'M3 21c3 0 5-6 9-6s6 6 9 6zM12 2l4 6h-2l3 5H7l3-5H8z',
  },
);
export type Terrain = Word<typeof TERRAINS>;

export const TARGET_LEVELS = vocabulary(
  'WorldAtWarTargetLevel',
  { en: 'Level on which a target stands', ru: 'Уровень, на котором стоит цель' },
  {
    GROUND: { en: 'on the ground', ru: 'на земле' },
    HILL: { en: 'on a hill', ru: 'на холме' },
  },
);
export type TargetLevel = Word<typeof TARGET_LEVELS>;

export const OBSTACLES = vocabulary(
  'WorldAtWarObstacle',
  { en: 'What blocks the line of sight of a helicopter', ru: 'Что перекрывает линию видимости вертолёта' },
  {
    WOODED_HILL_BETWEEN: { en: 'a wooded hill in between', ru: 'лесистый холм на линии' },
    WRECKS_ON_HILL: { en: 'two or more Wreck markers on hills in between', ru: 'два и больше маркеров «Обломки» на холмах линии' },
    HILL_BETWEEN: { en: 'a hill in between', ru: 'холм на линии' },
    BEHIND_WOODS: { en: 'woods directly in front of the target', ru: 'лес прямо перед целью' },
    BEHIND_TOWN: { en: 'a town one or two hexes in front of the target', ru: 'город в одном-двух гексах перед целью' },
    BEHIND_OTHER_HILL: { en: 'another hill directly in front of the target', ru: 'другой холм прямо перед целью' },
    BEHIND_WOODED_HILL: { en: 'a wooded hill directly in front of the target', ru: 'лесистый холм прямо перед целью' },
  },
);
export type Obstacle = Word<typeof OBSTACLES>;

export const NATIONS = vocabulary(
  'WorldAtWarNation',
  { en: 'Nation', ru: 'Страна' },
  {
    USA: { en: 'USA', ru: 'США' },
    FRANCE: { en: 'France', ru: 'Франция' },
    GREAT_BRITAIN: { en: 'Great Britain', ru: 'Великобритания' },
    CANADA: { en: 'Canada', ru: 'Канада' },
    CUBA: { en: 'Cuba', ru: 'Куба' },
    VENEZUELA: { en: 'Venezuela', ru: 'Венесуэла' },
    MEXICO: { en: 'Mexico', ru: 'Мексика' },
    RUSSIA: { en: 'Russia', ru: 'Россия' },
  },
);
export type Nation = Word<typeof NATIONS>;

export const MOVING_FIRE_LEVELS = vocabulary(
  'WorldAtWarMovingFireLevel',
  { en: 'Level of moving fire', ru: 'Уровень стрельбы в движении' },
  {
    LEVEL_1: { en: 'level 1', ru: 'уровень 1' },
    LEVEL_2: { en: 'level 2', ru: 'уровень 2' },
    ADVANCED: { en: 'advanced', ru: 'продвинутый уровень' },
  },
);
export type MovingFireLevel = Word<typeof MOVING_FIRE_LEVELS>;

export const RANGES = vocabulary(
  'WorldAtWarRange',
  { en: 'How far the target is', ru: 'Насколько далека цель' },
  {
    CLOSE: { en: 'close range', ru: 'ближняя дальность' },
    NORMAL: { en: 'normal range', ru: 'обычная дальность' },
    EXTENDED: { en: 'extended range', ru: 'увеличенная дальность' },
  },
);
export type Range = Word<typeof RANGES>;
