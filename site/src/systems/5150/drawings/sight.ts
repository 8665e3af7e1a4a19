/** Range of sight and what blocks a line of sight. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { ground, soldier, tree } from '../../../figures/pieces.js';
import { cellText, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, rect, sight } from '../../../figures/svg.js';

const rows = tableOf('5150/table/sight').rows;
const INCH = 26;
const BAR = 34;

const bar = (at: number, language: Language): readonly string[] => {
  const [name, far] = rows[at] ?? [];
  const y = at * BAR + 4;
  const inches = Number(far);
  const endless = Number.isNaN(inches);
  return [
    label(4, y + 11, cellText(name, language), { anchor: 'start' }),
    endless
      ? arrow([4, y + 22], [352, y + 22], { tone: 'blue', width: 3 })
      : rect(4, y + 17, inches * INCH, 9, inches > 6 ? 'blue' : 'amber'),
    endless ? '' : label(inches * INCH + 12, y + 26, `${inches}"`, { anchor: 'start', bold: true }),
  ];
};
const COVERS: Text = { en: 'two pieces of cover: no shot', ru: 'два укрытия на линии: стрелять нельзя' };
const FOOT = rows.length * BAR + 84;

export const lineOfSight: Figure = {
  caption: { en: 'How far one sees, and two pieces of cover on the line.', ru: 'Как далеко видно; ниже — два укрытия на линии.' },
  says: inBoth((language) =>
    [...rows.map(([name, far]) => `${cellText(name, language)}: ${cellText(far, language)}`), COVERS[language]].join('; '),
  ),
  draw: (language) => ({
    height: FOOT + 8,
    parts: [
      ...rows.flatMap((_, at) => bar(at, language)),
      label(4, FOOT - 60, COVERS[language], { anchor: 'start', bold: true }),
      soldier([26, FOOT], 'blue'),
      soldier([334, FOOT], 'raised', true),
      rect(130, FOOT - 20, 14, 20, 'sunk'),
      rect(226, FOOT - 20, 14, 20, 'sunk'),
      sight([48, FOOT - 24], [310, FOOT - 24], [233, FOOT - 24]),
      ground(FOOT),
    ],
  }),
};

const EDGE = {
  seen: { en: 'at the edge: in cover, seen', ru: 'на опушке: в укрытии, на виду' },
  deep: { en: '1" in or deeper: unseen', ru: 'от 1" вглубь: не видно' },
} as const;
const WOODS_FOOT = 60;
export const edgeOfWoods: Figure = {
  caption: {
    en: 'From the edge of woods one sees, and is seen, at any distance.',
    ru: 'С опушки видно на любое расстояние, и опушку тоже.',
  },
  says: inBoth((language) => `${EDGE.seen[language]}; ${EDGE.deep[language]}`),
  draw: (language) => ({
    height: 116,
    parts: [
      ...[168, 200, 232, 264, 296, 328].map((x) => tree([x, WOODS_FOOT], 1.4)),
      soldier([30, WOODS_FOOT], 'blue'),
      soldier([154, WOODS_FOOT], 'raised', true),
      soldier([282, WOODS_FOOT], 'raised', true),
      sight([52, WOODS_FOOT - 22], [128, WOODS_FOOT - 22]),
      sight([48, WOODS_FOOT - 36], [262, WOODS_FOOT - 44], [206, WOODS_FOOT - 42]),
      ground(WOODS_FOOT),
      lines(120, WOODS_FOOT + 20, EDGE.seen[language], 160, { bold: true }),
      lines(282, WOODS_FOOT + 20, EDGE.deep[language], 140, { bold: true }),
    ],
  }),
};
