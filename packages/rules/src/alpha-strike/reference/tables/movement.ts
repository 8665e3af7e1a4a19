/** Costs of terrain and height, and minimum movement. */
import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';
import type { Terrain } from '../../vocabulary.js';

/** Inches of move per inch of open ground. */
export const OPEN_COST = 1;

/** Kinds of terrain that share one row of the table. Each row counts once per inch, and rows add up. */
export const TERRAIN_ROWS: readonly { readonly terrain: readonly Terrain[]; readonly cost: number; readonly title: Text }[] = [
  { terrain: ['ROUGH', 'RUBBLE'], cost: 1, title: { en: 'Rough or rubble', ru: 'Труднопроходимый ландшафт или развалины' } },
  { terrain: ['WOODS'], cost: 1, title: { en: 'Woods', ru: 'Лес' } },
  { terrain: ['WATER'], cost: 1, title: { en: 'Water', ru: 'Вода' } },
];

/** Inches of move per inch up or down. */
export const HEIGHT_COST = 2;
/** Maximum inches up or down per inch traveled. Steeper legs are impassable. */
export const MAX_CLIMB_PER_INCH = 2;
/** Inches that a unit can always move unless it is immobile. */
export const MIN_INCHES = 2;
/** A unit that moved less than this stood still. */
export const STOOD_STILL_BELOW_INCHES = 1;
/** Bonus of the pilot ability Speed Demon. */
export const SPEED_DEMON_INCHES = 2;

const cost = (value: number): Text => ({ en: signed(value, 'en'), ru: signed(value, 'ru') });

export const movementCostTable: Table = {
  id: 'alpha-strike/table/movement-cost',
  title: { en: 'Movement costs', ru: 'Затраты на движение' },
  section: 'alpha-strike/terrain',
  columns: [
    { en: 'An inch of', ru: 'Дюйм пути' },
    { en: 'Inches of move', ru: 'Дюймов движения' },
  ],
  rows: [
    [{ en: 'Open ground', ru: 'Открытая местность' }, same(String(OPEN_COST))],
    ...TERRAIN_ROWS.map(({ title, cost: more }) => [title, cost(more)]),
    [
      {
        en: `An inch up or down, at most ${MAX_CLIMB_PER_INCH}" of height an inch traveled`,
        ru: `Дюйм вверх или вниз, не больше ${MAX_CLIMB_PER_INCH}" высоты на дюйм пути`,
      },
      cost(HEIGHT_COST),
    ],
  ],
  notes: [
    {
      en: 'Costs of different rows add up. Jumping pays none of them.',
      ru: 'Затраты из разных строк складываются. За прыжок их не платят.',
    },
  ],
};
