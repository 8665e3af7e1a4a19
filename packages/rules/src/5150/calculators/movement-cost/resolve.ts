/** Movement of a figure along a path: the odds to arrive in each turn. */
import { add, type Fraction, fraction, multiply, ONE, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { fastMoveOdds } from '../../engine/moving.js';
import { normalMove, SLOW_REP } from '../../reference/tables/movement.js';
import type { output } from './output.js';
import { CROSSING_INCHES, isCrossed, isWalked, PER_INCH, type Piece, pathOf, piecesOf, type Question } from './path.js';
import type { Ground } from './vocabulary.js';
import { afterTurn, type Place, START, type WalkReadings } from './walk.js';

export interface Facts {
  /** Without a Rep, the figure is taken to have at least `from`. */
  readonly walk: { readonly rep: number | undefined; readonly from: number; readonly inches: number };
  readonly fast: {
    readonly rows: readonly { readonly inches: number; readonly chance: Fraction }[];
    readonly leaderRep: number | undefined;
  };
  readonly leg: { readonly number: number; readonly ground: Ground; readonly inches: number; readonly cost: number };
  readonly crossing: { readonly number: number; readonly ground: Ground; readonly cost: number };
  readonly window: { readonly number: number };
  readonly stairs: { readonly number: number };
  readonly ford: { readonly number: number };
  readonly turns: { readonly rows: Checked<typeof output>['turns'] };
}

export interface Refusals {
  readonly IMPASSABLE: { readonly number: number };
  readonly CARRIES_ALONE: object;
}

type Allowance = Checked<typeof output>['allowance'];

/** The inches of a turn with their odds, equal ones together. */
const allowanceOf = ({ rep, fast, leaderRep, readings }: Question): Allowance =>
  fast ? fastMoveOdds(rep as number, leaderRep, readings) : [{ inches: normalMove(rep), chance: ONE }];

function refusalOf({ legs, fast, load }: Question): Refusal<Refusals> | undefined {
  const rocks = legs.findIndex(({ ground }) => ground === 'ROCKS');
  if (rocks >= 0) return { code: 'IMPASSABLE', rule: '5150/terrain', given: { number: rocks + 1 } };
  return fast && load === 'ALONE' ? { code: 'CARRIES_ALONE', rule: '5150/carrying', given: {} } : undefined;
}

/** The lowest Rep of a figure that is not slow. */
export const NORMAL_MOVE_REP = SLOW_REP + 1;

const keyOf = ({ piece, left }: Place): string => `${piece} ${left}`;

/** Odds to arrive in each turn. */
function turnsOf(pieces: readonly Piece[], allowance: Allowance, readings: WalkReadings): Checked<typeof output>['turns'] {
  const arrivals: { turns: number; chance: Fraction }[] = [];
  let now = new Map<string, { place: Place; chance: Fraction }>([[keyOf(START), { place: START, chance: ONE }]]);
  for (let turns = 1; now.size > 0; turns++) {
    const next = new Map<string, { place: Place; chance: Fraction }>();
    let arrived = ZERO;
    for (const { place, chance } of now.values())
      for (const { inches, chance: odds } of allowance) {
        const after = afterTurn(pieces, place, inches, readings);
        const share = multiply(chance, odds);
        if (after.piece >= pieces.length) arrived = add(arrived, share);
        else next.set(keyOf(after), { place: after, chance: add(next.get(keyOf(after))?.chance ?? ZERO, share) });
      }
    if (arrived.numerator > 0n) arrivals.push({ turns, chance: arrived });
    now = next;
  }
  return arrivals;
}

const costOfLeg = (leg: Question['legs'][number]): number =>
  piecesOf(leg).reduce((sum, piece) => {
    if (piece.kind === 'walk') return sum + piece.units * piece.factor;
    return piece.kind === 'cross' ? sum + piece.units : sum;
  }, 0);

/** Resolves a checked question. Source: movement, Fast Move, terrain, rivers, moving in buildings, carrying. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const refusal = refusalOf(question);
  if (refusal)
    return { figures: { thisTurn: ZERO, turns: [], meanTurns: undefined, inches: undefined, allowance: [] }, steps: [], refusal };
  const allowance = allowanceOf(question);
  const turns = turnsOf(pathOf(question), allowance, {
    roughHalves: question.readings.includes('rough-halves-move'),
    stairsMidMove: question.readings.includes('stairs-mid-move'),
  });
  const units = question.legs.reduce((sum, leg) => sum + costOfLeg(leg), 0);
  return {
    figures: {
      thisTurn: turns.find((row) => row.turns === 1)?.chance ?? ZERO,
      turns,
      meanTurns: turns.reduce((sum, row) => add(sum, multiply(fraction(row.turns), row.chance)), ZERO),
      inches: fraction(units, PER_INCH),
      allowance,
    },
    steps: [
      ...allowanceSteps(question, allowance),
      ...question.legs.map(legStep),
      { key: 'turns', value: null, rule: '5150/movement', given: { rows: turns } },
    ],
  };
}

const allowanceSteps = ({ rep, fast, leaderRep }: Question, allowance: Allowance): readonly Step<Facts>[] =>
  fast
    ? [{ key: 'fast', value: null, rule: '5150/table/fast-move', given: { rows: allowance, leaderRep } }]
    : [{ key: 'walk', value: normalMove(rep), rule: '5150/movement', given: { rep, from: NORMAL_MOVE_REP, inches: normalMove(rep) } }];

function legStep(leg: Question['legs'][number], index: number): Step<Facts> {
  const { ground, inches = 0 } = leg;
  const number = index + 1;
  if (isWalked(ground)) {
    const cost = costOfLeg(leg) / PER_INCH;
    return {
      key: 'leg',
      value: cost,
      rule: ground === 'ROUGH' ? '5150/ruling/rough-cost' : '5150/table/terrain',
      given: { number, ground, inches, cost },
    };
  }
  if (isCrossed(ground))
    return { key: 'crossing', value: CROSSING_INCHES, rule: '5150/table/terrain', given: { number, ground, cost: CROSSING_INCHES } };
  if (ground === 'WINDOW') return { key: 'window', value: null, rule: '5150/table/terrain', given: { number } };
  return ground === 'FORD'
    ? { key: 'ford', value: null, rule: '5150/rivers', given: { number } }
    : { key: 'stairs', value: null, rule: '5150/ruling/stairs-turn', given: { number } };
}
