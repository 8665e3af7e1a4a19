/** The last proof compared every calculator with an independent count, without a difference. */
import { readFileSync } from 'node:fs';
import { systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';

interface Comparison {
  readonly calculator: string;
  readonly questions: number;
  readonly differences: number;
}

const { comparisons } = JSON.parse(readFileSync(new URL('../../site/src/proof/comparisons.json', import.meta.url), 'utf8')) as {
  readonly comparisons: readonly Comparison[];
};

test('compares every calculator', () => {
  const compared = new Set(comparisons.map(({ calculator }) => calculator));
  const names = systems.flatMap(({ slug, calculators }) => calculators.map(({ name }) => `${slug} ${name}`));
  expect(
    names.filter((name) => !compared.has(name)),
    'without a comparison: npm run proof -- --save',
  ).toEqual([]);
});

test.each(comparisons)('$calculator has no difference', ({ questions, differences }) => {
  expect([questions > 0, differences]).toEqual([true, 0]);
});
