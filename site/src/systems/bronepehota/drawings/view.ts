/** Field of view: the half in front, and the blind half. */
import { numberedDie } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { inBoth } from '../../../figures/rules.js';
import { arrow, circle, field, line, type Point, path, rect, type Tone } from '../../../figures/svg.js';

/** A soldier on a base from above, facing up. */
const infantry = ([x, y]: Point, tone: Tone, turned = 0): string =>
  `<g transform="rotate(${turned} ${x} ${y})">${[rect(x - 30, y - 15, 60, 30, tone), circle([x, y], 8, 'raised'), line([x + 6, y - 6], [x + 6, y - 26], { width: 2.5 })].join('')}</g>`;
/** A machine from above with its pilot, facing up. */
const machine = ([x, y]: Point, tone: Tone): string =>
  [
    rect(x - 30, y - 34, 60, 74, tone, 8),
    rect(x - 42, y - 24, 12, 54, tone),
    rect(x + 30, y - 24, 12, 54, tone),
    line([x, y - 8], [x, y - 50], { width: 3 }),
    rect(x - 15, y - 5, 30, 10, 'raised', 5),
    circle([x, y], 6, 'ink'),
  ].join('');

const WORDS = {
  infantry: { en: 'infantry: middle of the base', ru: 'пехотинец: по середине подставки' },
  pilot: { en: 'machine: the pilot’s shoulders', ru: 'машина: по плечам пилота' },
  sees: { en: 'sees and shoots', ru: 'видит и стреляет' },
  blind: { en: 'does not see', ru: 'не видит' },
} as const;
const BORDER = 112;

export const fieldOfView: Figure = {
  caption: { en: 'The field of view is the half in front. Seen from above.', ru: 'Поле зрения — передняя половина. Вид сверху.' },
  says: inBoth((language) =>
    Object.values(WORDS)
      .map((word) => word[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 222,
    parts: [
      field(2, 2, 356, BORDER - 2, 'blue'),
      line([2, BORDER], [358, BORDER], { tone: 'blue', dashed: true }),
      infantry([86, BORDER], 'raised'),
      machine([270, BORDER], 'raised'),
      label(180, 22, WORDS.sees[language], { bold: true, tone: 'blue' }),
      label(180, 172, WORDS.blind[language], { bold: true, tone: 'soft' }),
      lines(88, 194, WORDS.infantry[language], 170),
      lines(270, 194, WORDS.pilot[language], 176),
    ],
  }),
};

const SURPRISE = {
  attacker: { en: 'rolls twice, keeps the higher', ru: 'бросает дважды, берёт большее' },
  defender: { en: 'a machine loses its CC', ru: 'машина теряет свой ББ' },
  behind: { en: 'from behind', ru: 'из-за спины' },
} as const;
export const surprise: Figure = {
  caption: { en: 'An attack from outside the field of view is a surprise.', ru: 'Атака из-за пределов поля зрения — внезапная.' },
  says: inBoth((language) =>
    Object.values(SURPRISE)
      .map((word) => word[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 218,
    parts: [
      field(2, 2, 196, 78, 'blue'),
      line([2, 80], [198, 80], { tone: 'blue', dashed: true }),
      infantry([100, 80], 'raised'),
      infantry([100, 188], 'amber'),
      arrow([100, 152], [100, 104], { tone: 'amber', width: 2 }),
      label(112, 136, SURPRISE.behind[language], { anchor: 'start', tone: 'amber' }),
      lines(212, 52, SURPRISE.defender[language], 146, { anchor: 'start' }),
      numberedDie([214, 146], '2', 'sunk'),
      numberedDie([248, 146], '5', 'amber'),
      path('M216 144l22 30', { tone: 'amber' }),
      lines(212, 192, SURPRISE.attacker[language], 146, { anchor: 'start', bold: true }),
    ],
  }),
};
