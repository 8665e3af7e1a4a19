/** The distance of a Fast Move. */
import { add, chanceOf, type Distribution, type Fraction, map, mean, ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { passedWith, rolledProblems } from '../../engine/pass-dice/rolled.js';
import { fallenSteps, type PassFacts, passSteps } from '../../engine/pass-dice/steps.js';
import { FAST_MOVES } from '../../reference/tables/movement.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Row = Checked<typeof output>['outcomes'][number];

export interface Facts extends PassFacts {
  readonly distances: { readonly rows: readonly { readonly inches: number; readonly passed: number }[] };
}

export const relations = (question: Question): readonly Problem[] => rolledProblems(question, 0);

const farther = (passed: Distribution<number>, least: number): Fraction =>
  FAST_MOVES.filter((row) => row.passed >= least).reduce((sum, row) => add(sum, chanceOf(passed, row.passed)), ZERO);

const rowsOf = (passed: Distribution<number>): readonly Row[] =>
  FAST_MOVES.map((row) => ({ ...row, chance: chanceOf(passed, row.passed), atLeast: farther(passed, row.passed) }));

const inchesOf = (passed: number): number => FAST_MOVES.find((row) => row.passed === passed)?.inches ?? 0;

/** Resolves a checked question. Source: fast movement. */
export function resolve(question: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const { rep } = question;
  const leaderRep = question.readings.includes('fast-move-without-leader') ? undefined : question.leaderRep;
  const rolled = { ...question, leaderRep, leaderRoll: leaderRep === undefined ? undefined : question.leaderRoll };
  const passed = passedWith(rolled, rolled);
  return {
    figures: { outcomes: rowsOf(passed), expectedInches: mean(map(passed, inchesOf)) },
    steps: [
      ...passSteps(rep, 0, leaderRep, '5150/ruling/fast-move-leader'),
      ...fallenSteps(rolled, rolled),
      { key: 'distances', value: null, rule: '5150/table/fast-move', given: { rows: FAST_MOVES } },
    ],
  };
}
