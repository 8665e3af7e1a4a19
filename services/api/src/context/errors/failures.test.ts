import { expect, test } from 'vitest';
import { MAX_ANSWER_CHARACTERS } from '../work/cost.js';
import { tooLong } from './failures.js';

test('an answer beyond the maximum is an error that says how to page', () => {
  expect(tooLong('x'.repeat(MAX_ANSWER_CHARACTERS), 'en')).toBeUndefined();
  expect(tooLong('x'.repeat(MAX_ANSWER_CHARACTERS + 1), 'en')).toEqual({
    message: 'The answer has 2001 KB; one answer has at most 2000 KB. Ask for pages with first and after, or name fewer fields.',
    extensions: { code: 'TOO_COMPLEX' },
  });
  expect(tooLong('x'.repeat(3_000_000), 'ru')?.message).toMatch(/^В ответе 3000 КБ, а можно не больше 2000 КБ\./);
});
