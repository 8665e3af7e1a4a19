/** Which edge of the target’s base a line from center to center crosses. */
import type { Language } from '@rangefinder/rules';
import type { Figure } from '../../figures/figure.js';
import { hexagon, label, line, polygon, svg } from '../../figures/svg.js';

const WORDS = {
  front: { en: 'front', ru: 'перёд' },
  rear: { en: 'rear edge', ru: 'задняя грань' },
  rearHit: { en: 'from the rear: +1 damage', ru: 'с тыла: урон +1' },
  frontHit: { en: 'from the front', ru: 'спереди' },
  title: {
    en: 'A line through the rear edge of the hexagonal base is a hit from the rear, through any of the other five from the front',
    ru: 'Линия через заднюю грань шестиугольной подставки — попадание с тыла, через любую из остальных пяти — спереди',
  },
} as const;
const CENTER = [180, 92] as const;

function draw(language: Language): string {
  const base = hexagon(CENTER[0], CENTER[1], 52);
  const [rightRear, leftRear] = [base[3] ?? CENTER, base[4] ?? CENTER];
  return svg(
    { width: 360, height: 226, title: WORDS.title[language] },
    polygon(base, 'blue'),
    polygon(
      [
        [180, 52],
        [170, 70],
        [190, 70],
      ],
      'blue',
    ),
    label(180, 34, WORDS.front[language], { bold: true }),
    line(...rightRear, ...leftRear, { tone: 'amber', width: 6 }),
    line(180, 200, ...CENTER, { tone: 'amber', dashed: true, width: 2 }),
    line(318, 150, ...CENTER, { dashed: true, width: 2 }),
    polygon(hexagon(180, 204, 13), 'amber'),
    polygon(hexagon(322, 152, 13), 'plain'),
    label(170, 160, WORDS.rear[language], { anchor: 'end' }),
    label(160, 210, WORDS.rearHit[language], { anchor: 'end', bold: true, size: 12.5 }),
    label(346, 186, WORDS.frontHit[language], { anchor: 'end', bold: true, size: 12.5 }),
  );
}

export const attackDirection: Figure = {
  caption: {
    en: 'The line runs from center to center; the edge that it crosses decides.',
    ru: 'Линия идёт от центра к центру; решает грань, которую она пересекает.',
  },
  draw,
};
