/**
 * Reads that are consistent with the tag of their answer. The state of the catalog is read before and after the answer: a change in
 * between, or reads that moved to another server, would give two bodies the same strong tag.
 */
import type { Catalog, ReadState } from '@rangefinder/catalog';

/** An answer and its state; the state is undefined where it changed during every attempt. */
export interface ConsistentRead<T> {
  readonly value: T;
  readonly state: ReadState | undefined;
}

const MAX_ATTEMPTS = 3;

/** Returns the state after an answer; undefined when the catalog is unavailable. */
export const stateAfterAnswer = (catalog: Pick<Catalog, 'state'>) => (): Promise<ReadState | undefined> =>
  catalog.state().catch(() => undefined);

/**
 * Answers until the state is the same before and after.
 * @param stateAfter the state of the catalog when the answer is ready; undefined when the catalog cannot tell
 * @example await consistentRead(stateAfterAnswer(catalog), first, () => pageOf(unit)) // { value: '<html>…', state: { revision: 12, … } }
 */
export async function consistentRead<T>(
  stateAfter: () => Promise<ReadState | undefined>,
  first: ReadState,
  answer: (state: ReadState) => Promise<T>,
): Promise<ConsistentRead<T>> {
  let state: ReadState | undefined = first;
  for (let attempt = 1; ; attempt++) {
    const value: T = await answer(state);
    const after = await stateAfter();
    if (after?.readKey === state.readKey) return { value, state };
    if (after === undefined || attempt === MAX_ATTEMPTS) return { value, state: undefined };
    state = after;
  }
}
