/** Full-text search of the rulebook. A worker thread builds the index after startup. */
import { openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import { overloaded } from '../../context/errors/failures.js';
import { localRequestContext, type RequestContext } from '../../context/request-context.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import type { Pool } from '../../context/work/worker-pool.js';

/**
 * Deadline for building the index, which takes seconds, and many on a busy machine. Giving up would start it again with the next
 * search.
 */
const INDEX_MS = 120_000;

let search: Promise<RulebookSearch> | undefined;

/** Builds the index in a worker thread, once. Searches that arrive earlier wait for it. */
export function prepareSearch(pool: Pool): Promise<RulebookSearch> {
  search ??= opened(pool).catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}

async function opened(pool: Pool): Promise<RulebookSearch> {
  return openSearch(JSON.parse(await pool.run('rulebookIndex', {}, localRequestContext('en'), { maxMs: INDEX_MS })));
}

/** Returns matching places of the rulebook, best first. Rejects with `OVERLOADED` if the index is not ready before the deadline. */
export async function searchRulebook(
  { pool, caller }: Pick<ResolverContext, 'pool' | 'caller'>,
  text: string,
  system: string | undefined,
): Promise<readonly RulebookHit[]> {
  const prepared = await Promise.race([prepareSearch(pool), deadlineOf(caller)]);
  return prepared.find(text, system);
}

/** Rejects when the client disconnects or the deadline of its request passes. */
const deadlineOf = (caller: RequestContext): Promise<never> =>
  new Promise((_, reject) => {
    const signal = caller.signal();
    const refuse = (): void => reject(overloaded(caller.language));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
