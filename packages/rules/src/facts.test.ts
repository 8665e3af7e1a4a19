/** Tables, words, limits and worked examples are pinned: `facts.md` of each rule set. Read the difference before you update it. */
import { expect, test } from 'vitest';
import { systems } from './index.js';
import { factsOf } from './testing/facts.js';

test.each(systems)('the facts of $slug are those that are written down', async (system) => {
  await expect(factsOf(system)).toMatchFileSnapshot(`${system.slug}/testing/facts.md`);
});
