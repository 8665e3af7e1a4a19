/** Modifiers of each movement mode, for the shooter and for the target, from the printed table. */
import type { Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { block, lines } from '../../../figures/labels.js';
import { ground, mech } from '../../../figures/pieces.js';
import { cellText, figuresFor, inBoth, rowOf, signed } from '../../../figures/rules.js';
import { arrow, bend, cross, path, type Tone } from '../../../figures/svg.js';

const modifier = (name: string): Text => inBoth((language) => cellText(rowOf('alpha-strike/table/to-hit', name)[1], language));
const target = (attackerMoved: string): number =>
  figuresFor<{ readonly target: number }>('alpha-strike', 'targetNumber', { skill: 4, range: 'SHORT', attackerMoved }).target;

interface Mode {
  readonly name: Text;
  readonly own: Text;
  readonly onIt: Text;
  readonly tone: Tone;
}
const MODES: readonly Mode[] = [
  {
    name: { en: 'stood still', ru: 'стояла' },
    own: modifier('Attacker stood still'),
    onIt: modifier('Target stood still'),
    tone: 'raised',
  },
  {
    name: { en: 'on the ground', ru: 'шла по земле' },
    own: modifier('Attacker moved on the ground'),
    onIt: modifier('Target moved on the ground'),
    tone: 'blue',
  },
  { name: { en: 'jumped', ru: 'прыгала' }, own: modifier('Attacker jumped'), onIt: modifier('Target jumped'), tone: 'blue' },
  {
    name: { en: 'immobile', ru: 'обездвижена' },
    own: inBoth(() => signed(target('IMMOBILE') - target('GROUND'))),
    onIt: modifier('Target immobile, in place of TMM'),
    tone: 'amber',
  },
];
const ROWS = { own: { en: 'its attacks', ru: 'её атаки' }, onIt: { en: 'attacks on it', ru: 'атаки по ней' } } as const;
const column = (index: number): number => 60 + index * 73;
const FOOT = 92;

/** Motion marks of each movement mode. */
const MOTION: readonly ((x: number) => string)[] = [
  () => '',
  (x) => arrow([x - 28, FOOT - 6], [x + 30, FOOT - 6], { tone: 'blue' }),
  (x) =>
    bend([x - 30, FOOT - 2], [x, FOOT - 18], [x + 30, FOOT - 3], { tone: 'blue' }) +
    path(`M${x - 5} ${FOOT - 24}v6M${x + 5} ${FOOT - 24}v6`, { tone: 'amber' }),
  (x) => cross([x, FOOT - 74]),
];
/** Height of the feet above the ground. */
const LIFT = [0, 0, 26, 0] as const;

export const movementModes: Figure = {
  caption: {
    en: 'What is added to the target number: for its own attacks, and for attacks on it.',
    ru: 'Что прибавляется к целевому значению: для её собственных атак и для атак по ней.',
  },
  says: inBoth((language) =>
    MODES.map(
      ({ name, own, onIt }) => `${name[language]}: ${ROWS.own[language]} ${own[language]}, ${ROWS.onIt[language]} ${onIt[language]}`,
    ).join('; '),
  ),
  draw: (language) => ({
    height: 212,
    parts: [
      ...MODES.flatMap(({ name, own, onIt, tone }, index) => {
        const x = column(index) + 35;
        return [
          mech([x, FOOT - (LIFT[index] ?? 0)], tone, 0.95),
          MOTION[index]?.(x) ?? '',
          lines(x, FOOT + 18, name[language], 82, { size: 12 }),
          block([column(index) + 2, FOOT + 44, 68, 32], tone, own[language], { bold: true }),
          block([column(index) + 2, FOOT + 82, 68, 32], tone, onIt[language], { bold: true }),
        ];
      }),
      ground(FOOT),
      lines(2, FOOT + 57, ROWS.own[language], 58, { anchor: 'start' }),
      lines(2, FOOT + 95, ROWS.onIt[language], 58, { anchor: 'start' }),
    ],
  }),
};
