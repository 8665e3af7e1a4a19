/**
 * Dice sorted high to low and dealt to targets: the number of a target's dice that reach a face, for each weapon. Weights are below
 * 6^6, so plain numbers are exact. Results are memoized; there are only a few hundred different deals.
 */

/** The pool: dice of the first and of the second weapon. Among equal dice, those of the first weapon come first. */
export interface Pool {
  readonly first: number;
  readonly second: number;
}

/** The sorted dice of a target: `dice` of them after the first `before`. */
export interface Deal {
  readonly before: number;
  readonly dice: number;
}

/** The numbers of a target's dice that reach the face, with the number of rolls. */
export interface Reached {
  readonly first: number;
  readonly second: number;
  readonly ways: number;
}

const FACES = 6;
/** One more than the maximum number of dice. */
const BASE = 7;

const CHOOSE: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 2, 1],
  [1, 3, 3, 1],
  [1, 4, 6, 4, 1],
  [1, 5, 10, 10, 5, 1],
  [1, 6, 15, 20, 15, 6, 1],
];
const choose = (n: number, k: number): number => CHOOSE[n]?.[k] as number;

/** The number of places of the target among `count` places from `from` on. */
const overlap = (from: number, count: number, { before, dice }: Deal): number =>
  Math.max(0, Math.min(from + count, before + dice) - Math.max(from, before));

/**
 * Walks the faces from 6 down to the needed one. Dice that show a face take the next places, those of the first weapon first. Lower
 * dice have `face - 1` faces each.
 */
function walk(pool: Pool, target: Deal, face: number): readonly Reached[] {
  const ways = new Array<number>(BASE * BASE).fill(0);
  const show = (shown: number, first: number, second: number, hits: number, orders: number): void => {
    if (shown < face) {
      ways[hits] = (ways[hits] as number) + orders * (face - 1) ** (first + second);
      return;
    }
    const place = pool.first - first + (pool.second - second);
    for (let a = 0; a <= first; a++)
      for (let b = 0; b <= second; b++)
        show(
          shown - 1,
          first - a,
          second - b,
          hits + overlap(place, a, target) * BASE + overlap(place + a, b, target),
          orders * choose(first, a) * choose(second, b),
        );
  };
  show(FACES, pool.first, pool.second, 0, 1);
  return ways
    .map((count, hits) => ({ first: Math.floor(hits / BASE), second: hits % BASE, ways: count }))
    .filter((reached) => reached.ways > 0);
}

/** Faster count for one weapon: the dice that reach the face are the first ones. */
function count({ first: dice }: Pool, target: Deal, face: number): readonly Reached[] {
  const [reach, short] = [FACES + 1 - face, face - 1];
  const ways = new Array<number>(target.dice + 1).fill(0);
  for (let high = 0; high <= dice; high++) {
    const hits = overlap(0, high, target);
    ways[hits] = (ways[hits] as number) + choose(dice, high) * reach ** high * short ** (dice - high);
  }
  return ways.map((all, hits) => ({ first: hits, second: 0, ways: all })).filter((reached) => reached.ways > 0);
}

const KNOWN = new Map<number, readonly Reached[]>();

/**
 * The number of a target's dice that show `face` or more, by weapon. The ways add up to 6 to the power of all dice.
 * @example dealtDice({ first: 2, second: 0 }, { before: 0, dice: 1 }, 6) // 1 in 11 ways, 0 in 25
 */
export function dealtDice(pool: Pool, target: Deal, face: number): readonly Reached[] {
  const least = Math.min(Math.max(face, 1), FACES + 1);
  const key = (((pool.first * BASE + pool.second) * BASE + target.before) * BASE + target.dice) * (FACES + 2) + least;
  const known = KNOWN.get(key) ?? (pool.second === 0 ? count : walk)(pool, target, least);
  KNOWN.set(key, known);
  return known;
}
