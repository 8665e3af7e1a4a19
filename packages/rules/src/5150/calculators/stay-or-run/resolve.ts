/** Stay or Run: whether a test is due, its result for each number of passed dice, and the figures that fight on. */
import { add, certain, chanceOf, combine, type Distribution, die, type Fraction, ONE, reduced, sorted, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { countPassed, MAX_PASSED, PASSED, passedBy, passOdds } from '../../engine/pass-dice/pass-dice.js';
import type { Motivation, StayCondition } from '../../engine/stay-or-run/vocabulary.js';
import { LOSS_DIVISOR, type StayRow } from '../../reference/tables/stay-or-run.js';
import { LOST, lost, type Question, rowFor, type Tested } from './force.js';
import { isDue, lossStep, reached, thresholdsOf } from './losses.js';
import type { output } from './output.js';

type Figures = Checked<typeof output>;
type Answered = Outcome<typeof output, Facts, Refusals>;

export interface Facts {
  readonly every: { readonly figures: number; readonly divisor: number };
  readonly due: { readonly losses: number; readonly threshold: number; readonly several: boolean };
  readonly share: { readonly losses: number; readonly figures: number; readonly lost: readonly StayCondition[] };
  readonly row: { readonly when: readonly StayCondition[]; readonly goesOn: boolean; readonly motivation: Motivation };
  readonly leaderDie: { readonly leaderRep: number; readonly chance: Fraction };
  readonly rep: { readonly figures: number; readonly chance: Fraction };
}

export interface Refusals {
  /** `next` is undefined when the force is too small for another threshold. */
  readonly NOT_DUE: { readonly losses: number; readonly next: number | undefined; readonly every: number };
}

const D6 = die(6);
/** The two dice of the test, unordered. */
const PAIRS: Distribution<readonly [number, number]> = combine(
  D6,
  D6,
  (a, b) => [Math.min(a, b), Math.max(a, b)] as const,
  ([low, high]) => low * 10 + high,
);
const NO_DIE = certain(0);

/** The number of figures of each Rep, highest Rep first. */
function countReps(reps: readonly number[]): readonly { readonly rep: number; readonly figures: number }[] {
  const distinct = [...new Set(reps)].sort((a, b) => b - a);
  return distinct.map((rep) => ({ rep, figures: reps.filter((other) => other === rep).length }));
}

/** The number of figures that fight on. There is one roll for all, and each figure compares it with its own Rep. */
function stayingOf({ reps, leaderRep }: Tested, goesOn: readonly number[]): Distribution<number> {
  const counted = countReps(reps);
  const stays = (rep: number, pair: readonly number[], lent: number): boolean =>
    goesOn.includes(Math.min(MAX_PASSED, passedBy({ rep }, pair) + lent));
  const lentDie = leaderRep === undefined ? NO_DIE : countPassed(leaderRep, 1);
  const staying = combine(PAIRS, lentDie, (pair, lent) =>
    counted.reduce((sum, { rep, figures }) => sum + (stays(rep, pair, lent) ? figures : 0), 0),
  );
  return reduced(sorted(staying, (a, b) => b - a));
}

/** Odds that figures of one Rep fight on. */
const goesOnOdds = (rep: number, leaderRep: number | undefined, goesOn: readonly number[]): Fraction =>
  passOdds({ rep, leaderRep })
    .filter(({ passed }) => goesOn.includes(passed))
    .reduce((sum, { chance }) => add(sum, chance), ZERO);

function figuresOf(question: Tested, rows: readonly StayRow[]): Figures {
  const { reps, leaderRep } = question;
  const goesOn = rows.filter((row) => row.goesOn).map(({ passed }) => passed as number);
  const staying = stayingOf(question, goesOn);
  return {
    every: lossStep(question),
    thresholds: thresholdsOf(question),
    rows: rows.map(({ passed, goesOn: stays }) => ({ passed, goesOn: stays })),
    reps: countReps(reps).map(({ rep, figures: count }) => ({ rep, figures: count, goesOn: goesOnOdds(rep, leaderRep, goesOn) })),
    staying: staying.outcomes.map(({ value }) => ({ figures: value, chance: chanceOf(staying, value) })),
    everyone: chanceOf(staying, reps.length),
    nobody: chanceOf(staying, 0),
  };
}

const stepOfLosses = (question: Question): Step<Facts> => ({
  key: 'every',
  value: lossStep(question),
  rule: '5150/ruling/loss-steps',
  given: { figures: question.figures, divisor: LOSS_DIVISOR },
});

function dueSteps(question: Tested): readonly Step<Facts>[] {
  const { figures, losses, lossesAtLastTest } = question;
  const crossed = reached(question, losses) - reached(question, lossesAtLastTest);
  const threshold = reached(question, losses) * lossStep(question);
  return [
    stepOfLosses(question),
    {
      key: 'due',
      value: threshold,
      rule: crossed > 1 ? '5150/ruling/several-loss-steps' : '5150/stay-or-run',
      given: { losses, threshold, several: crossed > 1 },
    },
    {
      key: 'share',
      value: null,
      rule: '5150/table/stay-or-run',
      given: { losses, figures, lost: LOST.filter((condition) => lost(question, condition)) },
    },
  ];
}

function rollSteps({ leaderRep, motivation }: Tested, rows: readonly StayRow[], { reps }: Figures): readonly Step<Facts>[] {
  const lent: readonly Step<Facts>[] =
    leaderRep === undefined
      ? []
      : [{ key: 'leaderDie', value: null, rule: '5150/leaders', given: { leaderRep, chance: chanceOf(countPassed(leaderRep, 1), 1) } }];
  return [
    ...rows.map(
      ({ passed, when, goesOn, ruling }): Step<Facts> => ({
        key: 'row',
        value: passed,
        rule: ruling ?? '5150/table/stay-or-run',
        given: { when, goesOn, motivation },
      }),
    ),
    ...lent,
    ...reps.map(
      ({ rep, figures, goesOn }): Step<Facts> => ({ key: 'rep', value: rep, rule: '5150/stay-or-run', given: { figures, chance: goesOn } }),
    ),
  ];
}

/** Refuses the test until another threshold is reached. */
function refusalOf(question: Question): Refusal<Refusals> | undefined {
  const { losses } = question;
  if (isDue(question)) return undefined;
  return {
    code: 'NOT_DUE',
    rule: '5150/stay-or-run',
    given: { losses, next: thresholdsOf(question).find((threshold) => threshold > losses), every: lossStep(question) },
  };
}

/** The thresholds without a test. */
const untested = (question: Question): Figures => ({
  every: lossStep(question),
  thresholds: thresholdsOf(question),
  rows: [],
  reps: [],
  staying: [],
  everyone: ZERO,
  nobody: ZERO,
});

/** Resolves a checked question. Source: Stay or Run. */
export function resolve(question: Question): Answered {
  // Without losses there is no test, and all fight on.
  if (question.losses === 0) return { figures: { ...untested(question), everyone: ONE }, steps: [stepOfLosses(question)] };
  const refusal = refusalOf(question);
  if (refusal) return { figures: untested(question), steps: [], refusal };
  const tested = question as Tested;
  const rows = PASSED.map((passed) => rowFor(tested, passed));
  const figures = figuresOf(tested, rows);
  return { figures, steps: [...dueSteps(tested), ...rollSteps(tested, rows, figures)] };
}
