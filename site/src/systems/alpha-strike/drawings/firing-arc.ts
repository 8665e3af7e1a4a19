/** The firing arc of a shooter and its edge across the bases of targets. */
import type { Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { base } from '../../../figures/pieces.js';
import { inBoth } from '../../../figures/rules.js';
import { field, line, type Point, sight } from '../../../figures/svg.js';

const EDGE = 150;
const SHOOTER: Point = [180, EDGE];
const SIZE = 22;

interface Case {
  readonly at: Point;
  readonly hit: boolean;
  readonly word: Point;
  readonly says: Text;
}
const CASES: readonly Case[] = [
  { at: [140, 58], hit: true, word: [60, 66], says: { en: 'inside: yes', ru: 'внутри: да' } },
  { at: [310, EDGE], hit: true, word: [304, EDGE + 42], says: { en: 'half in: yes', ru: 'половина: да' } },
  { at: [52, EDGE + 12], hit: false, word: [70, EDGE + 54], says: { en: 'more out: no', ru: 'больше вне: нет' } },
];
const NAMES = { arc: { en: 'firing arc', ru: 'сектор обстрела' }, shooter: { en: 'shooter', ru: 'стрелок' } } as const;

/** A line from the edge of one base towards another. */
const toward = (from: Point, to: Point, away: number): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return [from[0] + (dx / length) * away, from[1] + (dy / length) * away];
};

export const firingArc: Figure = {
  caption: {
    en: 'The arc opens to the front, as far as the table goes; its angle is on the diagram of the rules, here half of the table. More than half of a base outside: no attack.',
    ru: 'Сектор открыт вперёд до края стола; его угол — на схеме правил, здесь половина стола. Больше половины подставки снаружи — атаковать нельзя.',
  },
  says: inBoth((language) => CASES.map(({ says }) => says[language]).join('; ')),
  draw: (language) => ({
    height: 214,
    parts: [
      field(2, 2, 356, EDGE - 2, 'blue'),
      line([2, EDGE], [358, EDGE], { tone: 'blue', dashed: true }),
      label(14, 24, NAMES.arc[language], { anchor: 'start', bold: true }),
      ...CASES.map(({ at, hit }) =>
        sight(toward(SHOOTER, at, SIZE + 4), toward(at, SHOOTER, SIZE + 4), hit ? undefined : toward(at, SHOOTER, SIZE + 12)),
      ),
      base(SHOOTER, SIZE, 'blue'),
      label(SHOOTER[0], EDGE + 42, NAMES.shooter[language], { bold: true }),
      ...CASES.flatMap(({ at, hit, word, says }) => [base(at, SIZE, hit ? 'raised' : 'amber', 180), lines(...word, says[language], 138)]),
    ],
  }),
};
