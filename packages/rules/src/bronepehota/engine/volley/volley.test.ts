import { type Fraction, fraction, ONE } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { afterShot, destroyedIn, type Losses, lossesOf, type Standing, shotsFor, untouched, type VolleyTarget } from './volley.js';

const GUN: VolleyTarget = { kind: 'GUN', armor: 5, bonus: 0 };
const ON_GUN = lossesOf(GUN, { power: { count: 2, faces: 6 }, hit: fraction(2, 3) });
const SURE = fraction(9, 10);
const EVEN = fraction(1, 2);

/** The odds after a number of shots, one exact shot after the other. */
function oddsAfter(shots: number, start: Standing, losses: Losses): Fraction {
  let standing = start;
  for (let fired = 0; fired < shots; fired++) standing = afterShot(standing, losses);
  return destroyedIn(standing);
}

test('counts shots as far as the odds need', () => {
  expect(shotsFor(untouched(GUN), ON_GUN, EVEN)).toBe(10);
  expect(shotsFor(untouched(GUN), ON_GUN, SURE)).toBe(18);
});

test('counts a shot as enough that has exactly the odds', () => {
  const soldier: VolleyTarget = { kind: 'INFANTRY', armor: 3, bonus: 0 };
  expect(shotsFor(untouched(soldier), lossesOf(soldier, { power: { count: 1, faces: 6 }, hit: ONE }), EVEN)).toBe(1);
  expect(shotsFor(untouched(GUN), ON_GUN, oddsAfter(14, untouched(GUN), ON_GUN))).toBe(14);
});

test('the hardest target that can be destroyed takes thousands of shots', () => {
  const machine: VolleyTarget = { kind: 'MACHINE', armor: 19, bonus: 0 };
  const losses = lossesOf(machine, { power: { count: 1, faces: 20 }, hit: fraction(1, 20) });
  expect(shotsFor(untouched(machine), losses, SURE)).toBe(2077);
});
