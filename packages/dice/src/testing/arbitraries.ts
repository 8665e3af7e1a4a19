/** Random dice for tests. */
import fc from 'fast-check';
import { type Distribution, weighted } from '../distribution.js';
import type { Face } from './brute-force.js';

/** A die with up to `max` faces of any values and weights, evenly or oddly spaced. */
export function anyFaces(max = 4): fc.Arbitrary<readonly Face[]> {
  const face = fc.record({ value: fc.integer({ min: -6, max: 9 }), weight: fc.integer({ min: 1, max: 5 }) });
  return fc.uniqueArray(face, { minLength: 1, maxLength: max, selector: ({ value }) => value });
}

/** A die with equally likely, evenly spaced faces. */
export function fairFaces(max = 6): fc.Arbitrary<readonly Face[]> {
  return fc
    .record({
      low: fc.integer({ min: -3, max: 3 }),
      size: fc.integer({ min: 1, max }),
      step: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ low, size, step }) => Array.from({ length: size }, (_, place) => ({ value: low + step * place, weight: 1 })));
}

/** The faces as a distribution. */
export function asDie(faces: readonly Face[]): Distribution<number> {
  return weighted(faces.map(({ value, weight }) => [value, weight] as const));
}
