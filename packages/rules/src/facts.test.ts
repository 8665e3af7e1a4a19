/** Snapshot of the tables, words, limits and worked examples of each rule set: `facts.md`. Read the diff before you update it. */
import { expect, test } from 'vitest';
import { systems } from './index.js';
import { factsOf } from './testing/facts.js';

test.each(systems)('$slug matches the stored facts', async (system) => {
  await expect(factsOf(system)).toMatchFileSnapshot(`${system.slug}/testing/facts.md`);
});
