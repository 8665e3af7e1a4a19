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

const question = (value: unknown) => ({ question: 'dice', arguments: { value } });
const sizes = (questions: readonly ReturnType<typeof question>[]) => chunks(questions).map(({ length }) => length);

test('a request has at most 1,000 questions', () => {
  const questions = Array.from({ length: 2_001 }, () => question(1));
  expect(sizes(questions.slice(0, 1_000))).toEqual([1_000]);
  expect(sizes(questions)).toEqual([1_000, 1_000, 1]);
});

test('a request has at most 250,000 characters, separators included', () => {
  const length = JSON.stringify(question('')).length + 1;
  const half = (extra = 0) => question('x'.repeat(125_000 - length + extra));
  expect(sizes([half(), half()])).toEqual([2]);
  expect(sizes([half(), half(1)])).toEqual([1, 1]);
});

test('a request has at most 19,000 values', () => {
  const values = (count: number) => question(Array.from({ length: count }, () => 1));
  const own = 4;
  expect(sizes([values(9_500 - own), values(9_500 - own)])).toEqual([2]);
  expect(sizes([values(9_500 - own), values(9_501 - own)])).toEqual([1, 1]);
});

test('a missing entry is an error', () => {
  const question = { question: 'units/{id}', arguments: { id: 'no/such' } };
  expect(resultOf(question, undefined)).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
  expect(resultOf(question, { status: 200, answer: null })).toMatchObject({ ok: false, error: { code: 'NOT_FOUND', status: 404 } });
  expect(resultOf(question, { status: 200, answer: 1 })).toEqual({ ok: true, answer: 1 });
});
