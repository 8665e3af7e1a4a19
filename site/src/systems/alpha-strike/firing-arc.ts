/** The edge of a firing arc across bases of targets. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../figures/figure.js';
import { hexagon, label, line, polygon, rect, svg, type Tone } from '../../figures/svg.js';

interface Case {
  readonly y: number;
  readonly tone: Tone;
  readonly says: Text;
}

const EDGE = 92;
const CASES: readonly Case[] = [
  { y: 44, tone: 'blue', says: { en: 'inside: yes', ru: 'внутри: да' } },
  { y: 92, tone: 'blue', says: { en: 'half: yes', ru: 'половина: да' } },
  { y: 105, tone: 'sunk', says: { en: 'more out: no', ru: 'больше снаружи: нет' } },
];
/** Where the word below each base stands. */
const LABELS = [82, 131, 146] as const;
const NAMES = { arc: { en: 'firing arc', ru: 'сектор обстрела' }, edge: { en: 'edge of the arc', ru: 'граница сектора' } } as const;

const draw = (language: Language): string =>
  svg(
    { width: 360, height: 160, title: CASES.map(({ says }) => says[language]).join('; ') },
    rect(2, 2, 356, EDGE - 2, 'blue').replace('stroke-width="1.5"', 'stroke-width="0"'),
    line(2, EDGE, 358, EDGE, { tone: 'blue', dashed: true, width: 2 }),
    label(12, 20, NAMES.arc[language], { anchor: 'start', bold: true }),
    label(12, EDGE + 18, NAMES.edge[language], { anchor: 'start' }),
    ...CASES.flatMap(({ y, tone, says }, index) => {
      const x = 92 + index * 96;
      return [polygon(hexagon(x, y, 24), tone), label(x, LABELS[index] ?? y, says[language], { size: 12 })];
    }),
  );

export const firingArc: Figure = {
  caption: {
    en: 'A target whose base is more than half outside the arc cannot be attacked.',
    ru: 'Если больше половины подставки вне сектора, атаковать цель нельзя.',
  },
  draw,
};
