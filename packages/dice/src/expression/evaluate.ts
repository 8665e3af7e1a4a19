/** Evaluates a dice expression to its exact distribution. */
import { certain, type Distribution, die, map } from '../distribution.js';
import { dropHighest, dropLowest, keepHighest, keepLowest } from '../keep.js';
import { countPasses, minus, negated, plus, reroll, sum, times } from '../pools.js';
import { sorted } from '../questions.js';
import { walkPool } from '../sorted-pools.js';
import { type BinaryOperator, type DiceExpression, type DicePool, HOLDS, type KeepWhich, type Passes, type Test } from './ast.js';

/**
 * The distribution of an expression, in ascending order. Every pool is an independent roll, so `d6-d6` is not 0.
 * @example evaluate(expression) // 2 to 12 for 2d6
 */
export function evaluate(expression: DiceExpression): Distribution<number> {
  return sorted(distributionOf(expression));
}

function distributionOf(expression: DiceExpression): Distribution<number> {
  switch (expression.kind) {
    case 'number':
      return certain(expression.value);
    case 'pool':
      return poolTotal(expression);
    case 'passes':
      return passes(expression);
    case 'test':
      return test(expression);
    case 'negative':
      return negated(distributionOf(expression.operand));
    case 'binary':
      return OPERATIONS[expression.operator](distributionOf(expression.left), distributionOf(expression.right));
  }
}

const OPERATIONS: Readonly<Record<BinaryOperator, (a: Distribution<number>, b: Distribution<number>) => Distribution<number>>> = {
  '+': plus,
  '-': minus,
  '*': times,
};

const KEEPERS: Readonly<Record<KeepWhich, (d: Distribution<number>, dice: number, count: number) => Distribution<number>>> = {
  kh: keepHighest,
  kl: keepLowest,
  dh: dropHighest,
  dl: dropLowest,
};

function poolTotal(pool: DicePool): Distribution<number> {
  const { count, keep } = pool;
  return keep === undefined ? sum(oneDie(pool), count) : KEEPERS[keep.which](oneDie(pool), count, keep.count);
}

function oneDie({ faces, reroll: again }: DicePool): Distribution<number> {
  return again === undefined ? die(faces) : reroll(die(faces), (face) => HOLDS[again.comparison](face, again.face));
}

function test({ left, comparison, right }: Test): Distribution<number> {
  const difference = minus(distributionOf(left), distributionOf(right));
  return map(difference, (value) => (HOLDS[comparison](value, 0) ? 1 : 0));
}

function passes({ pool, comparison, target }: Passes): Distribution<number> {
  const doesPass = (face: number): boolean => HOLDS[comparison](face, target);
  const [first, last] = keptPlaces(pool);
  if (last - first === pool.count) return countPasses(oneDie(pool), pool.count, doesPass);
  // Only the sign of the difference to the target matters, so a die has three faces here.
  const sides = map(oneDie(pool), (face) => Math.sign(face - target));
  const isIn = (side: number): boolean => HOLDS[comparison](side, 0);
  const counted = walkPool(
    sides,
    pool.count,
    { seen: 0, passed: 0 },
    ({ seen, passed }, side, showing) => {
      const kept = Math.min(seen + showing, last) - Math.max(seen, first);
      return { seen: seen + showing, passed: passed + (isIn(side) ? Math.max(kept, 0) : 0) };
    },
    ({ seen, passed }) => seen * (pool.count + 1) + passed,
  );
  return map(counted, ({ passed }) => passed);
}

/** The range of the kept dice by rank, from 0 for the highest die. The end is exclusive. */
function keptPlaces({ count, keep }: DicePool): readonly [first: number, last: number] {
  if (keep === undefined) return [0, count];
  const places: Readonly<Record<KeepWhich, readonly [number, number]>> = {
    kh: [0, keep.count],
    kl: [count - keep.count, count],
    dh: [keep.count, count],
    dl: [0, count - keep.count],
  };
  return places[keep.which];
}
