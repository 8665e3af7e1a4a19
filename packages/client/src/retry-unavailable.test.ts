import { expect, test } from 'vitest';
import { errorFrom } from './errors.js';
import { delayBefore } from './retry.js';

test('an unavailable service is asked again, after the time that it names', () => {
  expect(delayBefore(errorFrom(503, {}, 2_000), 0, 2, 0.5)).toBe(2_000);
  expect(delayBefore(errorFrom(503, {}), 0, 2, 0)).toBe(125);
});
