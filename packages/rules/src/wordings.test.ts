/** Every sentence of every calculator is pinned: `wordings.md` of each rule set. Read the difference before you update it. */
import { expect, test } from 'vitest';
import { systems } from './index.js';
import { rareWordingsOf, wordingsOf } from './testing/wordings.js';

test.each(systems)('$slug words every step and every refusal as written down', async (system) => {
  const rare = rareWordingsOf(system.slug);
  const names: readonly string[] = system.calculators.map(({ name }) => name);
  const named = Object.values(rare).flatMap((byCalculator) => Object.keys(byCalculator));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  const { text, unreached, used } = wordingsOf(system, rare);
  expect(unreached, 'add drafts that reach these to testing/rare-wordings.json').toEqual([]);
  expect(used, 'strike these from `unused` in testing/rare-wordings.json').toEqual([]);
  await expect(text).toMatchFileSnapshot(`${system.slug}/testing/wordings.md`);
});
