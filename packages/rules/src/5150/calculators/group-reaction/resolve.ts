/** The test of a group: one roll, compared with the Rep of each figure. Odds of every combination of actions. */
import { add, certain, chain, combine, type Distribution, die, type Fraction, fraction, map, multiply, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { MAX_PASSED } from '../../engine/pass-dice/pass-dice.js';
import { choosesResult, holds, rowFor, type Situation } from '../../engine/reaction/situation.js';
import type { Action } from '../../engine/reaction/vocabulary.js';
import { decided, missingWeapon, weaponProblems } from '../../engine/reaction/weapons.js';
import { REACTIONS } from '../../reference/tables/reactions.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { GroupTest } from './vocabulary.js';

/** A question as given. */
export type Given = Checked<typeof input>;
/** A question with what the weapons and the side of a charge decide. */
export type Question = ReturnType<typeof decidedQuestion>;
type Figure = Question['figures'][number];

const decidedQuestion = (given: Given) => ({
  ...given,
  figures: given.figures.map((figure) => decided(figure, given.enemyWeapon, given.test)),
});

export interface Facts {
  readonly dice: { readonly test: GroupTest };
  readonly thirdDie: { readonly covering: boolean; readonly forAll: boolean };
  readonly leaderDie: { readonly leaderRep: number; readonly forHimself: boolean };
  readonly noOwnDie: object;
  readonly figure: {
    readonly number: number;
    readonly rep: number;
    readonly actions: readonly { readonly action: Action; readonly chance: Fraction }[];
  };
  readonly heroes: object;
}

export interface Refusals {
  readonly OUT_OF_REACH: { readonly number: number };
}

/** The dice of a roll: two for all, a third one for those who have it, and the leader die. */
interface Roll {
  readonly pair: readonly [number, number];
  readonly third: number;
  readonly leader: number;
}

const D6 = die(6);
const NO_DIE = certain(0);
const keyOf = ({ pair, third, leader }: Roll): string => `${pair.join()},${third},${leader}`;
const tupleKey = (actions: readonly Action[]): string => actions.join();

/** Situation of a figure, with what the tables ask of other tests. */
const situationOf = (question: Question, figure: Figure): Situation => ({
  ...figure,
  readings: question.readings,
  leaderRep: leaderRepOf(question),
  alerted: false,
  medicalCare: false,
  shotsHeard: false,
  atWar: false,
  policeAlert: false,
  safeArea: false,
});

/** Rep of the Leader: one of the figures, or one in view. */
const leaderRepOf = ({ figures, leaderRep }: Pick<Question, 'figures' | 'leaderRep'>): number | undefined =>
  figures.find(({ leader }) => leader)?.rep ?? leaderRep;

/** Weapons of the figures, and what is said of them. */
const armedProblems = ({ figures, enemyWeapon }: Given): readonly Problem[] =>
  figures.flatMap((figure, index) => [
    ...missingWeapon(figure, enemyWeapon, ['figures', index]),
    ...weaponProblems(figure, enemyWeapon, ['figures', index]),
  ]);

/** A group has one Leader, who is stated once. */
export function relations(given: Given): readonly Problem[] {
  const { figures, leaderRep } = given;
  const leaders = figures.flatMap(({ leader }, index) => (leader ? [index] : []));
  const second = leaders[1];
  const led = leaders[0] === undefined ? undefined : figures[leaders[0]]?.rep;
  return [
    ...(second === undefined
      ? []
      : [
          {
            code: 'CONFLICT',
            path: ['figures', second, 'leader'],
            given: true,
            allowed: { en: 'one Leader in the group', ru: 'один лидер в группе' },
          } as const,
        ]),
    ...armedProblems(given),
    ...(led !== undefined && leaderRep !== undefined && leaderRep !== led
      ? [
          {
            code: 'CONFLICT',
            path: ['leaderRep'],
            given: leaderRep,
            allowed: {
              en: `${led}, the Rep of the Leader among the figures, or nothing`,
              ru: `${led} — Умение лидера среди фигурок — или ничего`,
            },
          } as const,
        ]
      : []),
  ];
}

/** Whether a figure adds a third die to the roll. */
const addsThird = (question: Question, figure: Figure): boolean =>
  REACTIONS[question.test].extraDice.some(({ when }) => holds(situationOf(question, figure), when));
const hasThird = (question: Question): boolean => question.figures.some((figure) => addsThird(question, figure));

/** Whether the third die counts for a figure: for those who have it, or for the whole group. */
const countsThird = (question: Question, figure: Figure): boolean =>
  addsThird(question, figure) || (question.readings.includes('third-die-for-all') && hasThird(question));

/** Whether a figure takes no test: a hero who chooses, or one in panic that is shot at. */
function withoutTest({ test, readings }: Question, figure: Figure): Action | undefined {
  if (figure.hero && choosesResult(test, { ...figure, readings })) return 'CHOOSE_RESULT';
  return test === 'RECEIVED_FIRE' && figure.panicked ? 'RUN' : undefined;
}

function rollOf(question: Question): Distribution<Roll> {
  const third = hasThird(question) ? D6 : NO_DIE;
  const leader = REACTIONS[question.test].leaderDie && leaderRepOf(question) !== undefined ? D6 : NO_DIE;
  const pairs = combine(D6, D6, (a, b) => [Math.min(a, b), Math.max(a, b)] as const, String);
  const others = combine(third, leader, (a, b) => [a, b] as const, String);
  return combine(pairs, others, (pair, [extra, lent]): Roll => ({ pair, third: extra, leader: lent }), keyOf);
}

/** Whether a Leader has his own leader die, by another reading. */
const lendsHimself = ({ readings }: Question): boolean => readings.includes('leader-lends-himself');

/** Dice that a figure passes on a roll. */
function passedOn(question: Question, figure: Figure, { pair, third, leader }: Roll): number {
  const faces = countsThird(question, figure) ? [...pair, third] : pair;
  const own = faces.filter((face) => face <= figure.rep).length;
  const leaderRep = leaderRepOf(question);
  const isLent = !figure.leader || lendsHimself(question);
  const lent = isLent && leader > 0 && leaderRep !== undefined && leader <= leaderRep ? 1 : 0;
  return Math.min(MAX_PASSED, own + lent);
}

const actionOn = (question: Question, figure: Figure, passed: number): Action =>
  withoutTest(question, figure) ?? rowFor(question.test, situationOf(question, figure), passed).action;

/** The actions of all figures, in their order. Those who roll again do so together, and one die passed then counts as none. */
function actionsOf(question: Question): Distribution<readonly Action[]> {
  const { figures } = question;
  const roll = rollOf(question);
  const first = map(roll, (dice) => figures.map((figure) => actionOn(question, figure, passedOn(question, figure, dice))), tupleKey);
  return chain(
    first,
    (actions) => {
      if (!actions.includes('ROLL_AGAIN')) return certain(actions);
      const again = (figure: Figure, dice: Roll): Action => {
        const action = actionOn(question, figure, passedOn(question, figure, dice));
        return action === 'ROLL_AGAIN' ? actionOn(question, figure, 0) : action;
      };
      return map(
        roll,
        (dice) => actions.map((action, index) => (action === 'ROLL_AGAIN' ? again(figures[index] as Figure, dice) : action)),
        tupleKey,
      );
    },
    tupleKey,
  );
}

/** Actions of those who stay in the fight and use it. */
const ACTING: readonly Action[] = [
  'FIRE',
  'FIRE_AT_MINUS_ONE',
  'CHOOSE_TO_FIRE',
  'STOP_AND_FIRE',
  'STOP_AND_FIRE_AT_MINUS_ONE',
  'CHARGE',
  'TRY_TO_CHARGE',
  'STAY_AND_FIRE',
  'FIRE_AND_FIGHT',
  'TURN_AND_FIGHT',
  'FIGHT',
  'RETURN',
  'CHOOSE_RESULT',
];

interface Combination {
  readonly actions: readonly Action[];
  readonly chance: Fraction;
}

/** Odds of each value, in the order in which values first appear. */
function oddsBy<T>(all: readonly Combination[], value: (actions: readonly Action[]) => T): ReadonlyMap<T, Fraction> {
  const odds = new Map<T, Fraction>();
  for (const { actions, chance } of all) odds.set(value(actions), add(odds.get(value(actions)) ?? ZERO, chance));
  return odds;
}

/** Resolves a checked question. Source: how to test reactions, and the tables of the tests. */
export function resolve(given: Given): Outcome<typeof output, Facts, Refusals> {
  const question = decidedQuestion(given);
  const { figures, test } = question;
  const far = test === 'WANTS_TO_CHARGE' ? figures.findIndex(({ chargeInReach }) => !chargeInReach) : -1;
  if (far >= 0) {
    const refusal: Refusal<Refusals> = { code: 'OUT_OF_REACH', rule: '5150/wants-to-charge', given: { number: far + 1 } };
    return { figures: { acting: [], everyone: ZERO, nobody: ZERO, mean: ZERO, figures: [], together: [] }, steps: [], refusal };
  }
  const { outcomes, total } = actionsOf(question);
  const all = outcomes
    .toSorted((a, b) => (a.weight === b.weight ? 0 : a.weight > b.weight ? -1 : 1))
    .map(({ value, weight }): Combination => ({ actions: value, chance: fraction(weight, total) }));
  const counts = oddsBy(all, (actions) => actions.filter((action) => ACTING.includes(action)).length);
  const each = figures.map((_, index) => ({
    actions: [...oddsBy(all, (actions) => actions[index] as Action)].map(([action, chance]) => ({ action, chance })),
  }));
  return {
    figures: {
      acting: [...counts].toSorted(([a], [b]) => b - a).map(([count, chance]) => ({ figures: count, chance })),
      everyone: counts.get(figures.length) ?? ZERO,
      nobody: counts.get(0) ?? ZERO,
      mean: [...counts].reduce((sum, [count, chance]) => add(sum, multiply(fraction(count), chance)), ZERO),
      figures: each,
      together: all,
    },
    steps: stepsOf(question, each),
  };
}

function leaderSteps(question: Question, leaderRep: number): readonly Step<Facts>[] {
  const leads = question.figures.some(({ leader }) => leader);
  const forHimself = leads && lendsHimself(question);
  return [
    { key: 'leaderDie', value: null, rule: '5150/leaders', given: { leaderRep, forHimself } },
    ...(leads && !forHimself ? [{ key: 'noOwnDie', value: null, rule: '5150/ruling/leader-own-die', given: {} } as const] : []),
  ];
}

function stepsOf(
  question: Question,
  each: readonly { readonly actions: readonly { action: Action; chance: Fraction }[] }[],
): readonly Step<Facts>[] {
  const { test, figures } = question;
  const table = REACTIONS[test];
  const leaderRep = leaderRepOf(question);
  return [
    { key: 'dice', value: null, rule: '5150/reaction-tests', given: { test } },
    ...(hasThird(question)
      ? [
          {
            key: 'thirdDie',
            value: null,
            rule: '5150/ruling/group-third-die',
            given: { covering: test === 'IN_SIGHT', forAll: question.readings.includes('third-die-for-all') },
          } as const,
        ]
      : []),
    ...(table.leaderDie && leaderRep !== undefined ? leaderSteps(question, leaderRep) : []),
    ...figures.map(
      ({ rep }, index): Step<Facts> => ({
        key: 'figure',
        value: null,
        rule: table.id,
        given: { number: index + 1, rep, actions: each[index]?.actions ?? [] },
      }),
    ),
    ...(table.makesHero ? [{ key: 'heroes', value: null, rule: '5150/ruling/group-hero', given: {} } as const] : []),
  ];
}
