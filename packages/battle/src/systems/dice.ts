/** Dice with cryptographic randomness, so that rolls are unpredictable. */

const WORDS = 2 ** 32;

/** @example die(12) // 1 to 12 */
export function die(faces: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + Math.floor((word / WORDS) * faces);
}

/** A roll of each side, repeated until they differ. */
export function rolledApart(roll: () => number): readonly [number, number] {
  const [first, second] = [roll(), roll()];
  return first === second ? rolledApart(roll) : [first, second];
}
