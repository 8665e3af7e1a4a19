/** The heat scale: the effects of each level, and how heat rises and falls. */
import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';
import { inches, signed } from '../../../text/numbers.js';

/** The level at which a unit shuts down, and the number of boxes on the scale. */
export const SHUTDOWN_HEAT = 4;
/** Inches of ground movement lost per point of heat. */
const MOVE_LOSS_INCHES = 2;
/** The level from which on TMM is reduced by `TMM_LOSS`. */
const TMM_LOSS_HEAT = 2;
const TMM_LOSS = 1;

/** Maximum heat from abilities of other units in one turn. */
export const MAX_HEAT_FROM_OUTSIDE = 2;
/** Heat removed by water in an end phase. */
export const COOLING_IN_WATER = 1;
/** Minimum depth of water that cools even a unit that fired without heating up. */
export const COOLING_DEPTH_INCHES = 2;

/** Change of ground movement at a level, in inches. @example moveChangeAt(2) // -4 */
export const moveChangeAt = (heat: number): number => (heat === 0 ? 0 : -heat * MOVE_LOSS_INCHES);
/** Change of TMM at a level. @example tmmChangeAt(2) // -1 */
export const tmmChangeAt = (heat: number): number => (heat >= TMM_LOSS_HEAT ? -TMM_LOSS : 0);

/** The levels of the scale. */
const LEVELS = Array.from({ length: SHUTDOWN_HEAT + 1 }, (_, heat) => heat);

const change = (value: number): Text => (value === 0 ? same('0') : { en: signed(value, 'en'), ru: signed(value, 'ru') });
const moveChange = (value: number): Text => (value === 0 ? same('0') : { en: inches(value, 'en'), ru: inches(value, 'ru') });
const immobile: Text = { en: 'no movement', ru: 'не движется' };
const shutDown: Text = { en: 'no attack', ru: 'не атакует' };

const row = (heat: number) =>
  heat === SHUTDOWN_HEAT
    ? [{ en: `${heat}, shutdown`, ru: `${heat}, «Откл»` }, immobile, { en: 'immobile', ru: 'обездвижена' }, shutDown]
    : [heat, moveChange(moveChangeAt(heat)), change(tmmChangeAt(heat)), change(heat)];

export const heatTable: Table = {
  id: 'alpha-strike/table/heat',
  title: { en: 'The heat scale', ru: 'Шкала нагрева' },
  section: 'alpha-strike/heat',
  columns: [
    { en: 'Heat', ru: 'Нагрев' },
    { en: 'Ground movement', ru: 'Движение по земле' },
    { en: 'TMM', ru: 'МДЦ' },
    { en: 'Weapon attacks', ru: 'Орудийные атаки' },
  ],
  rows: LEVELS.map(row),
  notes: [
    {
      en: 'Below shutdown, heat does not affect jumps, the TMM of a unit that jumped, or physical attacks.',
      ru: 'До отключения нагрев не мешает прыжкам, не меняет МДЦ прыгнувшей БЕ и не влияет на ближний бой.',
    },
  ],
};

const coolingRow = (en: string, ru: string, heatEn: string, heatRu: string) => [
  { en, ru },
  { en: heatEn, ru: heatRu },
];

export const coolingTable: Table = {
  id: 'alpha-strike/table/cooling',
  title: { en: 'Heat in the end phase', ru: 'Нагрев в завершающей фазе' },
  section: 'alpha-strike/cooling',
  columns: [
    { en: 'This turn the unit', ru: 'В этот ход боевая единица' },
    { en: 'Its heat', ru: 'Её нагрев' },
  ],
  rows: [
    coolingRow(
      'used overheat or fired with an engine hit',
      'использовала перегрев или стреляла с попаданием по реактору',
      'rises by the one, or by both',
      'растёт на одно или на то и другое',
    ),
    coolingRow('did so in water', 'то же, но в воде', `rises by ${COOLING_IN_WATER} less`, `растёт на ${COOLING_IN_WATER} меньше`),
    coolingRow('fired without heating up', 'стреляла и не нагрелась', 'stays', 'не меняется'),
    coolingRow(
      `fired without heating up in water at least ${COOLING_DEPTH_INCHES}" deep`,
      `стреляла и не нагрелась в воде глубиной от ${COOLING_DEPTH_INCHES}"`,
      `falls by ${COOLING_IN_WATER}`,
      `падает на ${COOLING_IN_WATER}`,
    ),
    coolingRow('made no weapon attack', 'не проводила орудийных атак', 'falls to 0', 'падает до 0'),
    coolingRow('was shut down', 'была отключена', 'falls to 0 and the unit restarts', 'падает до 0, и БЕ перезапускается'),
    coolingRow(
      'was hit by heat from outside (HT)',
      'получила нагрев извне (НГР)',
      `rises by that, ${MAX_HEAT_FROM_OUTSIDE} at most, after all of the above`,
      `растёт на столько же, но не больше чем на ${MAX_HEAT_FROM_OUTSIDE}, после всего остального`,
    ),
  ],
};
