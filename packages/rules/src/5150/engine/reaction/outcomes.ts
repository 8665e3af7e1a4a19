/** What a reaction test leads to: the row for each number of passed dice with its odds, and the odds of each action in the end. */
import { add, type Fraction, multiply, ZERO } from '@rangefinder/dice';
import type { ReactionRow } from '../../reference/tables/reactions.js';
import { passOdds, TEST_DICE } from '../pass-dice/pass-dice.js';
import { rowFor, type Situation } from './situation.js';
import type { Action, ReactionTest } from './vocabulary.js';

export interface ActionOdds {
  readonly action: Action;
  readonly chance: Fraction;
}

/** A row of the table with its odds, and the action of a figure that cannot fire. */
export interface Reached extends ActionOdds {
  readonly passed: number;
  readonly row: ReactionRow;
  readonly mandated: Action;
}

/** The roll of a test. */
export interface TestRoll {
  readonly rep: number;
  readonly dice: number;
  readonly leaderRep?: number | undefined;
}

/** The rows of a test in a situation, for 2, 1 and 0 dice passed. */
export const reachedRows = (test: ReactionTest, situation: Situation, { rep, dice, leaderRep }: TestRoll): readonly Reached[] =>
  passOdds({ rep, extraDice: dice - TEST_DICE, leaderRep }).map(({ passed, chance }) => ({
    passed,
    chance,
    ...rowFor(test, situation, passed),
  }));

/** Odds by action. Equal actions are added up, and impossible ones are omitted. */
export function merged(rows: readonly ActionOdds[]): readonly ActionOdds[] {
  const odds = new Map<Action, Fraction>();
  for (const { action, chance } of rows) odds.set(action, add(odds.get(action) ?? ZERO, chance));
  return [...odds].map(([action, chance]) => ({ action, chance })).filter(({ chance }) => chance.numerator > 0n);
}

const isAgain = ({ action }: ActionOdds): boolean => action === 'ROLL_AGAIN';

/** The second roll of Recovery uses the same rows, but a second roll-again counts as no dice passed. */
export function secondRoll(rows: readonly Reached[]): readonly ActionOdds[] {
  const none = rows.at(-1);
  return rows.map((row) => ({ action: isAgain(row) && none ? none.action : row.action, chance: row.chance }));
}

/** Odds of a second roll. */
export const againOdds = (rows: readonly Reached[]): Fraction => rows.find(isAgain)?.chance ?? ZERO;

/** Odds of each action in the end, second rolls included. */
export function actionsOf(rows: readonly Reached[]): readonly ActionOdds[] {
  const again = againOdds(rows);
  const second = again.numerator === 0n ? [] : secondRoll(rows).map(({ action, chance }) => ({ action, chance: multiply(again, chance) }));
  return merged([...rows.filter((row) => !isAgain(row)), ...second]);
}
