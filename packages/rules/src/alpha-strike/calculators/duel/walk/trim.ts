/** Finds the smallest weights that can be dropped, up to an affordable total. */
import type { NextBlocks } from './blocks.js';

const BITS_OF_MANTISSA = 4;
const CLASSES = 2 ** (11 + BITS_OF_MANTISSA);
const SHIFT = 20 - BITS_OF_MANTISSA;
const [LITTLE_ENDIAN] = new Uint8Array(new Uint32Array([1]).buffer);
const HIGH_WORD = LITTLE_ENDIAN === 1 ? 1 : 0;

/** The smallest weight of a class. Classes follow the exponents and first binary digits of doubles. */
function smallestOf(magnitude: number): number {
  const words = new Uint32Array(2);
  words[HIGH_WORD] = magnitude << SHIFT;
  return new Float64Array(words.buffer)[0] as number;
}

/** A threshold; the weights below it add up to at most `most`. */
export function thresholdFor({ cells, used }: NextBlocks, most: number): number {
  const sums = new Float64Array(CLASSES);
  const words = new Uint32Array(cells.buffer);
  for (let index = 0; index < used; index++) {
    const weight = cells[index] as number;
    if (weight > 0) (sums[(words[2 * index + HIGH_WORD] as number) >>> SHIFT] as number) += weight;
  }
  let left = most;
  let least = 0;
  while (least < CLASSES && (sums[least] as number) <= left) left -= sums[least++] as number;
  return least === CLASSES ? Number.POSITIVE_INFINITY : smallestOf(least);
}
