/** The steps of an exchange of fire. */
import { add, type Fraction, map, ZERO } from '@rangefinder/dice';
import type { Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Action, Condition } from '../../engine/reaction/vocabulary.js';
import { type HitCondition, leastHit } from '../../reference/tables/hit-table.js';
import { actionIn, MUST_FIRE } from '../../reference/tables/reactions.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { Result } from '../../vocabulary.js';
import type { output } from './output.js';
import {
  burstOf,
  conditionsBetween,
  emptyingOdds,
  endsOf,
  type Figure,
  type Modifier,
  type Question,
  rateOf,
  reactionsOf,
  rowOf,
  suppresses,
} from './volley.js';

export type Side = 'first' | 'second';
/** A figure by side and number. The number is undefined when the side has one figure. */
export interface Named {
  readonly side: Side;
  readonly number: number | undefined;
}

export interface Facts {
  readonly aims: { readonly shooter: Named; readonly target: Named };
  readonly notShotAt: { readonly figure: Named };
  readonly suppression: { readonly shooter: Named; readonly target: Named; readonly fire: number; readonly own: number };
  readonly burst: {
    readonly shooter: Named;
    readonly target: Named;
    readonly dice: number;
    readonly rep: number;
    readonly conditions: readonly HitCondition[];
    readonly total: number;
    readonly harmed: Fraction;
    readonly empty: Fraction;
    readonly answers: boolean;
  };
  readonly answersOne: { readonly target: Named; readonly shooter: Named; readonly shooters: number };
  readonly test: {
    readonly figure: Named;
    readonly dice: number;
    readonly rows: readonly { readonly action: Action; readonly when: readonly Condition[]; readonly chance: Fraction }[];
  };
  readonly heroFires: { readonly figure: Named };
  readonly cannotAnswer: {
    readonly figure: Named;
    readonly weapon: WeaponId;
    readonly limit: number | undefined;
    readonly isEmpty: boolean;
  };
  readonly heroes: object;
  readonly end: { readonly first: Named; readonly second: Named; readonly firstOut: Fraction; readonly secondOut: Fraction };
}

/** A figure with its name. */
type Placed = readonly [figure: Figure, named: Named];
type FigureOut = Checked<typeof output>['first'][number];

/** The name of a figure by its place in the list. */
export const nameOf = (question: Question, side: Side, index: number): Named => ({
  side,
  number: question[side].length > 1 ? index + 1 : undefined,
});

/** Whether a weapon is one for bursts. */
export const isShooting = ({ weapon }: Figure): boolean => weaponOf(weapon).rangeInches !== null && weaponOf(weapon).rateOfFire !== null;
/** Whether a weapon reaches the enemy. */
export const reaches = (figure: Figure, inches: number | undefined): boolean =>
  isShooting(figure) && (inches === undefined || inches <= (weaponOf(figure.weapon).rangeInches as number));

/** A figure that is shot at, and those who fire at it. The first of them is answered. */
export interface Pairing {
  readonly target: number;
  readonly shooters: readonly number[];
}

const HARM: readonly Result[] = ['STUNNED', 'OUT_OF_THE_FIGHT', 'DEAD'];

/** A burst of one figure at another: its dice, its odds to harm and to run dry. */
function burstStep(question: Question, shooter: Placed, target: Placed, answers: boolean): Step<Facts> {
  const conditions = conditionsBetween(shooter[0], target[0]);
  const modifier = answers ? 0 : (question.firstModifier as Modifier);
  const burst = burstOf(shooter[0], target[0], modifier, question);
  const harmed = endsOf(
    map(
      burst,
      (end) => ({ ...end, ones: 0 }),
      ({ worst }) => worst,
    ),
  ).filter(({ worst }) => HARM.includes(worst));
  return {
    key: 'burst',
    value: null,
    rule: '5150/table/hit-table',
    given: {
      shooter: shooter[1],
      target: target[1],
      dice: rateOf(shooter[0]),
      rep: shooter[0].rep + modifier,
      conditions,
      total: leastHit(conditions),
      harmed: harmed.reduce((sum, { chance }) => add(sum, chance), ZERO),
      empty: emptyingOdds(burst),
      answers,
    },
  };
}

/** The test of a figure, by dice passed. */
function testStep(question: Question, figure: Figure, named: Named, suppressed: boolean): Step<Facts> {
  if (figure.hero) return { key: 'heroFires', value: null, rule: '5150/heroes', given: { figure: named } };
  const rows = [2, 1, 0].map((passed) => {
    const row = rowOf(figure, suppressed, passed);
    return { passed, action: actionIn(row, question.readings), when: row.when };
  });
  const odds = reactionsOf(figure, suppressed, { readings: question.readings.filter((reading) => reading !== 'hero-at-once') });
  const actions = [...new Set(rows.map(({ action }) => action))];
  return {
    key: 'test',
    value: null,
    rule: '5150/table/received-fire',
    given: {
      figure: named,
      dice: figure.leader ? 3 : 2,
      rows: actions.map((action) => ({
        action,
        when: rows.find((row) => row.action === action)?.when ?? [],
        chance: odds.filter((each) => each.action === action).reduce((sum, { chance }) => add(sum, chance), ZERO),
      })),
    },
  };
}

const suppressionStep = (shooter: Placed, target: Placed): Step<Facts> => ({
  key: 'suppression',
  value: null,
  rule: '5150/table/suppression',
  given: {
    shooter: shooter[1],
    target: target[1],
    fire: weaponOf(shooter[0].weapon).suppression,
    own: weaponOf(target[0].weapon).suppression,
  },
});

/** Whether a figure ever fires back: it can, and a row of its test lets it. */
const mayAnswer = (question: Question, figure: Figure, suppressed: boolean): boolean =>
  figure.loaded &&
  reaches(figure, question.inches) &&
  (figure.hero || reactionsOf(figure, suppressed, question).some(({ action }) => MUST_FIRE.includes(action)));

/** Those who fire first at one figure, and their bursts. */
function fireSteps(question: Question, shooters: readonly Placed[], target: Placed): readonly Step<Facts>[] {
  const isGroup = question.first.length > 1 || question.second.length > 1;
  return shooters.flatMap((shooter): readonly Step<Facts>[] => [
    ...(isGroup ? [{ key: 'aims', value: null, rule: '5150/shooting', given: { shooter: shooter[1], target: target[1] } } as const] : []),
    burstStep(question, shooter, target, false),
    suppressionStep(shooter, target),
  ]);
}

/** What may follow: the answer, and the test of the one who is answered. */
function answerSteps(question: Question, shooters: readonly Placed[], target: Placed, suppressed: boolean): readonly Step<Facts>[] {
  const [figure, named] = target;
  const [answered] = shooters as readonly [Placed];
  const steps: Step<Facts>[] = [];
  if (shooters.length > 1)
    steps.push({
      key: 'answersOne',
      value: null,
      rule: '5150/ruling/exchange-answers-one',
      given: { target: named, shooter: answered[1], shooters: shooters.length },
    });
  if (!figure.loaded || !reaches(figure, question.inches))
    steps.push({
      key: 'cannotAnswer',
      value: null,
      rule: '5150/table/cannot-fire',
      given: { figure: named, weapon: figure.weapon, limit: weaponOf(figure.weapon).rangeInches ?? undefined, isEmpty: !figure.loaded },
    });
  if (mayAnswer(question, figure, suppressed))
    steps.push(
      burstStep(question, target, answered, true),
      suppressionStep(target, answered),
      testStep(question, answered[0], answered[1], suppresses(figure, answered[0])),
    );
  return steps;
}

interface Ends {
  readonly first: readonly FigureOut[];
  readonly second: readonly FigureOut[];
}

/** The steps of one figure that is shot at. */
export function pairSteps(question: Question, { target: index, shooters }: Pairing, ends: Ends): readonly Step<Facts>[] {
  const target: Placed = [question.second[index] as Figure, nameOf(question, 'second', index)];
  const each = shooters.map((shooter): Placed => [question.first[shooter] as Figure, nameOf(question, 'first', shooter)]);
  const [answered] = each;
  if (answered === undefined) return [{ key: 'notShotAt', value: null, rule: '5150/received-fire', given: { figure: target[1] } }];
  const suppressed = each.some(([shooter]) => suppresses(shooter, target[0]));
  const [firstOut, secondOut] = [ends.first[shooters[0] as number], ends.second[index]].map((end) => end?.outOfAction ?? ZERO) as [
    Fraction,
    Fraction,
  ];
  return [
    ...fireSteps(question, each, target),
    testStep(question, target[0], target[1], suppressed),
    ...answerSteps(question, each, target, suppressed),
    { key: 'end', value: null, rule: '5150/shooting', given: { first: answered[1], second: target[1], firstOut, secondOut } },
  ];
}
