/** The odds of initiative and the order of movement. Source: sequence of play, initiative and movement phases. */
import { chance, combine, complement, type Distribution, die, type Fraction, given, sum } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
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
  readonly roll: { readonly tie: Fraction; readonly kept: SideName | undefined };
  readonly win: { readonly first: Fraction; readonly second: Fraction };
  readonly even: { readonly units: number };
  readonly uneven: { readonly larger: SideName; readonly more: number; readonly fewer: number; readonly atEnd: boolean };
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
function share(own: number, other: number, readings: Readings): number {
  if (other === 0) return own;
  return readings.includes('rest-moves-last') ? 1 : Math.max(1, Math.floor(own / other));
}

/** The order of movement needs both numbers of units, the odds need neither. */
function countProblems({ first, second }: Question): readonly Problem[] {
  if ((first === undefined) === (second === undefined)) return [];
  return first === undefined
    ? [
        {
          code: 'MISSING',
          path: ['first'],
          given: null,
          allowed: {
            en: 'the units of the first side, or none of the second: the odds need neither',
            ru: 'БЕ первой стороны, или ничего и у второй: для шансов числа не нужны',
          },
        },
      ]
    : [
        {
          code: 'MISSING',
          path: ['second'],
          given: null,
          allowed: {
            en: 'the units of the second side, or none of the first: the odds need neither',
            ru: 'БЕ второй стороны, или ничего и у первой: для шансов числа не нужны',
          },
        },
      ];
}

/** All problems between the fields. */
export const relations = (question: Question): readonly Problem[] => [...countProblems(question), ...winnerProblems(question)];

/** The winner of the last turn matters only for groups in which a tie keeps the initiative. */
function winnerProblems({ wonBefore, readings }: Question): readonly Problem[] {
  const isPlayed = readings.includes('tie-keeps-initiative');
  if (isPlayed === (wonBefore !== undefined)) return [];
  return isPlayed
    ? [
        {
          code: 'MISSING',
          path: ['wonBefore'],
          given: null,
          allowed: { en: 'the side that a tie favors: first or second', ru: 'сторона, которой ничья на руку: первая или вторая' },
        },
      ]
    : [
        {
          code: 'CONFLICT',
          path: ['wonBefore'],
          given: wonBefore,
          allowed: {
            en: 'none, unless your group lets a tie keep the initiative',
            ru: 'ничего, если при ничьей у вас бросают ещё раз',
          },
        },
      ];
}

interface Odds {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly tie: Fraction;
}

/** The odds of initiative. Ruling: alpha-strike/ruling/initiative-tie. */
function oddsOf({ wonBefore, readings }: Question): Odds {
  if (!readings.includes('tie-keeps-initiative')) return { first: FIRST_WINS, second: SECOND_WINS, tie: TIE };
  const first = chance(MARGIN, (margin) => margin > 0 || (margin === 0 && wonBefore === 'FIRST'));
  return { first, second: complement(first), tie: TIE };
}

/**
 * Rounds in which both sides move, the loser of initiative first. Ruling: alpha-strike/ruling/uneven-order.
 * @example movementOrder({ side: 'FIRST', units: 2 }, { side: 'SECOND', units: 5 }) // FIRST 1, SECOND 2, FIRST 1, SECOND 3
 */
export function movementOrder(loser: Activation, winner: Activation, readings: Readings = NO_READINGS): readonly Activation[] {
  if (loser.units === 0 && winner.units === 0) return [];
  const now = [
    { side: loser.side, units: Math.min(loser.units, share(loser.units, winner.units, readings)) },
    { side: winner.side, units: Math.min(winner.units, share(winner.units, loser.units, readings)) },
  ] as const;
  const left = (all: Activation, moved: Activation): Activation => ({ side: all.side, units: all.units - moved.units });
  return [...now.filter(({ units }) => units > 0), ...movementOrder(left(loser, now[0]), left(winner, now[1]), readings)];
}

/** The orders of movement and their steps. Empty without the numbers of units. */
function movement({ first: ours, second: theirs, readings }: Question) {
  if (ours === undefined || theirs === undefined) return { orderIfFirstWins: [], orderIfSecondWins: [], steps: [] };
  const first: Activation = { side: 'FIRST', units: ours };
  const second: Activation = { side: 'SECOND', units: theirs };
  const orderIfFirstWins = movementOrder(second, first, readings);
  const orderIfSecondWins = movementOrder(first, second, readings);
  const steps: readonly InitiativeStep[] = [
    numbers(ours, theirs, readings),
    { key: 'order', value: null, rule: 'alpha-strike/activation-order', given: { winner: 'FIRST', order: orderIfFirstWins } },
    { key: 'order', value: null, rule: 'alpha-strike/activation-order', given: { winner: 'SECOND', order: orderIfSecondWins } },
  ];
  return { orderIfFirstWins, orderIfSecondWins, steps };
}

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const odds = oddsOf(question);
  const { steps, ...orders } = movement(question);
  return {
    figures: { firstWins: odds.first, secondWins: odds.second, tie: odds.tie, ...orders },
    steps: [
      { key: 'roll', value: null, rule: 'alpha-strike/ruling/initiative-tie', given: { tie: odds.tie, kept: question.wonBefore } },
      { key: 'win', value: null, rule: 'alpha-strike/initiative', given: { first: odds.first, second: odds.second } },
      ...steps,
      { key: 'attacks', value: null, rule: 'alpha-strike/activation-order', given: {} },
    ],
  };
}

function numbers(first: number, second: number, readings: Readings): InitiativeStep {
  if (first === second) return { key: 'even', value: null, rule: 'alpha-strike/activation-order', given: { units: first } };
  const larger = first > second ? 'FIRST' : 'SECOND';
  return {
    key: 'uneven',
    value: null,
    rule: 'alpha-strike/ruling/uneven-order',
    given: { larger, more: Math.max(first, second), fewer: Math.min(first, second), atEnd: readings.includes('rest-moves-last') },
  };
}
