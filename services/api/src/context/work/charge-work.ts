/** Pieces of work on the main thread: counted, and done in turns where they take some time. */
import type { ResolverContext } from '../resolver-context.js';
import { yieldToOthers } from './cooperative-scheduling.js';
import { LIGHT_MS } from './cost.js';

/**
 * Counts a piece of work of so many milliseconds, and waits for its turn where it is not light. Throws `TOO_COMPLEX`.
 * @example await work(context, CATALOG_MS + first * ENTRY_MS);
 */
export async function work({ budget, caller }: Pick<ResolverContext, 'budget' | 'caller'>, milliseconds: number): Promise<void> {
  budget.spend(milliseconds);
  if (milliseconds > LIGHT_MS) await yieldToOthers(caller);
}
