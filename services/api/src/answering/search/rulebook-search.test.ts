import { expect, test } from 'vitest';
import { localRequestContext } from '../../context/request-context.js';
import type { Pool } from '../../context/work/worker-pool.js';
import { prepareSearch, searchRulebook } from './rulebook-search.js';

test('a search that arrives before the index is refused at its deadline', async () => {
  const index = Promise.withResolvers<string>();
  const pool = { run: () => index.promise } as unknown as Pool;
  const deadline = new AbortController();
  const caller = { ...localRequestContext('en'), signal: () => deadline.signal };

  const early = searchRulebook({ pool, caller }, 'cover', undefined);
  deadline.abort();
  await expect(early).rejects.toMatchObject({ extensions: { code: 'OVERLOADED' } });

  // Files of a worker share the module: the next search has to build the index again.
  index.reject(new Error('not built'));
  await expect(prepareSearch(pool)).rejects.toThrow('not built');
});
