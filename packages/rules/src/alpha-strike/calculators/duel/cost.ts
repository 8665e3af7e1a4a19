/**
 * Estimates the time of a duel by its number of states. The first turns are played in doubles as long as that is fast, and
 * extrapolated to the end of the exact computation. Bounds are estimated by rough ones. A test measures the estimates: five of
 * six are within a factor of two.
 */
import { rangeAt } from '../../reference/tables/ranges.js';
import { productsFor } from './bounds/bounds.js';
import { MAX_JOININGS, MAX_TOTAL_JOININGS } from './exact.js';
import { refusalOf } from './legality.js';
import { orderedSides } from './ordered.js';
import { type Question, readSide } from './side.js';
import { arenaOf, type Sides, startOf } from './walk/arena.js';
import { type Block, compacted, pairsIn } from './walk/blocks.js';
import { playTurn } from './walk/turn.js';

/** Maximum number of pairs of states from which a turn is played for the estimate. */
const MAX_PLAYED_PAIRS = 3_000;
/** States combined for each pair of states after a turn. */
const JOININGS_PER_PAIR = 2.4;
/** Share of a turn's growth that remains in the next. */
const GROWTH_KEPT = 0.6;

/** The work of the exact turns. */
interface Work {
  readonly joinings: number;
  /** Pairs of states at the start of the turns. */
  readonly pairs: number;
  /** Whether they end before the last turn. */
  readonly stopped: boolean;
}

/** The numbers of pairs of states after each turn: played, then extrapolated. */
function* pairsOf(sides: Sides): Generator<number, never, undefined> {
  const arena = arenaOf(sides);
  let blocks: readonly Block[] = [startOf(sides)];
  let [pairs, growth] = [1, 1];
  for (;;) {
    if (pairs <= MAX_PLAYED_PAIRS) {
      playTurn(arena, blocks, 0, false);
      blocks = compacted(arena.next, 0, sides.first);
      const after = pairsIn(blocks);
      growth = Math.max(1, after / Math.max(1, pairs));
      pairs = after;
    } else {
      growth = 1 + (growth - 1) * GROWTH_KEPT;
      pairs *= growth;
    }
    yield pairs;
  }
}

function workOf(sides: Sides, turns: number): Work {
  const work = { joinings: 0, pairs: 1, stopped: false };
  let turn = 1;
  for (const pairs of pairsOf(sides)) {
    if (turn === turns) return work;
    turn += 1;
    const combined = pairs * JOININGS_PER_PAIR;
    work.joinings += Math.min(combined, MAX_JOININGS);
    if (combined > MAX_JOININGS || work.joinings > MAX_TOTAL_JOININGS) return { ...work, stopped: true };
    work.pairs += pairs;
  }
  return work;
}

const BASE_MS = 0.05;
const JOINING_MS = 0.0003;
const PAIR_MS = 0.0002;
/** Time of a condition after a hit, which is computed once. */
const CONDITION_MS = 0.0015;
/** Time of a million products, and the exponent for others. Large numbers of products share more of the preparation. */
const MILLION_PRODUCTS_MS = 35;
const PRODUCTS_EXPONENT = 0.8;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost(question: Question): number {
  const { situation, turns, readings } = question;
  const range = rangeAt(situation.inches) ?? 'LONG';
  const first = readSide(question.first, situation.first, range, readings);
  const second = readSide(question.second, situation.second, range, readings);
  if (refusalOf(question, first, second)) return BASE_MS;
  const { sides } = orderedSides(question, first, second);
  const { joinings, pairs, stopped } = workOf(sides, turns);
  const bounds = stopped ? MILLION_PRODUCTS_MS * (productsFor(sides, turns) / 1e6) ** PRODUCTS_EXPONENT : 0;
  const conditions = sides.first.computed() + sides.second.computed();
  return BASE_MS + JOINING_MS * joinings + PAIR_MS * pairs + CONDITION_MS * conditions + bounds;
}
