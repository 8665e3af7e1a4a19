/** Sections of the World at War player aid in reading order, with the ids and titles that answers cite. */
import type { Section } from '../../reference/reference.js';
import { CHAOS_EFFECTS, effectSection } from './tables/chaos-effects.js';

const sight: readonly Section[] = [
  {
    id: 'world-at-war/player-aid',
    title: { en: 'What the player aid covers', ru: 'Что есть в памятке' },
    source: { en: 'Player aid', ru: 'Памятка' },
  },
  {
    id: 'world-at-war/helicopter-line-of-sight',
    title: { en: 'Helicopter line of sight', ru: 'Линия видимости вертолёта' },
    source: { en: 'Helicopter line of sight', ru: 'Линия обзора вертолета' },
  },
  {
    id: 'world-at-war/los-over-clear',
    title: { en: 'Over clear terrain: level 1', ru: 'Над чистой местностью: уровень 1' },
    parent: 'world-at-war/helicopter-line-of-sight',
    source: { en: 'Helicopter line of sight, first row', ru: 'Линия обзора вертолета, первая строка' },
  },
  {
    id: 'world-at-war/los-over-hill-woods-town',
    title: { en: 'Over hill, woods or town: level 2', ru: 'Над холмом, лесом или городом: уровень 2' },
    parent: 'world-at-war/helicopter-line-of-sight',
    source: { en: 'Helicopter line of sight, second row', ru: 'Линия обзора вертолета, вторая строка' },
  },
  {
    id: 'world-at-war/los-over-wooded-hill',
    title: { en: 'Over a wooded hill: level 3', ru: 'Над лесистым холмом: уровень 3' },
    parent: 'world-at-war/helicopter-line-of-sight',
    source: { en: 'Helicopter line of sight, third row', ru: 'Линия обзора вертолета, третья строка' },
  },
];

const moving: readonly Section[] = [
  {
    id: 'world-at-war/moving-fire',
    title: { en: 'Moving fire', ru: 'Стрельба в движении' },
    source: { en: 'Moving fire', ru: 'Стрельба в движении' },
  },
  {
    id: 'world-at-war/moving-fire-level-1',
    title: { en: 'Level 1', ru: 'Уровень 1' },
    parent: 'world-at-war/moving-fire',
    source: { en: 'Moving fire, fire on the move (level 1)', ru: 'Стрельба в движении, огонь в движении (уровень 1)' },
  },
  {
    id: 'world-at-war/moving-fire-level-2',
    title: { en: 'Level 2', ru: 'Уровень 2' },
    parent: 'world-at-war/moving-fire',
    source: { en: 'Moving fire, fire on the move (level 2)', ru: 'Стрельба в движении, огонь в движении (уровень 2)' },
  },
  {
    id: 'world-at-war/moving-fire-advanced',
    title: { en: 'Advanced: smoke', ru: 'Продвинутый уровень: дым' },
    parent: 'world-at-war/moving-fire',
    source: { en: 'Moving fire, advanced level', ru: 'Стрельба в движении, продвинутый уровень' },
  },
];

const chaos: readonly Section[] = [
  {
    id: 'world-at-war/chaos-of-war',
    title: { en: 'Chaos of War', ru: 'Хаос войны' },
    source: { en: 'Chaos of War table', ru: 'Таблица хаоса войны' },
  },
  ...CHAOS_EFFECTS.map(
    ({ id, title }): Section => ({
      id: effectSection(id),
      title,
      parent: 'world-at-war/chaos-of-war',
      source: { en: `Chaos of War table: ${title.en}`, ru: `Таблица хаоса войны: ${title.ru}` },
    }),
  ),
];

const salvo: readonly Section[] = [
  { id: 'world-at-war/salvo-fire', title: { en: 'Salvo fire', ru: 'Залповый огонь' }, source: { en: 'Salvo fire', ru: 'Залповый огонь' } },
  {
    id: 'world-at-war/salvo-lead',
    title: { en: 'The lead unit', ru: 'Ведущее подразделение' },
    parent: 'world-at-war/salvo-fire',
    source: { en: 'Salvo fire', ru: 'Залповый огонь' },
  },
  {
    id: 'world-at-war/salvo-support',
    title: { en: 'Support', ru: 'Поддержка' },
    parent: 'world-at-war/salvo-fire',
    source: { en: 'Salvo fire', ru: 'Залповый огонь' },
  },
  {
    id: 'world-at-war/salvo-leadership',
    title: { en: 'Leadership', ru: 'Лидерство' },
    parent: 'world-at-war/salvo-fire',
    source: { en: 'Salvo fire', ru: 'Залповый огонь' },
  },
  {
    id: 'world-at-war/salvo-range',
    title: { en: 'Extended and close range', ru: 'Увеличенная и ближняя дальность' },
    parent: 'world-at-war/salvo-fire',
    source: { en: 'Salvo fire', ru: 'Залповый огонь' },
  },
];

export const sections: readonly Section[] = [...sight, ...moving, ...chaos, ...salvo];
