import { expect, test } from 'vitest';
import { wholeNumber } from './number-fields.js';
import { problemsOf } from './problems.js';

const schema = wholeNumber(1, 9);
const told = (value: unknown): unknown => {
  const { error } = schema.safeParse(value);
  return error && problemsOf(error.issues, value).map(({ code, given, allowed }) => [code, given, allowed.en]);
};

test.each([1, 5, 9])('%d is within 1 and 9', (value) => expect(told(value)).toBeUndefined());

test.each([
  [0, 'OUT_OF_RANGE', 'a number from 1'],
  [10, 'OUT_OF_RANGE', 'a number up to 9'],
  [-(2 ** 60), 'OUT_OF_RANGE', 'a number from 1'],
  [1.5, 'NOT_WHOLE', 'a whole number'],
  ['5', 'WRONG_TYPE', 'a number'],
  [Number.POSITIVE_INFINITY, 'WRONG_TYPE', 'a number'],
  [null, 'WRONG_TYPE', 'a number'],
  [undefined, 'MISSING', 'a number'],
])('%j is %s: %s', (value, code, allowed) => expect(told(value)).toEqual([[code, value, allowed]]));
