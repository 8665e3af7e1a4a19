import { expect, test } from 'vitest';
import { shownDuels } from './shown-duels.js';

const shown = (...advantages: readonly number[]) => {
  const { isBeaten, shown: duels } = shownDuels(advantages.map((advantage) => ({ advantage })));
  return { isBeaten, advantages: duels.map(({ advantage }) => advantage) };
};

test('opponents that win more often than they lose are shown, the best first', () => {
  expect(shown(0.1, -0.2, 0.4, 0)).toEqual({ isBeaten: true, advantages: [0.4, 0.1] });
});

test('the closest ones are shown if neither side wins more often', () => {
  expect(shown(-0.3, 0, -0.1)).toEqual({ isBeaten: false, advantages: [0, -0.1, -0.3] });
  expect(shown()).toEqual({ isBeaten: false, advantages: [] });
});

test('six at most are shown', () => {
  expect(shown(1, 2, 3, 4, 5, 6, 7).advantages).toEqual([7, 6, 5, 4, 3, 2]);
  expect(shown(-1, -2, -3, -4, -5, -6, -7).advantages).toEqual([-1, -2, -3, -4, -5, -6]);
});
