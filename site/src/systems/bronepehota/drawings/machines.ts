/** Machines: movement per point, the durability track, effects of a real hit. */
import type { Cell, Language } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { block, label, lines } from '../../../figures/labels.js';
import { ground } from '../../../figures/pieces.js';
import { cellText, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, bend, line, polygon, rect, shape } from '../../../figures/svg.js';

const { columns, rows } = tableOf('bronepehota/table/machine-movement');
const [forward, back, sideways, turn] = rows;
const STEP = 44;
/** Steps for one point: `1/2 step`; undefined for a dash in the table. */
const stepsOf = (cell: Cell | undefined): number => {
  const [whole = 0, part = 1] = cellText(cell, 'en').split('/').map(Number.parseFloat);
  return Number.isNaN(whole) ? 0 : whole / part;
};
const way = (x: number, y: number, dx: number, dy: number, cell: Cell | undefined): string => {
  const far = stepsOf(cell) * STEP;
  return far === 0
    ? ''
    : arrow([x + dx * 20, y + dy * 28], [x + dx * (20 + far), y + dy * (28 + far)], { tone: far < STEP ? 'amber' : 'blue', width: 2 });
};
const drawnMachine = (kind: number, language: Language): readonly string[] => {
  const [x, y] = [45 + (kind - 1) * 90, 96];
  return [
    rect(x - 17, y - 24, 34, 48, 'raised', 6),
    polygon(
      [
        [x, y - 20],
        [x - 8, y - 8],
        [x + 8, y - 8],
      ],
      'ink',
    ),
    way(x, y, 0, -1, forward?.[kind]),
    way(x, y, 0, 1, back?.[kind]),
    way(x, y, 1, 0, sideways?.[kind]),
    way(x, y, -1, 0, sideways?.[kind]),
    bend([x - 10, y + 8], [x, y + 22], [x + 11, y + 6], { tone: 'plain' }),
    lines(x, 192, cellText(columns[kind], language), 88, { bold: true, size: 12 }),
    lines(x, 232, cellText(turn?.[kind], language), 88, { size: 12 }),
  ];
};
export const machineMovement: Figure = {
  caption: {
    en: 'Where one speed point takes a machine: blue a step, amber half a step; below, how far it turns for a point.',
    ru: 'Куда ведёт одно очко скорости: синее — шаг, жёлтое — полшага; внизу — поворот за одно очко.',
  },
  says: inBoth((language) =>
    [1, 2, 3, 4]
      .map(
        (kind) =>
          `${cellText(columns[kind], language)}: ${rows.map((row) => `${cellText(row[0], language)} ${cellText(row[kind], language)}`).join(', ')}`,
      )
      .join('; '),
  ),
  draw: (language) => ({
    height: 256,
    parts: [...[1, 2, 3, 4].flatMap((kind) => drawnMachine(kind, language)), line([4, 214], [356, 214], { tone: 'soft' })],
  }),
};

const TRACK = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;
const DAMAGE = 2;
const CELL = 34;
const DURABILITY = {
  before: { en: 'armor 9', ru: 'броня 9' },
  after: { en: `${DAMAGE} damage: armor ${TRACK[DAMAGE]}`, ru: `урон ${DAMAGE}: броня ${TRACK[DAMAGE]}` },
  end: { en: 'destroyed', ru: 'гибель' },
} as const;
export const durability: Figure = {
  caption: {
    en: 'The number under the slider is the armor. At 0 the machine or gun is destroyed.',
    ru: 'Число под ползунком — это броня. На 0 машина или орудие уничтожены.',
  },
  says: inBoth((language) =>
    Object.values(DURABILITY)
      .map((word) => word[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 122,
    parts: [
      ...TRACK.map(
        (cell, at) =>
          rect(10 + at * CELL, 54, CELL, 34, cell === 0 ? 'amber' : 'raised', 0) +
          (at === DAMAGE ? '' : label(10 + (at + 0.5) * CELL, 76, String(cell), { bold: true })),
      ),
      rect(10 + DAMAGE * CELL + 2, 46, CELL - 4, 50, 'blue') +
        label(10 + (DAMAGE + 0.5) * CELL, 76, String(TRACK[DAMAGE]), { bold: true, size: 16 }),
      bend([27, 44], [61, 18], [10 + (DAMAGE + 0.5) * CELL, 40], { tone: 'amber', width: 2 }),
      label(118, 24, DURABILITY.after[language], { anchor: 'start', bold: true }),
      label(10, 116, DURABILITY.before[language], { anchor: 'start' }),
      label(350, 116, DURABILITY.end[language], { anchor: 'end', tone: 'amber' }),
    ],
  }),
};

const hits = tableOf('bronepehota/table/real-hits')
  .rows.filter(([target]) => cellText(target, 'en') === 'machine')
  .slice(0, 2);
const charges = tableOf('bronepehota/table/charges').rows;
const standing = (x: number, y: number): string =>
  rect(x - 16, y - 52, 32, 26, 'blue') + shape(`M${x - 12} ${y - 26}l-4 26h10l2 -18h8l2 18h10l-4 -26z`, 'blue');
export const realHit: Figure = {
  caption: {
    en: 'A machine hit by a real shot: damage and test of the pilot. Below, the power of each charge.',
    ru: 'Реальное попадание в машину: урон и тест пилота. Ниже — мощность зарядов.',
  },
  says: inBoth((language) =>
    [...hits, ...charges.map(([name, power]) => [name, power])]
      .map((row) => row.map((cell) => cellText(cell as Cell, language)).join(', '))
      .join('; '),
  ),
  draw: (language) => ({
    height: 224,
    parts: [
      standing(60, 72),
      `<g transform="rotate(80 284 60)">${standing(272, 84)}</g>`,
      ground(74),
      ...hits.flatMap(([, , damage, test], at) => [
        lines(90 + at * 180, 96, cellText(damage, language), 170, { bold: true }),
        lines(90 + at * 180, 118, cellText(test, language), 176),
      ]),
      ...charges.map(([name, power], at) =>
        block([6 + at * 120, 150, 108, 56], 'raised', `${cellText(name, language)}: ${cellText(power, language)}`, { bold: true }),
      ),
    ],
  }),
};
