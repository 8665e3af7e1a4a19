/** Lines of sight of a helicopter over hexes; the calculator decides what blocks them. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { helicopter, hexagon, hill, house, tank, tree } from '../../../figures/pieces.js';
import { calculatorOf, cellText, figuresFor, inBoth, tableOf } from '../../../figures/rules.js';
import { line, type Point, path, polygon, shape, sight, type Tone, tick } from '../../../figures/svg.js';

type Terrain = 'CLEAR' | 'HILL' | 'WOODS' | 'TOWN' | 'WOODED_HILL';
interface Stretch {
  readonly terrain: Terrain;
  readonly wrecks?: number;
  readonly sameHill?: boolean;
}
interface Line {
  readonly over: Terrain;
  readonly target: 'GROUND' | 'HILL';
  /** Hexes between the helicopter and the target. */
  readonly between: readonly Stretch[];
}
interface Seen {
  readonly clear: boolean;
  readonly blockedBy: readonly string[];
}

const losOf = ({ over, target, between }: Line): Seen =>
  figuresFor<Seen>('world-at-war', 'helicopterLineOfSight', {
    over,
    target,
    targetIn: target === 'HILL' ? 'HILL' : 'CLEAR',
    line: between,
  });

interface Worded {
  readonly blockedBy: { readonly item: { readonly type: { readonly values: Readonly<Record<string, Text>> } } };
}
const OBSTACLES = (calculatorOf('world-at-war', 'helicopterLineOfSight').output as unknown as Worded).blockedBy.item.type.values;
const CLEAR: Text = { en: 'clear', ru: 'видно' };
const sightText = (los: Seen, language: Language): string =>
  los.clear ? CLEAR[language] : los.blockedBy.map((one) => OBSTACLES[one]?.[language] ?? one).join('; ');

const RADIUS = 24;
const STEP = RADIUS * Math.sqrt(3);
const TONES: Readonly<Record<Terrain, Tone>> = { CLEAR: 'raised', HILL: 'sunk', WOODS: 'sunk', TOWN: 'sunk', WOODED_HILL: 'sunk' };
/** Terrain of a hex from above. */
const SIGNS: Readonly<Record<Terrain, (at: Point) => string>> = {
  CLEAR: () => '',
  HILL: ([x, y]) => path(`M${x - 13} ${y + 6}q13 -22 26 0M${x - 6} ${y + 6}q6 -10 12 0`, { tone: 'sunk' }),
  WOODS: ([x, y]) => tree([x - 8, y + 10], 0.62) + tree([x + 7, y + 6], 0.62),
  TOWN: ([x, y]) => shape(`M${x - 13} ${y + 9}v-10l6 -6l6 6v10zM${x + 1} ${y + 9}v-16h11v16z`, 'raised'),
  WOODED_HILL: ([x, y]) =>
    path(`M${x - 14} ${y + 11}q14 -20 28 0`, { tone: 'sunk' }) + tree([x - 6, y + 4], 0.5) + tree([x + 6, y + 4], 0.5),
};
const wrecks = ([x, y]: Point, count: number): string =>
  count > 0 ? label(x, y + 20, `×${count}`, { bold: true, size: 12, tone: 'amber' }) : '';
const hex = (at: Point, { terrain, wrecks: count = 0 }: Stretch): string =>
  polygon(hexagon(at, RADIUS, 30), TONES[terrain]) + SIGNS[terrain](at) + wrecks(at, count);

const ROW = 86;
function drawn(one: Line, at: number, language: Language): readonly string[] {
  const y = at * ROW + 30;
  const place = (index: number): Point => [30 + index * STEP, y];
  const last = one.between.length + 1;
  const los = losOf(one);
  const end = place(last);
  return [
    hex(place(0), { terrain: one.over }),
    ...one.between.map((stretch, index) => hex(place(index + 1), stretch)),
    hex(end, { terrain: one.target === 'HILL' ? 'HILL' : 'CLEAR' }),
    sight([place(0)[0] + 16, y - 10], [end[0] - 18, y - 10], los.clear ? undefined : [end[0] - STEP / 2 - 6, y - 10]),
    `<g transform="translate(${place(0)[0] + 4} ${y + 4}) scale(0.6)">${helicopter([0, 0], 'blue')}</g>`,
    `<g transform="translate(${end[0]} ${y + 13}) scale(0.55)">${tank([0, 0], 'amber', true)}</g>`,
    los.clear ? tick([end[0] + STEP * 0.8, y], 'blue') : '',
    lines(4, y + 41, sightText(los, language), 352, { anchor: 'start', size: 12, tone: los.clear ? 'blue' : 'ink' }),
  ];
}

const cases = (caption: Text, all: readonly Line[]): Figure => ({
  caption,
  says: inBoth((language) => all.map((one) => sightText(losOf(one), language)).join('; ')),
  draw: (language) => ({ height: all.length * ROW + 10, parts: all.flatMap((one, at) => drawn(one, at, language)) }),
});

const clear: Stretch = { terrain: 'CLEAR' };
const woods: Stretch = { terrain: 'WOODS' };
const town: Stretch = { terrain: 'TOWN' };
const hillHex: Stretch = { terrain: 'HILL' };
const wooded: Stretch = { terrain: 'WOODED_HILL' };

export const overClear = cases(
  {
    en: 'Level 1: the helicopter is over clear ground, at the left. “×2” are Wreck markers.',
    ru: 'Уровень 1: вертолёт слева, над чистой местностью. «×2» — маркеры «Обломки».',
  },
  [
    { over: 'CLEAR', target: 'GROUND', between: [clear, woods, clear] },
    { over: 'CLEAR', target: 'GROUND', between: [clear, clear, woods] },
    { over: 'CLEAR', target: 'GROUND', between: [clear, town, clear] },
    { over: 'CLEAR', target: 'GROUND', between: [hillHex, clear, clear] },
    { over: 'CLEAR', target: 'HILL', between: [clear, wooded, clear] },
    { over: 'CLEAR', target: 'HILL', between: [clear, { ...hillHex, wrecks: 2 }, clear] },
  ],
);
export const overHill = cases(
  {
    en: 'Level 2: the helicopter is over a hill. A slope of its own hill hides nobody.',
    ru: 'Уровень 2: вертолёт над холмом. Склон своего холма никого не закрывает.',
  },
  [
    { over: 'HILL', target: 'GROUND', between: [clear, hillHex, clear] },
    { over: 'HILL', target: 'GROUND', between: [clear, clear, hillHex] },
    { over: 'HILL', target: 'GROUND', between: [{ ...hillHex, sameHill: true }] },
    { over: 'HILL', target: 'GROUND', between: [clear, clear, woods] },
    { over: 'HILL', target: 'HILL', between: [clear, wooded, clear] },
  ],
);
export const overWoodedHill = cases(
  {
    en: 'Level 3: the helicopter is over a wooded hill, the target on a hill.',
    ru: 'Уровень 3: вертолёт над лесистым холмом, цель на холме.',
  },
  [
    { over: 'WOODED_HILL', target: 'HILL', between: [clear, hillHex, clear] },
    { over: 'WOODED_HILL', target: 'HILL', between: [clear, clear, hillHex] },
    { over: 'WOODED_HILL', target: 'HILL', between: [clear, wooded, clear] },
  ],
);

const levels = tableOf('world-at-war/table/helicopter-line-of-sight').rows;
const [FOOT, STOREY] = [186, 44] as const;
const LEVEL: Text = { en: 'level', ru: 'уровень' };
export const altitude: Figure = {
  caption: { en: 'What it flies over decides how high a helicopter is.', ru: 'Высоту вертолёта решает то, над чем он летит.' },
  says: inBoth((language) => levels.map(([over, level]) => `${cellText(over, language)}: ${level}`).join('; ')),
  draw: (language) => ({
    height: 232,
    parts: [
      ...levels.map((_, at) => line([4, FOOT - (at + 1) * STOREY], [356, FOOT - (at + 1) * STOREY], { tone: 'soft', dashed: true })),
      ...levels.map(([, level], at) =>
        label(356, FOOT - (at + 1) * STOREY - 6, `${LEVEL[language]} ${level}`, { anchor: 'end', size: 12, tone: 'soft' }),
      ),
      hill(96, FOOT, 66, 26, 16),
      house(166, FOOT, 38, 24),
      hill(232, FOOT, 84, 40, 20),
      tree([262, FOOT - 40], 0.8),
      tree([280, FOOT - 40], 0.8),
      helicopter([52, FOOT - STOREY - 2], 'blue'),
      helicopter([160, FOOT - STOREY * 2 - 2], 'blue'),
      helicopter([268, FOOT - STOREY * 3 - 2], 'blue'),
      line([4, FOOT], [356, FOOT], { width: 2 }),
      ...levels.map(([over], at) =>
        lines([46, 160, 282][at] ?? 0, FOOT + 20, cellText(over, language), [84, 112, 116][at] ?? 90, { size: 12 }),
      ),
    ],
  }),
};
