/** Obstacles to a helicopter's line of sight, by the terrain below it and the level of the target. */
import type { Cell, Table } from '../../../reference/reference.js';
import type { Language } from '../../../text/language.js';
import { capital } from '../../../text/sentences.js';
import { OBSTACLES, type Obstacle, TARGET_LEVELS, type TargetLevel, TERRAINS, type Terrain } from '../../vocabulary.js';

export interface HelicopterRow {
  readonly level: 1 | 2 | 3;
  /** Terrain below the helicopter. */
  readonly over: readonly Terrain[];
  /** Obstacles for a target on each level, in the order of the source. */
  readonly blocks: Readonly<Record<TargetLevel, readonly Obstacle[]>>;
}

const GROUND_FROM_LEVEL_2: readonly Obstacle[] = ['BEHIND_WOODS', 'BEHIND_OTHER_HILL', 'BEHIND_TOWN', 'WOODED_HILL_BETWEEN'];

const HELICOPTER_ROWS: readonly HelicopterRow[] = [
  {
    level: 1,
    over: ['CLEAR'],
    blocks: { GROUND: ['BEHIND_WOODS', 'BEHIND_TOWN', 'HILL_BETWEEN'], HILL: ['WOODED_HILL_BETWEEN', 'WRECKS_ON_HILL'] },
  },
  { level: 2, over: ['HILL', 'WOODS', 'TOWN'], blocks: { GROUND: GROUND_FROM_LEVEL_2, HILL: ['WOODED_HILL_BETWEEN'] } },
  {
    level: 3,
    over: ['WOODED_HILL'],
    blocks: { GROUND: GROUND_FROM_LEVEL_2, HILL: ['WOODED_HILL_BETWEEN', 'BEHIND_WOODED_HILL', 'BEHIND_OTHER_HILL'] },
  },
];

/** The row for the terrain below a helicopter. `helicopterRow('TOWN').level` → 2 */
export const helicopterRow = (over: Terrain): HelicopterRow => HELICOPTER_ROWS.find((row) => row.over.includes(over)) as HelicopterRow;

/** Number of hidden hexes behind a town. */
export const HEXES_BEHIND_TOWN = 2;
/** Number of Wreck markers on a hill that do not block the view. */
export const WRECKS_SEEN_PAST = 1;

const joined = (texts: readonly string[], separator: string): string => capital(texts.join(separator));
const overText = (row: HelicopterRow, language: Language): string =>
  joined(
    row.over.map((terrain) => TERRAINS.values[terrain][language]),
    ', ',
  );
const blocksText = (row: HelicopterRow, level: TargetLevel, language: Language): string =>
  joined(
    row.blocks[level].map((obstacle) => OBSTACLES.values[obstacle][language]),
    '; ',
  );
const both = (text: (language: Language) => string): Cell => ({ en: text('en'), ru: text('ru') });

export const helicopterTable: Table = {
  id: 'world-at-war/table/helicopter-line-of-sight',
  title: { en: 'What blocks a helicopter’s line of sight', ru: 'Что перекрывает линию видимости вертолёта' },
  section: 'world-at-war/helicopter-line-of-sight',
  columns: [
    { en: 'Over', ru: 'Над чем' },
    { en: 'Level', ru: 'Уровень' },
    { en: `Target ${TARGET_LEVELS.values.GROUND.en}`, ru: `Цель ${TARGET_LEVELS.values.GROUND.ru}` },
    { en: `Target ${TARGET_LEVELS.values.HILL.en}`, ru: `Цель ${TARGET_LEVELS.values.HILL.ru}` },
  ],
  rows: HELICOPTER_ROWS.map((row) => [
    both((language) => overText(row, language)),
    row.level,
    both((language) => blocksText(row, 'GROUND', language)),
    both((language) => blocksText(row, 'HILL', language)),
  ]),
  notes: [
    {
      en: 'Another hill is one that is no part of the hill flown over.',
      ru: 'Другой холм — тот, что не часть холма, над которым летит вертолёт.',
    },
  ],
};
