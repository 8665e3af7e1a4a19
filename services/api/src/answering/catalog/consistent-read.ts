/**
 * Answers that are of one state of the catalog. A change, or a replica that goes away in mid-answer, could give an answer the tag of a
 * state that it is not of; where caches may keep answers for good, that would never be noticed.
 */
import type { ReadState } from '@rangefinder/catalog';

/** An answer, and of which state it is; undefined where the catalog changed again and again. */
export interface ConsistentRead<T> {
  readonly value: T;
  readonly state: ReadState | undefined;
}

const MAX_ATTEMPTS = 3;

/**
 * Answers until the catalog was the same before and after.
 * @example await consistentRead(() => catalog.state(), first, () => pageOf(unit)) // { value: '<html>…', state: { revision: 12, … } }
 */
export async function consistentRead<T>(
  stateNow: () => Promise<ReadState | undefined>,
  first: ReadState,
  answer: (state: ReadState) => Promise<T>,
): Promise<ConsistentRead<T>> {
  let state: ReadState | undefined = first;
  for (let attempt = 1; ; attempt++) {
    const value: T = await answer(state);
    const after = await stateNow();
    if (after?.reading === state.reading) return { value, state };
    if (after === undefined || attempt === MAX_ATTEMPTS) return { value, state: undefined };
    state = after;
  }
}
