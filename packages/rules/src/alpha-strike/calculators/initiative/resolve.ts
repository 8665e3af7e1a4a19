/** The odds of initiative and the order of movement. Source: sequence of play, initiative and movement phases. */
import { chance, combine, type Distribution, die, type Fraction, given, sum } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { SideName } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

/** A number of units that one side moves. */
export interface Activation {
  readonly side: SideName;
  readonly units: number;
}

export interface Facts {
  readonly roll: { readonly tie: Fraction };
  readonly win: { readonly first: Fraction; readonly second: Fraction };
  readonly even: { readonly units: number };
  readonly uneven: { readonly larger: SideName; readonly more: number; readonly fewer: number };
  readonly order: { readonly winner: SideName; readonly order: readonly Activation[] };
  readonly attacks: object;
}

type Refusals = object;
type InitiativeStep = Step<Facts>;

/** The first side's 2D6 minus the second side's. */
const MARGIN: Distribution<number> = combine(sum(die(6), 2), sum(die(6), 2), (first, second) => first - second);
const TIE = chance(MARGIN, (margin) => margin === 0);
const DECIDED = given(MARGIN, (margin) => margin !== 0);
const FIRST_WINS = chance(DECIDED, (margin) => margin > 0);
const SECOND_WINS = chance(DECIDED, (margin) => margin < 0);

/** The number of units that a side moves for each unit of the other. */
const share = (own: number, other: number): number => (other === 0 ? own : Math.max(1, Math.floor(own / other)));

/**
 * Rounds in which both sides move, the loser of initiative first. Ruling: alpha-strike/ruling/uneven-order.
 * @example movementOrder({ side: 'FIRST', units: 2 }, { side: 'SECOND', units: 5 }) // FIRST 1, SECOND 2, FIRST 1, SECOND 3
 */
export function movementOrder(loser: Activation, winner: Activation): readonly Activation[] {
  if (loser.units === 0 && winner.units === 0) return [];
  const now = [
    { side: loser.side, units: Math.min(loser.units, share(loser.units, winner.units)) },
    { side: winner.side, units: Math.min(winner.units, share(winner.units, loser.units)) },
  ] as const;
  const left = (all: Activation, moved: Activation): Activation => ({ side: all.side, units: all.units - moved.units });
  return [...now.filter(({ units }) => units > 0), ...movementOrder(left(loser, now[0]), left(winner, now[1]))];
}

/** Resolves a checked question. */
export function resolve({ first: ours, second: theirs }: Question): Outcome<typeof output, Facts, Refusals> {
  const first: Activation = { side: 'FIRST', units: ours };
  const second: Activation = { side: 'SECOND', units: theirs };
  const orderIfFirstWins = movementOrder(second, first);
  const orderIfSecondWins = movementOrder(first, second);
  return {
    figures: { firstWins: FIRST_WINS, secondWins: SECOND_WINS, tie: TIE, orderIfFirstWins, orderIfSecondWins },
    steps: [
      { key: 'roll', value: null, rule: 'alpha-strike/ruling/initiative-tie', given: { tie: TIE } },
      { key: 'win', value: null, rule: 'alpha-strike/initiative', given: { first: FIRST_WINS, second: SECOND_WINS } },
      numbers(ours, theirs),
      { key: 'order', value: null, rule: 'alpha-strike/activation-order', given: { winner: 'FIRST', order: orderIfFirstWins } },
      { key: 'order', value: null, rule: 'alpha-strike/activation-order', given: { winner: 'SECOND', order: orderIfSecondWins } },
      { key: 'attacks', value: null, rule: 'alpha-strike/activation-order', given: {} },
    ],
  };
}

function numbers(first: number, second: number): InitiativeStep {
  if (first === second) return { key: 'even', value: null, rule: 'alpha-strike/activation-order', given: { units: first } };
  const larger = first > second ? 'FIRST' : 'SECOND';
  return {
    key: 'uneven',
    value: null,
    rule: 'alpha-strike/ruling/uneven-order',
    given: { larger, more: Math.max(first, second), fewer: Math.min(first, second) },
  };
}
