/** Movement costs of a soldier by obstacle, from the printed table; movement of machines. */
import type { Cell, Language } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { cellText, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, bend, circle, line, path, rect, shape } from '../../../figures/svg.js';

const rows = tableOf('bronepehota/table/infantry-movement').rows;
const STEP = 46;

/** The obstacle of each row of the table, with its foot at `y`. */
const PIECES: readonly ((y: number) => string)[] = [
  () => '',
  (y) =>
    shape(`M12 ${y}L${12 + STEP} ${y - STEP}V${y}z`, 'sunk') +
    path(`M64 ${y}V${y - STEP}M76 ${y}V${y - STEP}${[0, 1, 2, 3].map((rung) => `M64 ${y - 6 - rung * 11}h12`).join('')}`),
  (y) => rect(34, y - STEP * 0.4, 18, STEP * 0.4, 'sunk'),
  (y) => rect(34, y - STEP * 0.9, 18, STEP * 0.9, 'sunk'),
  (y) =>
    rect(44, y - STEP * 1.15, 36, STEP * 1.15, 'sunk') +
    path(`M50 ${y - 12}h6M62 ${y - 20}h6M52 ${y - 30}h6M66 ${y - 40}h6`, { tone: 'soft' }),
  (y) => rect(6, y - STEP * 0.9, 26, STEP * 0.9, 'sunk') + rect(64, y - STEP * 0.5, 24, STEP * 0.5, 'sunk'),
  (y) => rect(30, y - 14, 34, 8, 'sunk') + line([62, y - 12], [84, y - 20], { width: 3 }) + circle([40, y - 5], 5, 'paper'),
];
const WAYS: readonly ((y: number) => string)[] = [
  (y) => arrow([14, y - 8], [14 + STEP, y - 8], { tone: 'blue' }),
  (y) => arrow([8, y - 8], [48, y - 48], { tone: 'blue' }),
  (y) => bend([16, y - 6], [43, y - 52], [72, y - 6], { tone: 'blue' }),
  (y) => bend([14, y - 6], [43, y - 96], [74, y - 6], { tone: 'blue' }),
  (y) => arrow([36, y - 4], [36, y - 50], { tone: 'blue' }),
  (y) => bend([20, y - 46], [52, y - 66], [74, y - 28], { tone: 'blue' }),
  (y) => arrow([8, y - 26], [8 + STEP, y - 26], { tone: 'blue' }),
];
const ROW = 72;
const drawn = ([what, points]: readonly Cell[], at: number, language: Language): readonly string[] => {
  const y = (at + 1) * ROW - 8;
  return [
    PIECES[at]?.(y) ?? '',
    WAYS[at]?.(y) ?? '',
    line([4, y], [92, y], { width: 2 }),
    lines(104, y - 30, cellText(what, language), 206, { anchor: 'start' }),
    label(346, y - 16, cellText(points, language), { bold: true, size: 20, anchor: 'end' }),
  ];
};
export const infantryWay: Figure = {
  caption: { en: 'Speed points for each piece of the way.', ru: 'Сколько очков скорости стоит каждый участок пути.' },
  says: inBoth((language) => rows.map(([what, points]) => `${cellText(what, language)}: ${cellText(points, language)}`).join('; ')),
  draw: (language) => ({ height: rows.length * ROW + 4, parts: rows.flatMap((row, at) => drawn(row, at, language)) }),
};
