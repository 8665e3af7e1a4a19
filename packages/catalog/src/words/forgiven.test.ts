import { expect, test } from 'vitest';
import { forgiven } from './forgiven.js';

test('short words forgive nothing, long ones more', () => expect([3, 4, 5, 6, 9, 10].map(forgiven)).toEqual([0, 1, 1, 2, 2, 3]));
