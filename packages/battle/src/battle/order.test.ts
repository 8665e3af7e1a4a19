import { expect, test } from 'vitest';
import { activationsOfPhase, alternate, mergeConsecutive, progressOf, unitsBySide, withCount, withOrder } from './order.js';
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

test('the sides act one unit each, and the larger one last with all that it has left', () => {
  expect(alternate(1, 0, [2, 1])).toEqual([activation(1, 0), activation(1, 1), activation(1, 0)]);
  expect(alternate(1, 1, [3, 1])).toEqual([activation(1, 1), activation(1, 0, 3)]);
  expect(alternate(1, 0, [0, 2])).toEqual([activation(1, 1, 2)]);
});

const unit = (side: 0 | 1, hasActed = false) => ({ side, group: 0, hasActed });

test('units that are ticked off complete the activations of their side in order', () => {
  const order = [activation(1, 0, 2), activation(1, 1), activation(1, 0, 1)];
  expect(progressOf(order, [unit(0, true), unit(0), unit(0), unit(1)])).toEqual({ activations: order, acted: 0 });
  expect(progressOf(order, [unit(0, true), unit(0, true), unit(0), unit(1)])).toEqual({ activations: order, acted: 1 });
  expect(progressOf(order, [unit(0, true), unit(0, true), unit(0), unit(1, true)])).toEqual({ activations: order, acted: 2 });
  expect(progressOf(order, [unit(0, true), unit(0, true), unit(0, true), unit(1, true)])).toEqual({ activations: order, acted: 3 });
});

test('activations shrink with the units that are left, and vanish without any', () => {
  const order = [activation(1, 0, 2), activation(1, 1), activation(1, 0, 2)];
  expect(progressOf(order, [unit(0), unit(0), unit(0)]).activations).toEqual([activation(1, 0, 2), activation(1, 0, 1)]);
  expect(progressOf(order, [unit(0), unit(1)]).activations).toEqual([activation(1, 0, 1), activation(1, 1)]);
});
