import { expect, test } from 'vitest';
import { calculators, describe, elementOf } from './describe.js';

test('gives every calculator an element of its own', () => {
  const names = calculators.map(elementOf);
  expect(new Set(names).size).toBe(calculators.length);
  for (const name of names) expect(name).toMatch(/^rangefinder(-[a-z0-9]+)+$/);
  expect(names).toEqual(
    expect.arrayContaining([
      'rangefinder-target-number',
      'rangefinder-bronepehota-force-balance',
      'rangefinder-alpha-strike-force-balance',
      'rangefinder-5150-grenade',
    ]),
  );
});

test('describes calculators as JSON, small enough to load with a page', () => {
  for (const calculator of calculators) {
    const description = describe(calculator);
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    expect(Object.keys(description.input)).toEqual(Object.keys(calculator.input));
    expect(JSON.stringify(description).length).toBeLessThan(40_000);
  }
});
