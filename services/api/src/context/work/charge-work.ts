/** Work on the main thread: charged, and scheduled cooperatively if it takes some time. */
import type { ResolverContext } from '../resolver-context.js';
import { yieldToOthers } from './cooperative-scheduling.js';
import { LIGHT_MS } from './cost.js';

/**
 * Charges work in milliseconds. Yields to other requests first if it is not light. Throws `TOO_COMPLEX`.
 * @example await work(context, CATALOG_MS + first * ENTRY_MS);
 */
export async function work({ budget, caller }: Pick<ResolverContext, 'budget' | 'caller'>, milliseconds: number): Promise<void> {
  budget.spend(milliseconds);
  if (milliseconds > LIGHT_MS) await yieldToOthers(caller);
}
