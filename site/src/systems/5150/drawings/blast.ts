/** The blast template and groups of figures within its reach. */
import type { Figure } from '../../../figures/figure.js';
import { label, lines, measure } from '../../../figures/labels.js';
import { squareBase } from '../../../figures/pieces.js';
import { cellText, figuresFor, inBoth, rowOf } from '../../../figures/rules.js';
import { circle, cross, line, type Point, rect, tick } from '../../../figures/svg.js';

/** Radius of a grenade in the weapons table. */
const RADIUS = Number.parseInt(cellText(rowOf('5150/table/ranged-weapons', 'Grenades**')[2], 'en').replace(/\D/g, ''), 10);
const INCH = 17;
const CENTER: Point = [126, 104];

interface Hit {
  readonly total: number;
  readonly hit: boolean;
}
const TOTAL = 8;
const hitAt = (cover: boolean): boolean =>
  figuresFor<{ readonly rows: readonly Hit[] }>('5150', 'hitTable', { rep: 4, cover }).rows.find(({ total }) => total === TOTAL)?.hit ??
  false;
const VICTIMS: readonly { readonly at: Point; readonly cover: boolean }[] = [
  { at: [96, 72], cover: false },
  { at: [170, 88], cover: false },
  { at: [118, 154], cover: true },
];
const WORDS = {
  open: { en: 'in the open: hit', ru: 'на виду: попадание' },
  cover: { en: 'in cover: missed', ru: 'в укрытии: мимо' },
  out: { en: 'outside: nothing', ru: 'снаружи: ничего' },
  roll: { en: `one roll for all: ${TOTAL}`, ru: `бросок на всех: ${TOTAL}` },
} as const;

export const blast: Figure = {
  caption: {
    en: 'The blast of a grenade. One roll to hit, read for each figure apart.',
    ru: 'Взрыв гранаты. Бросок на попадание один, но у каждой фигурки он свой по условиям.',
  },
  says: inBoth(
    (language) =>
      `${RADIUS}"; ${Object.values(WORDS)
        .map((one) => one[language])
        .join('; ')}`,
  ),
  draw: (language) => ({
    height: 212,
    parts: [
      circle(CENTER, RADIUS * INCH, 'amber'),
      cross(CENTER),
      line(CENTER, [CENTER[0] + RADIUS * INCH, CENTER[1]], { tone: 'amber', dashed: true }),
      label(CENTER[0] + RADIUS * INCH - 22, CENTER[1] + 17, `${RADIUS}"`, { bold: true }),
      rect(88, 170, 60, 7, 'sunk'),
      ...VICTIMS.flatMap(({ at, cover }) => [
        squareBase(at, INCH * 1.4, 'raised', 200),
        (hitAt(cover) ? cross : tick)([at[0] + 22, at[1]], hitAt(cover) ? 'amber' : 'blue'),
      ]),
      squareBase([252, 176], INCH * 1.4, 'raised', 200),
      lines(226, 30, WORDS.roll[language], 130, { anchor: 'start', bold: true }),
      lines(226, 76, WORDS.open[language], 130, { anchor: 'start', tone: 'amber' }),
      lines(226, 124, WORDS.cover[language], 130, { anchor: 'start', tone: 'blue' }),
      lines(272, 176, WORDS.out[language], 86, { anchor: 'start' }),
    ],
  }),
};

const GROUP = { in: { en: 'one group', ru: 'одна группа' }, out: { en: 'too far', ru: 'далеко' } } as const;
const CHAIN: readonly Point[] = [
  [40, 70],
  [104, 46],
  [166, 76],
];
export const groups: Figure = {
  caption: {
    en: 'Each within 2" of another, in sight: a chain is enough. With radio, sight alone.',
    ru: 'Каждая не дальше 2" от другой и видит её: хватит цепочки. С рацией — просто видит.',
  },
  says: inBoth((language) => `2"; ${GROUP.in[language]}; ${GROUP.out[language]}`),
  draw: (language) => ({
    height: 150,
    parts: [
      ...CHAIN.slice(1).map((to, at) => line(CHAIN[at] ?? to, to, { tone: 'blue', width: 3 })),
      ...CHAIN.map((at) => squareBase(at, 28, 'blue', 20)),
      line([182, 76], [300, 76], { tone: 'amber', dashed: true }),
      cross([244, 76]),
      squareBase([318, 76], 28, 'raised', -30),
      measure(55, 90, 104, '2"'),
      label(104, 142, GROUP.in[language], { bold: true, tone: 'blue' }),
      label(294, 142, GROUP.out[language], { bold: true, tone: 'amber' }),
    ],
  }),
};
