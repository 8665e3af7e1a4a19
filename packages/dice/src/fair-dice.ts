/**
 * The sum of many equal fair dice. With n dice of f faces, written as the polynomial P = ((1 − x^f) / (1 − x))^n, the derivative
 * gives (1 − x)(1 − x^f) P′ = n (1 − f x^(f−1) + (f − 1) x^f) P. Comparing coefficients gives each weight from three earlier ones,
 * for any number of dice and faces. Internal to the package.
 */
import type { Distribution, Outcome } from './distribution.js';

/**
 * The sum of `count` equal dice (1 or more), in the order of the faces. `undefined` when the die is not fair or its faces are not
 * evenly spaced.
 */
export function sumOfFairDice(d: Distribution<number>, count: number): Distribution<number> | undefined {
  const [first, second] = d.outcomes;
  if (first === undefined) return undefined;
  const step = second === undefined ? 0 : second.value - first.value;
  const isFair = d.outcomes.every((outcome, place) => isInPlace(outcome, first, step, place));
  if (!isFair) return undefined;
  const scale = first.weight ** BigInt(count);
  const outcomes = weightsOfSums(d.outcomes.length, count).map((ways, place) => ({
    value: first.value * count + step * place,
    weight: ways * scale,
  }));
  return { outcomes, total: d.total ** BigInt(count) };
}

function isInPlace(outcome: Outcome<number>, first: Outcome<number>, step: number, place: number): boolean {
  return Number.isSafeInteger(outcome.value) && outcome.value === first.value + step * place && outcome.weight === first.weight;
}

/** The number of ways to roll each sum, from the lowest sum up. The list is symmetric. */
function weightsOfSums(faces: number, dice: number): readonly bigint[] {
  const last = dice * (faces - 1);
  const weights = [1n];
  for (let place = 1; place <= last; place++) {
    weights.push(2 * place > last ? (weights[last - place] ?? 0n) : nextWeight(weights, faces, dice));
  }
  return weights;
}

function nextWeight(weights: readonly bigint[], faces: number, dice: number): bigint {
  const place = weights.length;
  const turn = place - faces;
  const term = (factor: number, at: number): bigint => BigInt(factor) * (weights[at] ?? 0n);
  const sum = term(place - 1 + dice, place - 1) + term(turn - dice * faces, turn) + term(dice * (faces - 1) + 1 - turn, turn - 1);
  return sum / BigInt(place);
}
