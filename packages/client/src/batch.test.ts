import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunks, resultOf } from './batch.js';

test('chunks keep every question in order and within the limits of the service', () => {
  const question = fc.record({
    question: fc.string({ maxLength: 20 }),
    arguments: fc.record({
      text: fc.integer({ min: 0, max: 60_000 }).map((length) => 'x'.repeat(length)),
      list: fc.integer({ min: 0, max: 1_000 }).map((length) => Array.from({ length }, () => 1)),
    }),
  });
  fc.assert(
    fc.property(fc.array(question, { maxLength: 60 }), (questions) => {
      const cut = chunks(questions);
      expect(cut.flat()).toEqual(questions);
      for (const chunk of cut) {
        expect(JSON.stringify(chunk).length).toBeLessThan(250_100);
        expect(chunk.reduce((values, { arguments: { list } }) => values + (list as readonly unknown[]).length, 0)).toBeLessThan(20_000);
      }
    }),
    { numRuns: 30 },
  );
});

test('a missing entry is an error', () => {
  const question = { question: 'units/{id}', arguments: { id: 'no/such' } };
  expect(resultOf(question, undefined)).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
  expect(resultOf(question, { status: 200, answer: null })).toMatchObject({ ok: false, error: { code: 'NOT_FOUND', status: 404 } });
  expect(resultOf(question, { status: 200, answer: 1 })).toEqual({ ok: true, answer: 1 });
});
