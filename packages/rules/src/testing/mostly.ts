/** Properties of random inputs of which some are refused: a test that skips them says how many it did check. */
import fc from 'fast-check';

/** What a property returns for an input that it says nothing about, such as a draft that is refused. */
export const SKIPPED = Symbol('skipped');

interface MostlyOptions {
  readonly numRuns?: number;
  /** The least part of the inputs that the property has to be checked with: below it the test would check next to nothing. */
  readonly share?: number;
}

/**
 * Holds a property over random inputs, and demands that a good part of them was checked and not skipped.
 * @example assertMostly(drafts, (draft) => { const checked = check(heat, draft); if (!checked.ok) return SKIPPED; … }, { share: 0.3 })
 */
export function assertMostly<T>(
  inputs: fc.Arbitrary<T>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a property that skips nothing returns nothing
  property: (input: T) => typeof SKIPPED | void,
  { numRuns = 100, share = 0.5 }: MostlyOptions = {},
): void {
  let checked = 0;
  fc.assert(
    fc.property(inputs, (input) => {
      if (property(input) !== SKIPPED) checked++;
    }),
    { numRuns },
  );
  if (checked < share * numRuns)
    throw new Error(`only ${checked} of ${numRuns} inputs were checked; ${Math.ceil(share * numRuns)} are demanded`);
}
