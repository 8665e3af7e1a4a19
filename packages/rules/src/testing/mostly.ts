/** Property tests that skip some random inputs and require that enough of them are checked. */
import fc from 'fast-check';

/** Returned by a property for an input that it skips, such as a refused draft. */
export const SKIPPED = Symbol('skipped');

interface MostlyOptions {
  readonly numRuns?: number;
  /** Minimum share of inputs that must be checked. Fails a test that skips nearly everything. */
  readonly share?: number;
}

/**
 * Checks a property over random inputs and requires that at least `share` of them are not skipped.
 * @example assertMostly(drafts, (draft) => { const checked = check(heat, draft); if (!checked.ok) return SKIPPED; … }, { share: 0.3
 *   })
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
