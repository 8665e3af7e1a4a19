/** Search of the rulebook: its index is made aside once the service listens. */
import { openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import { localRequestContext } from '../../context/request-context.js';
import type { Pool } from '../../context/work/worker-pool.js';

/** Seconds of computing, on a busy machine many: were it given up, the next question would begin it anew. */
const INDEX_MS = 120_000;

let search: Promise<RulebookSearch> | undefined;

/** Has the index made in a worker thread, once; questions that come before it is there wait for it, and nobody else does. */
export function prepareSearch(pool: Pool): Promise<RulebookSearch> {
  search ??= opened(pool).catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}

async function opened(pool: Pool): Promise<RulebookSearch> {
  return openSearch(JSON.parse(await pool.run('rulebookIndex', {}, localRequestContext('en'), INDEX_MS)));
}

/** Places of the rulebook that fit, best first. */
export async function searchRulebook(pool: Pool, text: string, system: string | undefined): Promise<readonly RulebookHit[]> {
  return (await prepareSearch(pool)).find(text, system);
}
