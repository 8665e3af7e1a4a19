/** Fire: on the move, through smoke, in salvos. */
import type { Language, Text } from '@rangefinder/rules';
import { die } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label, lines } from '../../../figures/labels.js';
import { hexagon, tank } from '../../../figures/pieces.js';
import { cellText, figuresFor, inBoth, signed, tableOf } from '../../../figures/rules.js';
import { arrow, circle, type Point, polygon, rect, sight } from '../../../figures/svg.js';

interface Moving {
  readonly needed: number;
  readonly dice: number;
}
const PRINTED = { firepower: 4, toHit: 4 } as const;
const movingOf = (unit: string, onTheMove: boolean): Moving =>
  figuresFor<Moving>('world-at-war', 'movingFire', { nation: 'USA', unit, onTheMove, ...PRINTED });
const [level1, level2] = tableOf('world-at-war/table/moving-fire-modifiers').rows;

interface Shown {
  readonly name: Text;
  readonly fire: Moving;
  readonly moves: boolean;
}
const WAYS: readonly Shown[] = [
  { name: { en: 'standing', ru: 'стоя' }, fire: movingOf('m60a3', false), moves: false },
  { name: inBoth((language) => cellText(level1?.[0], language)), fire: movingOf('m60a3', true), moves: true },
  { name: inBoth((language) => cellText(level2?.[0], language)), fire: movingOf('abrams', true), moves: true },
];
const dice = ({ needed, dice: count }: Moving, [x, y]: Point): string =>
  Array.from({ length: count }, (_, at) => die([x + at * 30, y], needed, 'blue')).join('') +
  label(x + count * 30 + 4, y + 17, `${needed}+`, { anchor: 'start', bold: true, size: 15 });
const shown = ({ name, fire, moves }: Shown, at: number, language: Language): readonly string[] => {
  const y = 58 + at * 74;
  return [
    tank([40, y], 'blue'),
    moves ? arrow([10, y + 10], [72, y + 10], { tone: 'blue', width: 2 }) : '',
    label(96, y - 32, name[language], { anchor: 'start', bold: true }),
    dice(fire, [96, y - 22]),
  ];
};
export const movingFire: Figure = {
  caption: {
    en: 'A unit that hits on 4+ with 4 dice, standing and on the move.',
    ru: 'Подразделение с 4 кубиками и попаданием на 4+: стоя и в движении.',
  },
  says: inBoth((language) => WAYS.map(({ name, fire }) => `${name[language]}: ${fire.dice} × ${fire.needed}+`).join('; ')),
  draw: (language) => ({ height: 224, parts: WAYS.flatMap((one, at) => shown(one, at, language)) }),
};

const RADIUS = 28;
const STEP = RADIUS * Math.sqrt(3);
const smoke = ([x, y]: Point): string =>
  circle([x - 8, y + 4], 8, 'sunk') + circle([x + 8, y + 5], 8, 'sunk') + circle([x, y - 5], 10, 'sunk');
const SMOKY = [2, 3] as const;
const through = (hexes: number): number =>
  figuresFor<{ readonly change: number }>('world-at-war', 'movingFire', { nation: 'USA', unit: 'abrams', throughSmoke: hexes > 0 }).change;
const WORDS = {
  once: { en: 'to the number needed, once for all the smoke', ru: 'к нужному числу, один раз за весь дым' },
  range: { en: 'not at extended range', ru: 'не на увеличенной дальности' },
} as const;
export const smokeFire: Figure = {
  caption: {
    en: 'An advanced unit fires through two hexes of smoke.',
    ru: 'Подразделение продвинутого уровня стреляет сквозь два гекса дыма.',
  },
  says: inBoth((language) => `${signed(through(SMOKY.length))} ${WORDS.once[language]}; ${WORDS.range[language]}`),
  draw: (language) => ({
    height: 140,
    parts: [
      ...Array.from({ length: 6 }, (_, at) => polygon(hexagon([50 + at * STEP, 38], RADIUS, 30), 'raised')),
      ...SMOKY.map((at) => smoke([50 + at * STEP, 38])),
      sight([72, 38], [50 + 5 * STEP - 22, 38]),
      `<g transform="translate(48 50) scale(0.8)">${tank([0, 0], 'blue')}</g>`,
      `<g transform="translate(${50 + 5 * STEP} 50) scale(0.8)">${tank([0, 0], 'amber', true)}</g>`,
      lines(180, 94, `${signed(through(SMOKY.length))} ${WORDS.once[language]}`, 350, { bold: true }),
      label(180, 130, WORDS.range[language]),
    ],
  }),
};

const LEAD = { firepower: 4, toHit: 5 } as const;
const salvo = figuresFor<{ readonly dice: number }>('world-at-war', 'salvoFire', { ...LEAD, supporters: 2 });
const SALVO = {
  lead: { en: `lead: firepower ${LEAD.firepower}`, ru: `ведущий: огневая мощь ${LEAD.firepower}` },
  support: { en: 'support: +1 each', ru: 'поддержка: по +1' },
  roll: { en: `${salvo.dice} dice, ${LEAD.toHit}+ hits`, ru: `${salvo.dice} кубиков, нужно ${LEAD.toHit}+` },
} as const;
export const salvoFire: Figure = {
  caption: {
    en: 'A T-72 leads, a T-55 and infantry support it. Leaders stacked with them add 2 at most.',
    ru: 'Ведущий — Т-72, поддержка — Т-55 и пехота. Лидеры вместе с ними прибавляют не больше 2.',
  },
  says: inBoth((language) =>
    Object.values(SALVO)
      .map((word) => word[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 216,
    parts: [
      rect(4, 30, 130, 46, 'blue'),
      tank([62, 66], 'blue'),
      rect(4, 104, 60, 46, 'raised'),
      rect(74, 104, 60, 46, 'raised'),
      `<g transform="translate(32 142) scale(0.9)">${tank([0, 0], 'raised')}</g>`,
      ...[90, 103, 116].map((x) => circle([x, 118], 4, 'paper') + rect(x - 4, 124, 8, 14, 'raised', 2)),
      tank([328, 72], 'amber', true),
      sight([142, 54], [296, 54]),
      lines(4, 18, SALVO.lead[language], 220, { anchor: 'start', bold: true }),
      lines(4, 170, SALVO.support[language], 140, { anchor: 'start', bold: true }),
      ...Array.from({ length: salvo.dice }, (_, at) => die([150 + at * 33, 112], LEAD.toHit, at < LEAD.firepower ? 'blue' : 'raised', 27)),
      label(150, 170, SALVO.roll[language], { anchor: 'start', bold: true }),
    ],
  }),
};
