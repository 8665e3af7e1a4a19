import { describe, expect, test } from 'vitest';
import { limitFactor, measureComputation, within } from '../support/time-limits.js';

describe('time limits', () => {
  test.each([
    ['the idle reference machine', { computationMs: 11, load: 0.5, cores: 2 }, 2],
    ['a faster machine', { computationMs: 4, load: 0, cores: 16 }, 2],
    ['a machine three times slower', { computationMs: 33, load: 1, cores: 2 }, 6],
    ['15 processes on two cores', { computationMs: 11, load: 15, cores: 2 }, 15],
    ['a slow machine under load', { computationMs: 33, load: 15, cores: 2 }, 45],
    ['any machine, at most', { computationMs: 1_000, load: 100, cores: 1 }, 60],
  ])('of %s are multiplied', (_, { computationMs, load, cores }, factor) => {
    expect(limitFactor(computationMs, load, cores)).toBeCloseTo(factor);
  });

  test('are never shorter than on the reference machine', () => {
    expect(measureComputation()).toBeGreaterThan(0);
    expect(within(1_000)).toBeGreaterThanOrEqual(2_000);
  });

  test('fit a timer', () => expect(within(600_000_000)).toBeLessThan(2 ** 31));
});
