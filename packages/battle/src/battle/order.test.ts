import { expect, test } from 'vitest';
import { activationsOfPhase, mergeConsecutive, unitsBySide, withCount, withOrder } from './order.js';
import { newBattle } from './state.js';

const start = newBattle('game', [
  { name: 'Reds', units: [{ id: 'game/tank', count: 2 }] },
  { name: 'Blues', units: [{ id: 'game/gun', count: 1 }] },
]);
const activation = (phase: number, side: 0 | 1, count = 1, group = 0) => ({ phase, side, group, count });

test('merges consecutive activations of the same lance', () => {
  const order = [activation(1, 0), activation(1, 0, 2), activation(1, 1), activation(1, 0), activation(1, 0, 1, 2), activation(2, 0, 1, 2)];
  expect(mergeConsecutive(order)).toEqual([
    activation(1, 0, 3),
    activation(1, 1),
    activation(1, 0),
    activation(1, 0, 1, 2),
    activation(2, 0, 1, 2),
  ]);
});

test('lists the activations of the current phase; a new order resets the progress', () => {
  const ordered = withCount(withOrder({ ...start, phase: 1 }, [activation(1, 0), activation(2, 1)]), 1);
  expect(activationsOfPhase(ordered)).toEqual([activation(1, 0)]);
  expect(ordered.acted).toBe(1);
  expect(withOrder(ordered, []).acted).toBe(0);
});

test('counts the units of each side', () => {
  expect(unitsBySide(start.fighters)).toEqual([2, 1]);
});
