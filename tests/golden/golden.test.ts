/** Every worked example of the rule sets, exactly, by GraphQL. */
import { systems } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionOf } from '../support/question.js';
import { type Service, startService } from '../support/service.js';
import { goldenBySystem } from './index.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Chances as fractions, as the rows write them. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('fraction' in value) return value.fraction;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

describe.each(Object.entries(goldenBySystem))('%s', (slug, rows) => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_, { calculator, draft, expected, place }) => {
    const { data, errors } = await service.ask(questionOf(slug, calculator, draft));
    expect(errors, place).toBeUndefined();
    const [answers] = Object.values(data ?? {}) as Record<string, unknown>[];
    expect(plain(answers?.[calculator]), place).toMatchObject(expected);
  });
});

test('every calculator has a golden row', () => {
  const without = systems.flatMap(({ slug, calculators }) =>
    calculators
      .filter(({ name }) => !goldenBySystem[slug]?.some(({ calculator }) => calculator === name))
      .map(({ name }) => `${slug} ${name}`),
  );
  expect(without).toEqual([]);
});
