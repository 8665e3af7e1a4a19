/**
 * How long a duel takes: by the states that its turns bring together. The first turns are counted as the answer counts
 * them, as long as that is quick; the rest follow their trend until the count would end. Of random duels five of six
 * come within a factor of two, nearly all within five; more would mean to count the duel itself. What comes after the
 * exact count has a price of its own.
 */
import { rangeAt } from '../../reference/tables/ranges.js';
import { costOfBounds } from './bounds/cost.js';
import type { Worked } from './exchanges.js';
import { type Duel, duelOf, type Ledger, ledgersOf, MAX_JOININGS, pairsIn } from './joint.js';
import { refusalOf } from './legality.js';
import { type Question, readSide } from './side.js';

/** A turn is counted ahead when it brings no more together than this. */
const PILOT = { joinings: 1500, outcomes: 4000 } as const;
/** So much of the growth of one turn is left in the next. */
const GROWTH_KEPT = 0.75;

/** What the turns of a duel take together. */
interface Work {
  readonly joinings: number;
  readonly pairs: number;
  readonly outcomes: number;
  /** Binary digits by which the weights grow each turn. */
  readonly digits: number;
  /** Whether the count ends before the turns asked for. */
  readonly stopped: boolean;
}

/** What is known of a turn, and how the next will differ. */
interface Trend {
  readonly pairs: number;
  readonly growth: number;
  readonly joiningsPerPair: number;
  readonly exchangesPerPair: number;
  readonly outcomesPerExchange: number;
}

const FIRST_TURN: Trend = { pairs: 1, growth: 8, joiningsPerPair: 30, exchangesPerPair: 2, outcomesPerExchange: 7 };
const NOTHING: Work = { joinings: 0, pairs: 0, outcomes: 0, digits: 0, stopped: false };

const plus = (sum: Work, { joinings, pairs, outcomes }: Pick<Work, 'joinings' | 'pairs' | 'outcomes'>): Work => ({
  ...sum,
  joinings: sum.joinings + Math.min(joinings, MAX_JOININGS),
  pairs: sum.pairs + pairs,
  outcomes: sum.outcomes + outcomes,
});

const grown = (trend: Trend): Trend => {
  const growth = 1 + (trend.growth - 1) * GROWTH_KEPT;
  return { ...trend, growth, pairs: trend.pairs * growth };
};

const joiningsAt = ({ pairs, joiningsPerPair }: Trend): number => pairs * joiningsPerPair;

/** The work of the turns that are not counted ahead. */
function workAhead(sofar: Work, trend: Trend, turns: number): Work {
  const { pairs, exchangesPerPair, outcomesPerExchange } = trend;
  const joinings = turns === 1 ? 0 : joiningsAt(trend);
  const sum = plus(sofar, { joinings, pairs, outcomes: exchangesPerPair * outcomesPerExchange * pairs ** 0.8 });
  if (turns === 1) return sum;
  return joinings > MAX_JOININGS ? { ...sum, stopped: true } : workAhead(sum, grown(trend), turns - 1);
}

function trendAfter({ pairs, joinings, joint }: Ledger, { exchanges, outcomes }: Worked, before: Worked): Trend {
  const next = pairsIn(joint);
  return {
    pairs: next,
    growth: Math.max(1, next / pairs),
    joiningsPerPair: Math.max(2, joinings / pairs),
    exchangesPerPair: Math.min(1.5, (exchanges - before.exchanges) / pairs),
    outcomesPerExchange: outcomes / exchanges,
  };
}

/** The turns that are quick to count, counted; then the trend. */
function workOfDuel(duel: Duel, turns: number): Work {
  let sum: Work = { ...NOTHING, digits: duel.exchanges.total.toString(2).length };
  let before = duel.exchanges.worked();
  let trend = FIRST_TURN;
  let left = turns;
  for (const ledger of ledgersOf(duel, turns, PILOT.joinings)) {
    const worked = duel.exchanges.worked();
    const outcomes = worked.outcomes - before.outcomes;
    left -= 1;
    if (!ledger.open) {
      // Cut short, or the last: of a turn that is cut short only the joinings have to be estimated.
      const joinings = left === 0 ? 0 : Math.max(ledger.joinings, joiningsAt(trend));
      sum = plus(sum, { joinings, pairs: ledger.pairs, outcomes });
      if (left === 0 || joinings > MAX_JOININGS) return { ...sum, stopped: left > 0 };
      // All that the first turn brings together differs; there is no growth yet to go by.
      return workAhead(sum, ledger.pairs === 1 ? { ...trend, pairs: joinings } : grown(trend), left);
    }
    sum = plus(sum, { joinings: ledger.joinings, pairs: ledger.pairs, outcomes });
    trend = trendAfter(ledger, worked, before);
    before = worked;
    if (trend.pairs === 0) return sum;
    if (trend.pairs * trend.outcomesPerExchange > PILOT.outcomes) break;
  }
  return workAhead(sum, trend, left);
}

const BASE_MS = 0.025;
const JOINING_MS = 0.00019;
const PAIR_MS = 0.00064;
const OUTCOME_MS = 0.0005;
/** For a joining and each binary digit of the weights beyond those of a duel without CASE. */
const DIGIT_MS = 0.00000115;
const PLAIN_DIGITS = 36;

/** Milliseconds of one core: see `Cost`. */
export function cost(question: Question): number {
  const { situation, turns } = question;
  const range = rangeAt(situation.inches) ?? 'LONG';
  const first = readSide(question.first, situation.first, range);
  const second = readSide(question.second, situation.second, range);
  if (refusalOf(question, first, second)) return BASE_MS;
  const { joinings, pairs, outcomes, digits, stopped } = workOfDuel(duelOf(first, second, situation), turns);
  const joiningMs = JOINING_MS + DIGIT_MS * Math.max(0, digits - PLAIN_DIGITS);
  const exact = BASE_MS + joiningMs * joinings + PAIR_MS * pairs + OUTCOME_MS * outcomes;
  return stopped ? exact + costOfBounds(first, second, situation, turns) : exact;
}
