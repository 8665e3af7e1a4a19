/** The part of a target that must be hidden. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { ground, mech } from '../../../figures/pieces.js';
import { cellText, inBoth, rowOf } from '../../../figures/rules.js';
import { line, rect, type Tone } from '../../../figures/svg.js';

interface Case {
  readonly hidden: number;
  readonly tone: Tone;
  readonly share: Text;
  readonly effect: Text;
}
const [, modifier] = rowOf('alpha-strike/table/to-hit', 'Partial cover');

const CASES: readonly Case[] = [
  { hidden: 0.22, tone: 'sunk', share: { en: 'up to 1/3', ru: 'до 1/3' }, effect: { en: 'no cover', ru: 'нет укрытия' } },
  {
    hidden: 0.5,
    tone: 'amber',
    share: { en: '1/3 to 2/3', ru: '1/3–2/3' },
    effect: inBoth((language) => `${{ en: 'partial', ru: 'частичное' }[language]}: ${cellText(modifier, language)}`),
  },
  {
    hidden: 0.84,
    tone: 'sunk',
    share: { en: 'over 2/3', ru: 'больше 2/3' },
    effect: { en: 'no line of sight', ru: 'нет линии видимости' },
  },
];
const TOP = 8;
const TALL = 102;
const FOOT = TOP + TALL;

const drawn = ({ hidden, tone, share, effect }: Case, index: number, language: Language): readonly string[] => {
  const x = 60 + index * 120;
  return [
    mech([x, FOOT], 'blue', TALL / 60),
    rect(x - 46, FOOT - TALL * hidden, 92, TALL * hidden, tone),
    label(x, FOOT + 20, share[language], { bold: true }),
    lines(x, FOOT + 37, effect[language], 112),
  ];
};

export const partialCover: Figure = {
  caption: {
    en: 'How much of the target solid terrain hides. The dashes mark thirds of its height.',
    ru: 'Какую часть цели скрывает твёрдая преграда. Пунктир — трети её высоты.',
  },
  says: inBoth((language) => CASES.map(({ share, effect }) => `${share[language]}: ${effect[language]}`).join('; ')),
  draw: (language) => ({
    height: FOOT + 60,
    parts: [
      ...CASES.flatMap((one, index) => drawn(one, index, language)),
      ground(FOOT),
      ...[1, 2].map((third) => line([4, TOP + (TALL * third) / 3], [356, TOP + (TALL * third) / 3], { tone: 'soft', dashed: true })),
    ],
  }),
};
