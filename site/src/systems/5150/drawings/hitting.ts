/** Which die faces hit in each situation, and how the hits of a burst are distributed. */
import type { Text } from '@rangefinder/rules';
import { die } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label, lines, measure } from '../../../figures/labels.js';
import { soldier } from '../../../figures/pieces.js';
import { figuresFor, inBoth } from '../../../figures/rules.js';
import { arrow, cross, line, tick } from '../../../figures/svg.js';

interface Face {
  readonly die: number;
  readonly total: number;
  readonly hit: boolean;
}
const REP = 4;
const facesOf = (given: object): readonly Face[] =>
  figuresFor<{ readonly rows: readonly Face[] }>('5150', 'hitTable', { rep: REP, ...given }).rows;

const SITUATIONS: readonly { readonly name: Text; readonly given: object }[] = [
  { name: { en: 'in the open', ru: 'на виду' }, given: {} },
  { name: { en: 'concealed, prone, fast, 2 weapons', ru: 'скрыта, лежит, бежит, с двух рук' }, given: { prone: true } },
  { name: { en: 'second target', ru: 'вторая цель' }, given: { targetNumber: 2 } },
  { name: { en: 'in cover', ru: 'в укрытии' }, given: { cover: true } },
  { name: { en: 'third target', ru: 'третья цель' }, given: { targetNumber: 3 } },
];
const [LEFT, STEP, TOP, ROW] = [150, 35, 62, 40] as const;
const TOTAL: Text = inBoth((language) => `${{ en: 'with Rep', ru: 'с Умением' }[language]} ${REP}`);

export const hitting: Figure = {
  caption: {
    en: 'Which faces hit, for a shooter of Rep 4. “Fast” is the target or the shooter.',
    ru: 'Какие грани попадают у стрелка с Умением 4. «Бежит» — цель или сам стрелок.',
  },
  says: inBoth((language) =>
    SITUATIONS.map(
      ({ name, given }) =>
        `${name[language]}: ${facesOf(given)
          .filter(({ hit }) => hit)
          .map(({ die: face }) => face)
          .join(', ')}`,
    ).join('; '),
  ),
  draw: (language) => ({
    height: TOP + SITUATIONS.length * ROW,
    parts: [
      ...facesOf({}).flatMap(({ die: face, total }, at) => [
        die([LEFT + at * STEP + 5, 2], face),
        label(LEFT + at * STEP + 17, 46, String(total), { bold: true }),
      ]),
      label(4, 46, TOTAL[language], { anchor: 'start', tone: 'soft' }),
      ...SITUATIONS.flatMap(({ name, given }, row) => [
        line([4, TOP + row * ROW - 6], [356, TOP + row * ROW - 6], { tone: 'soft' }),
        lines(4, TOP + row * ROW + 11, name[language], LEFT - 6, { anchor: 'start', size: 12 }),
        ...facesOf(given).map(({ hit }, at) => (hit ? tick : cross)([LEFT + at * STEP + 17, TOP + row * ROW + 13], hit ? 'blue' : 'amber')),
      ]),
    ],
  }),
};

const ROLLED = [
  { face: 6, target: 1 },
  { face: 5, target: 1 },
  { face: 4, target: 2 },
] as const;
const result = (face: number, targetNumber: number): Face | undefined => facesOf({ targetNumber }).find((one) => one.die === face);
const NAMES = {
  sorted: { en: 'rolled and sorted', ru: 'бросок по убыванию' },
  first: { en: 'first target: 2 dice', ru: 'первая цель: 2 кубика' },
  second: { en: 'second: 1 die', ru: 'вторая: 1 кубик' },
  apart: { en: 'no more inches apart than the rate of fire', ru: 'разброс не больше скорострельности в дюймах' },
} as const;
const PLACES = [88, 140, 286] as const;

export const targets: Figure = {
  caption: {
    en: 'The highest dice go to the first target. Rep 4, rate of fire 3.',
    ru: 'Старшие кубики достаются первой цели. Умение 4, скорострельность 3.',
  },
  says: inBoth(
    (language) =>
      `${ROLLED.map(
        ({ face, target }) => `${face} + ${REP} = ${result(face, target)?.total}: ${result(face, target)?.hit ? '✓' : '✗'}`,
      ).join('; ')}; ${NAMES.apart[language]}`,
  ),
  draw: (language) => ({
    height: 250,
    parts: [
      label(4, 26, NAMES.sorted[language], { anchor: 'start' }),
      ...ROLLED.flatMap(({ face, target }, at) => {
        const [x = 0, one] = [PLACES[at], result(face, target)];
        return [
          die([x, 40], face),
          arrow([x + 12, 70], [x + 12, 118], { tone: one?.hit ? 'blue' : 'amber' }),
          label(x + 18, 98, String(one?.total), { anchor: 'start', bold: true }),
          (one?.hit ? tick : cross)([x + 12, 132], one?.hit ? 'blue' : 'amber'),
        ];
      }),
      soldier([126, 188], 'amber', true),
      soldier([298, 188], 'raised', true),
      soldier([30, 188], 'blue'),
      measure(126, 298, 198, `${ROLLED.length}"`),
      lines(126, 240, NAMES.first[language], 200, { size: 12 }),
      lines(300, 240, NAMES.second[language], 120, { size: 12 }),
    ],
  }),
};
