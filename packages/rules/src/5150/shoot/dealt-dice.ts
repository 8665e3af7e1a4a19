/**
 * Dice sorted high to low and dealt to targets: how many of a target’s dice reach a face, told apart by weapon. Walks the
 * faces from 6 down and never a single roll; weights stay below 6^6, so plain whole numbers hold them. Every deal is
 * reckoned once and kept: there are a few hundred.
 */

/** The pool: dice of the first and of the second weapon. Equal dice: the first weapon’s go first. */
export interface Pool {
  readonly first: number;
  readonly second: number;
}

/** Which of the sorted dice are the target’s: `dice` of them after the first `before`. */
export interface Deal {
  readonly before: number;
  readonly dice: number;
}

/** So many of the target’s dice reach the face, in so many of all rolls. */
export interface Reached {
  readonly first: number;
  readonly second: number;
  readonly ways: number;
}

const FACES = 6;
const MOST_DICE = 6;
/** One more than any count of dice. */
const BASE = MOST_DICE + 1;

const CHOOSE: readonly (readonly number[])[] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1], [1, 5, 10, 10, 5, 1], [1, 6, 15, 20, 15, 6, 1]];
const choose = (n: number, k: number): number => CHOOSE[n]?.[k] ?? 0;

/** Dice left to show a lower face, and the target’s dice so far. */
interface State extends Pool {
  readonly hits: Pool;
}

const keyOf = ({ first, second, hits }: State): number => ((first * BASE + second) * BASE + hits.first) * BASE + hits.second;

/** How many of the places from `from` on, `count` of them, are the target’s. */
const overlap = (from: number, count: number, { before, dice }: Deal): number => Math.max(0, Math.min(from + count, before + dice) - Math.max(from, before));

/** All ways in which dice of either weapon show one face. */
function* showing({ first, second }: Pool): Generator<readonly [Pool, number]> {
  for (let a = 0; a <= first; a++) for (let b = 0; b <= second; b++) yield [{ first: a, second: b }, choose(first, a) * choose(second, b)];
}

/** The state after some dice show a face: they take the next places, those of the first weapon before the others. */
function after(state: State, shown: Pool, pool: Pool, deal: Deal): State {
  const place = pool.first - state.first + (pool.second - state.second);
  return {
    first: state.first - shown.first,
    second: state.second - shown.second,
    hits: { first: state.hits.first + overlap(place, shown.first, deal), second: state.hits.second + overlap(place + shown.first, shown.second, deal) },
  };
}

type Front = ReadonlyMap<number, { readonly state: State; readonly ways: number }>;

function nextFace(front: Front, pool: Pool, deal: Deal): Front {
  const next = new Map<number, { readonly state: State; readonly ways: number }>();
  for (const { state, ways } of front.values())
    for (const [shown, orders] of showing(state)) {
      const reached = after(state, shown, pool, deal);
      const key = keyOf(reached);
      next.set(key, { state: reached, ways: (next.get(key)?.ways ?? 0) + ways * orders });
    }
  return next;
}

/** Adds up what differs only in dice that fell short, each of which had `lower` faces to show. */
function reachedIn(front: Front, lower: number): readonly Reached[] {
  const reached = new Map<number, Reached>();
  for (const { state, ways } of front.values()) {
    const { first, second } = state.hits;
    const key = first * BASE + second;
    const all = ways * lower ** (state.first + state.second);
    reached.set(key, { first, second, ways: (reached.get(key)?.ways ?? 0) + all });
  }
  return [...reached.values()].filter((entry) => entry.ways > 0);
}

function deal(pool: Pool, target: Deal, face: number): readonly Reached[] {
  const start: State = { ...pool, hits: { first: 0, second: 0 } };
  let front: Front = new Map([[keyOf(start), { state: start, ways: 1 }]]);
  for (let shown = FACES; shown >= face; shown--) front = nextFace(front, pool, target);
  return reachedIn(front, face - 1);
}

const KNOWN = new Map<number, readonly Reached[]>();

/**
 * How many of a target’s dice show `face` or more, by weapon; the ways add up to 6 to the power of all dice.
 * @example dealtDice({ first: 2, second: 0 }, { before: 0, dice: 1 }, 6) // 1 in 11 ways, 0 in 25
 */
export function dealtDice(pool: Pool, target: Deal, face: number): readonly Reached[] {
  const least = Math.min(Math.max(face, 1), FACES + 1);
  const key = (((pool.first * BASE + pool.second) * BASE + target.before) * BASE + target.dice) * (FACES + 2) + least;
  const known = KNOWN.get(key) ?? deal(pool, target, least);
  KNOWN.set(key, known);
  return known;
}
