/**
 * Consistent reads of the catalog. Without them a concurrent import, or a replica that fails during a request, could give an answer
 * the ETag of another state, and caches would keep it forever.
 */
import type { ReadState } from '@rangefinder/catalog';

/** An answer with its state; undefined if the catalog kept changing. */
export interface ConsistentRead<T> {
  readonly value: T;
  readonly state: ReadState | undefined;
}

const MAX_ATTEMPTS = 3;

/**
 * Repeats an answer until the catalog has the same state before and after.
 * @example await consistentRead(() => catalog.state(), first, () => pageOf(unit)) // { value: '<html>…', state: { revision: 12, … }
 *   }
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
