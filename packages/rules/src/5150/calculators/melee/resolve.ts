/** The odds of a melee, after each round and in the end. */
import { equals, type Fraction, ONE } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { HitOdds } from '../../engine/damage/damage.js';
import { MELEE_DICE } from '../../reference/tables/melee.js';
import { type FighterFacts, fighterOf, type Question, type Side } from './fighter.js';
import type { output } from './output.js';
import { type Blows, blowOf, endOf, fallen, roundOf, type State, statesAfter } from './rounds.js';

export interface Facts extends FighterFacts {
  readonly blow: { readonly side: Side; readonly odds: HitOdds; readonly isLost: boolean };
  readonly round: { readonly first: boolean; readonly fighting: Fraction; readonly wins: Fraction; readonly loses: Fraction };
  readonly end: { readonly again: Fraction; readonly fighting: Fraction; readonly wins: Fraction; readonly loses: Fraction };
}

type Figures = Checked<typeof output>;

const shown = (state: State, round: number | undefined): Figures['end'] => ({
  round,
  ...state,
  fighterWins: fallen(state.opponent),
  opponentWins: fallen(state.fighter),
});

/** Whether a hit has no effect (NE): the armor allows no damage roll. */
export const shutOut = ({ unharmed }: HitOdds): boolean => equals(unharmed, ONE);

const blowSteps = (blows: Blows): readonly Step<Facts>[] =>
  (['fighter', 'opponent'] as const).map((side) => ({
    key: 'blow',
    value: null,
    rule: shutOut(blows[side].odds) ? '5150/ruling/melee-impact' : '5150/table/melee-result',
    given: { side, ...blows[side] },
  }));

const roundStep = (state: State, first: boolean, manyDice: boolean): Step<Facts> => ({
  key: 'round',
  value: null,
  rule: manyDice ? '5150/ruling/three-passed' : '5150/table/melee-result',
  given: { first, fighting: state.fighting, wins: fallen(state.opponent), loses: fallen(state.fighter) },
});

const endStep = (end: State, later: State): Step<Facts> => ({
  key: 'end',
  value: null,
  rule: '5150/breaking-off',
  given: { again: later.fighting, fighting: end.fighting, wins: fallen(end.opponent), loses: fallen(end.fighter) },
});

/** Resolves a checked question. Source: melee, its modifiers and its result table. */
export function resolve(question: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const { readings } = question;
  const fighter = fighterOf('fighter', question.fighter, question.opponent, readings);
  const opponent = fighterOf('opponent', question.opponent, question.fighter, readings);
  const blows: Blows = {
    fighter: blowOf(question.fighter, question.opponent, readings),
    opponent: blowOf(question.opponent, question.fighter, readings),
  };
  const [first, later] = [true, false].map((isFirst) => roundOf(fighter, opponent, blows, isFirst, readings)) as [State, State];
  const end = endOf(first, later);
  const manyDice = Math.max(fighter.dice, opponent.dice) > MELEE_DICE;
  return {
    figures: {
      fighterRep: fighter.rep,
      fighterFirstRep: fighter.firstRep,
      opponentRep: opponent.rep,
      opponentFirstRep: opponent.firstRep,
      rounds: statesAfter(first, later, question.rounds).map((state, index) => shown(state, index + 1)),
      end: shown(end, undefined),
    },
    steps: [
      ...fighter.steps,
      ...opponent.steps,
      ...blowSteps(blows),
      roundStep(first, true, manyDice),
      roundStep(later, false, manyDice),
      endStep(end, later),
    ],
  };
}
