/** Tables of buildings and rivers. */
import type { Table } from '../../../reference/reference.js';
import { span } from './points.js';

const BUILDINGS = [
  { en: 'Frame building', ru: 'Каркасное здание', strength: 1 },
  { en: 'Sandbags, one row', ru: 'Мешки с песком, один ряд', strength: 1 },
  { en: 'Sandbags, several rows', ru: 'Мешки с песком, несколько рядов', strength: 2 },
  { en: 'Stone or brick', ru: 'Камень или кирпич', strength: 2 },
  { en: 'Concrete', ru: 'Бетон', strength: 4 },
  { en: 'Bunker of concrete and steel', ru: 'Бункер из бетона и стали', strength: 6 },
] as const;

/** The highest face of a d6 on which the zone above a ruined one falls. */
const FALLS_UP_TO = 4;

export const buildingsTable: Table = {
  id: '5150/table/buildings',
  title: { en: 'Strength of buildings', ru: 'Прочность зданий' },
  section: '5150/buildings',
  columns: [
    { en: 'Building', ru: 'Здание' },
    { en: 'Strength', ru: 'Прочность' },
  ],
  rows: BUILDINGS.map(({ en, ru, strength }) => [{ en, ru }, strength]),
  notes: [
    {
      en: `A zone above a ruined one falls on 1–${FALLS_UP_TO} of a d6; when none is left below, all above fall.`,
      ru: `Зона над рухнувшей обваливается при 1–${FALLS_UP_TO} на к6; если снизу не осталось ничего, падает всё.`,
    },
  ],
};

const RIVERS = [
  { from: 1, to: 1, en: 'no ford: it needs a bridge', ru: 'брода нет, нужен мост' },
  { from: 2, to: 3, en: 'up to half of its length can be forded', ru: 'вброд — не больше половины длины' },
  { from: 4, to: 6, en: 'can be forded anywhere', ru: 'вброд — где угодно' },
] as const;

export const riversTable: Table = {
  id: '5150/table/rivers',
  title: { en: 'Fords of a river', ru: 'Броды' },
  section: '5150/rivers',
  columns: [
    { en: 'd6', ru: 'к6' },
    { en: 'River', ru: 'Река' },
  ],
  rows: RIVERS.map(({ from, to, en, ru }) => [span(from, to), { en, ru }]),
};
