/**
 * Estimates the time of a duel by the number of states combined in its turns. The first turns are computed as in the answer, as
 * long as that is fast. The remaining turns are extrapolated to the end of the exact computation. For random duels, five of six
 * estimates are within a factor of two, and nearly all within five. A better estimate would require computing the duel itself. The
 * bounds after the exact turns are estimated separately.
 */
import { rangeAt } from '../../reference/tables/ranges.js';
import { costOfBounds } from './bounds/cost.js';
import type { Worked } from './exchanges.js';
import { type Duel, duelOf, type Ledger, ledgersOf, MAX_JOININGS, pairsIn } from './joint.js';
import { refusalOf } from './legality.js';
import { type Question, readSide } from './side.js';

/** Maximum work of a turn that is computed for the estimate. */
const PILOT = { joinings: 1500, outcomes: 4000 } as const;
/** Share of a turn's growth that remains in the next. */
const GROWTH_KEPT = 0.75;

/** The total work of the turns. */
interface Work {
  readonly joinings: number;
  readonly pairs: number;
  readonly outcomes: number;
  /** Binary digits added to the weights in each turn. */
  readonly digits: number;
  /** Whether the computation stops before the requested turns. */
  readonly stopped: boolean;
}

/** Extrapolated figures of a turn. */
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

/** The work of the extrapolated turns. */
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

/** Computes the fast turns and extrapolates the rest. */
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
      // The turn is the last, or was stopped. For a stopped turn, only the joinings need an estimate.
      const joinings = left === 0 ? 0 : Math.max(ledger.joinings, joiningsAt(trend));
      sum = plus(sum, { joinings, pairs: ledger.pairs, outcomes });
      if (left === 0 || joinings > MAX_JOININGS) return { ...sum, stopped: left > 0 };
      // All states of the first turn differ, so it gives no growth rate yet.
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
/** Time per joining and per binary digit beyond those of a duel without CASE. */
const DIGIT_MS = 0.00000115;
const PLAIN_DIGITS = 36;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost(question: Question): number {
  const { situation, turns, readings } = question;
  const range = rangeAt(situation.inches) ?? 'LONG';
  const first = readSide(question.first, situation.first, range, readings);
  const second = readSide(question.second, situation.second, range, readings);
  if (refusalOf(question, first, second)) return BASE_MS;
  const { joinings, pairs, outcomes, digits, stopped } = workOfDuel(duelOf(first, second, situation), turns);
  const joiningMs = JOINING_MS + DIGIT_MS * Math.max(0, digits - PLAIN_DIGITS);
  const exact = BASE_MS + joiningMs * joinings + PAIR_MS * pairs + OUTCOME_MS * outcomes;
  return stopped ? exact + costOfBounds(first, second, situation, turns) : exact;
}
