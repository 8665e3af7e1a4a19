/**
 * Reads that are consistent with the tag of their answer. The state of the catalog is read before the answer, so the answer is at least
 * as new as its tag: after a change, caches compare tags and ask again. Two cases need a check after the answer as well. Reads that went
 * to another server may be older than the tag. An answer that caches may keep for good is never compared again.
 */
import type { Catalog, ReadState } from '@rangefinder/catalog';

/** An answer and its state; the state is undefined where it changed during every attempt. */
export interface ConsistentRead<T> {
  readonly value: T;
  readonly state: ReadState | undefined;
}

const MAX_ATTEMPTS = 3;

/** Returns the state after an answer; undefined when the catalog is unavailable. Asks the database only where reads went to another server since `before`. */
export const stateOnSameServer =
  (catalog: Pick<Catalog, 'state' | 'serverSwitches'>) =>
  async (before: ReadState): Promise<ReadState | undefined> =>
    catalog.serverSwitches() === before.switches ? before : catalog.state().catch(() => undefined);

/**
 * Answers until the state is the same before and after.
 * @param stateAfter the state of the catalog when the answer is ready; undefined when the catalog cannot tell
 * @example await consistentRead(stateOnSameServer(catalog), first, () => pageOf(unit)) // { value: '<html>…', state: { revision: 12, … } }
 */
export async function consistentRead<T>(
  stateAfter: (before: ReadState) => Promise<ReadState | undefined>,
  first: ReadState,
  answer: (state: ReadState) => Promise<T>,
): Promise<ConsistentRead<T>> {
  let state: ReadState | undefined = first;
  for (let attempt = 1; ; attempt++) {
    const value: T = await answer(state);
    const after = await stateAfter(state);
    if (after?.readKey === state.readKey) return { value, state };
    if (after === undefined || attempt === MAX_ATTEMPTS) return { value, state: undefined };
    state = after;
  }
}
