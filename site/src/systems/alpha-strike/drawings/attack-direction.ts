/** The edge of the target’s base that a center-to-center line crosses. */
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { base, hexagon } from '../../../figures/pieces.js';
import { line, type Point } from '../../../figures/svg.js';

const CENTER: Point = [180, 96];
const RADIUS = 54;
const [, , , rightRear = CENTER, leftRear = CENTER] = hexagon(CENTER, RADIUS);
const WORDS = {
  front: { en: 'front', ru: 'перёд' },
  rear: { en: 'rear edge', ru: 'задняя сторона' },
  rearHit: { en: 'from the rear: +1 damage', ru: 'с тыла: урон +1' },
  frontHit: { en: 'from the front', ru: 'спереди' },
  corner: { en: 'corner: its player chooses', ru: 'угол: решает игрок цели' },
} as const;

export const attackDirection: Figure = {
  caption: {
    en: 'The line runs from center to center; the edge that it crosses decides.',
    ru: 'Линия идёт от центра к центру; решает сторона подставки, которую она пересекает.',
  },
  says: {
    en: 'A line through the rear edge of the hexagonal base is a hit from the rear, through any of the other five from the front, through a corner as the target’s player likes',
    ru: 'Линия через заднюю сторону шестиугольной подставки — попадание с тыла, через любую из остальных пяти — спереди, через угол — по выбору игрока цели',
  },
  draw: (language) => ({
    height: 262,
    parts: [
      base(CENTER, RADIUS, 'blue'),
      label(CENTER[0], 36, WORDS.front[language], { bold: true }),
      line(rightRear, leftRear, { tone: 'amber', width: 6 }),
      line([180, 216], CENTER, { tone: 'amber', dashed: true, width: 2 }),
      line([318, 130], CENTER, { dashed: true, width: 2 }),
      line([107, 222], CENTER, { tone: 'soft', dashed: true, width: 2 }),
      base([180, 218], 15, 'amber'),
      base([322, 132], 15, 'raised', -75),
      base([104, 226], 15, 'raised', 30),
      lines(126, 134, WORDS.rear[language], 76, { anchor: 'end', tone: 'amber' }),
      lines(204, 214, WORDS.rearHit[language], 150, { anchor: 'start', bold: true }),
      label(354, 172, WORDS.frontHit[language], { anchor: 'end', bold: true }),
      lines(82, 222, WORDS.corner[language], 80, { anchor: 'end' }),
    ],
  }),
};
