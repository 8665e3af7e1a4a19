import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { distribute } from './distribute.js';

const shoot = describe(calculators.find(({ name }) => name === 'shoot') as (typeof calculators)[number]);
const { targets } = shoot.input;
if (targets?.kind !== 'list') throw new Error('targets are no list');

/** Allows rows with at most this many dice in all. */
const atMost = (max: number) => (rows: readonly unknown[]) =>
  rows.reduce<number>((sum, row) => sum + (row as { dice: number }).dice, 0) <= max;
const fitted = (dice: readonly number[], max: number) =>
  distribute(
    targets,
    dice.map((one) => ({ dice: one, cover: true })),
    atMost(max),
  ).map((row) => (row as { dice: number }).dice);

suite('another row', () => {
  test('keeps the new row if enough is left', () => expect(fitted([1, 1], 3)).toEqual([1, 1]));
  test('reduces the new row to what is left', () => {
    expect(fitted([2, 2], 3)).toEqual([2, 1]);
    expect(fitted([3, 3], 5)).toEqual([3, 2]);
  });
  test('takes one from the row with the most if nothing is left', () => {
    expect(fitted([3, 3], 3)).toEqual([2, 1]);
    expect(fitted([1, 3, 2, 2], 6)).toEqual([1, 2, 2, 1]);
  });
  test('keeps the rows if no change helps, or if they were not allowed before', () => {
    expect(fitted([1, 1, 1, 1], 3)).toEqual([1, 1, 1, 1]);
    expect(fitted([4, 4], 3)).toEqual([4, 4]);
  });
});
