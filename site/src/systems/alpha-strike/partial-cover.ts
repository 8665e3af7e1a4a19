/** How much of a target must be hidden. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../figures/figure.js';
import { label, line, rect, svg, type Tone } from '../../figures/svg.js';

interface Case {
  readonly hidden: number;
  readonly tone: Tone;
  readonly share: Text;
  readonly effect: Text;
}

const CASES: readonly Case[] = [
  { hidden: 0.22, tone: 'sunk', share: { en: 'up to 1/3', ru: 'до 1/3' }, effect: { en: 'no cover', ru: 'нет укрытия' } },
  { hidden: 0.5, tone: 'amber', share: { en: '1/3 to 2/3', ru: '1/3–2/3' }, effect: { en: 'partial: +1', ru: 'частичное: +1' } },
  { hidden: 0.84, tone: 'sunk', share: { en: 'over 2/3', ru: 'больше 2/3' }, effect: { en: 'out of sight', ru: 'не видна' } },
];
const TOP = 14;
const TALL = 96;

function figure({ hidden, tone, share, effect }: Case, index: number, language: Language): readonly string[] {
  const x = 60 + index * 120;
  const ground = TOP + TALL;
  return [
    rect(x - 11, TOP, 22, 22, 'blue'),
    rect(x - 20, TOP + 24, 40, 34, 'blue'),
    rect(x - 19, TOP + 60, 15, 36, 'blue'),
    rect(x + 4, TOP + 60, 15, 36, 'blue'),
    rect(x - 44, ground - TALL * hidden, 88, TALL * hidden, tone),
    label(x, ground + 22, share[language], { bold: true }),
    label(x, ground + 39, effect[language]),
  ];
}

const draw = (language: Language): string =>
  svg(
    { width: 360, height: 156, title: CASES.map(({ share, effect }) => `${share[language]}: ${effect[language]}`).join('; ') },
    ...CASES.flatMap((one, index) => figure(one, index, language)),
    line(4, TOP + TALL, 356, TOP + TALL, { width: 2 }),
    line(4, TOP + TALL / 3, 356, TOP + TALL / 3, { dashed: true }),
    line(4, TOP + (TALL * 2) / 3, 356, TOP + (TALL * 2) / 3, { dashed: true }),
  );

export const partialCover: Figure = {
  caption: {
    en: 'How much of the target solid terrain hides. The dashes mark thirds of its height.',
    ru: 'Какую часть цели скрывает твёрдая преграда. Пунктир — трети её высоты.',
  },
  draw,
};
