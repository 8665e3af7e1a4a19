import { expect, test } from 'vitest';
import { maxEdits } from './max-edits.js';

test('tolerates no edit in short words and up to three in long ones', () =>
  expect([3, 4, 5, 6, 9, 10].map(maxEdits)).toEqual([0, 1, 1, 2, 2, 3]));
