/** Bases close to each other: reach of physical attacks, base contact, moving through units. */
import type { Cell, Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { lines, measure } from '../../../figures/labels.js';
import { base } from '../../../figures/pieces.js';
import { cellText, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, bend, cross, type Point, sight, tick } from '../../../figures/svg.js';

const attacks = tableOf('alpha-strike/table/physical-attacks').rows;
const INCH = 26;
const SIZE = 20;
const FIRST = 24;
/** A reach in inches; undefined for base contact. */
const inchesOf = (reach: Cell | undefined): number => Number.parseFloat(cellText(reach, 'en')) || 0;

const reach = ([name, far]: readonly Cell[], index: number, language: Language): readonly string[] => {
  const y = 26 + index * 76;
  const gap = inchesOf(far) * INCH;
  const right = FIRST + SIZE * 2 + gap;
  return [
    base([FIRST, y], SIZE, 'blue', 90),
    base([right - 3, y], SIZE, 'raised', -90),
    gap > 0 ? measure(FIRST + SIZE - 2, right - SIZE - 1, y + 24, `${inchesOf(far)}"`) : '',
    lines(150, y - 6, cellText(name, language), 206, { anchor: 'start', bold: true }),
    lines(150, y + 27, cellText(far, language), 206, { anchor: 'start' }),
  ];
};
export const physicalReach: Figure = {
  caption: {
    en: 'How near the target must be, from edge to edge of the bases.',
    ru: 'Как близко должна быть цель, от края до края подставок.',
  },
  says: inBoth((language) => attacks.map(([name, far]) => `${cellText(name, language)}: ${cellText(far, language)}`).join('; ')),
  draw: (language) => ({ height: 296, parts: attacks.flatMap((row, index) => reach(row, index, language)) }),
};

const CONTACT = {
  none: { en: 'touching: no weapons, only physical attacks', ru: 'касаются: не стреляют, только ближний бой' },
  other: { en: 'others: weapons as usual', ru: 'по другим: стрельба как обычно' },
} as const;
export const baseContact: Figure = {
  caption: {
    en: 'Touching bases do not shoot at each other, but at anybody else.',
    ru: 'Единицы, чьи подставки касаются, стреляют по всем, кроме друг друга.',
  },
  says: inBoth((language) => `${CONTACT.none[language]}; ${CONTACT.other[language]}`),
  draw: (language) => ({
    height: 164,
    parts: [
      base([60, 118], 24, 'blue'),
      base([60, 74], 24, 'amber', 180),
      cross([60, 97]),
      sight([86, 112], [296, 60]),
      tick([200, 70]),
      base([322, 54], 24, 'raised', 200),
      lines(112, 132, CONTACT.none[language], 240, { anchor: 'start', bold: true }),
      lines(352, 22, CONTACT.other[language], 340, { anchor: 'end', bold: true }),
    ],
  }),
};

interface Pass {
  readonly allowed: boolean;
  readonly says: Text;
  draw(x: number): string;
}
const FRIEND: Point = [0, 84];
const way = (x: number, to: number): string => arrow([x, 146], [x, to], { tone: to > 60 ? 'amber' : 'blue', width: 2 });
const PASSES: readonly Pass[] = [
  { allowed: true, says: { en: 'through a friend', ru: 'сквозь своих' }, draw: (x) => base([x, FRIEND[1]], 20, 'blue', 180) + way(x, 30) },
  {
    allowed: false,
    says: { en: 'through an enemy', ru: 'сквозь врага' },
    draw: (x) => base([x, FRIEND[1]], 20, 'amber', 180) + way(x, 114),
  },
  {
    allowed: true,
    says: { en: 'over or under', ru: 'над и под врагом' },
    draw: (x) => base([x, FRIEND[1]], 20, 'amber', 180) + bend([x, 146], [x + 56, 86], [x + 2, 32], { tone: 'blue', width: 2 }),
  },
  {
    allowed: false,
    says: { en: 'end in one place', ru: 'встать на одно место' },
    draw: (x) => base([x, FRIEND[1]], 20, 'blue', 180) + way(x, 90),
  },
];
export const stacking: Figure = {
  caption: { en: 'Blue are friends, amber are enemies. Seen from above.', ru: 'Синие — свои, жёлтые — противники. Вид сверху.' },
  says: inBoth((language) => PASSES.map(({ allowed, says }) => `${says[language]}: ${allowed ? '✓' : '✗'}`).join('; ')),
  draw: (language) => ({
    height: 226,
    parts: PASSES.flatMap(({ allowed, says, draw }, index) => {
      const x = 45 + index * 90;
      return [
        base([x, 164], 20, 'blue'),
        draw(x),
        allowed ? tick([x, 14]) : cross([x, 14]),
        lines(x, 204, says[language], 84, { size: 12 }),
      ];
    }),
  }),
};
