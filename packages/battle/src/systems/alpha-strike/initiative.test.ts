import { expect, test } from 'vitest';
import { newBattle } from '../../battle/state.js';
import { ask } from '../../testing/engine.js';
import { initiative } from './initiative.js';

const [roll, firstWon, , cards] = initiative.methods;
const battle = newBattle('alpha-strike', [
  { name: 'Reds', units: [{ id: 'alpha-strike/a', count: 5 }] },
  { name: 'Blues', units: [{ id: 'alpha-strike/b', count: 2 }] },
]);
const unitsIn = (order: readonly { readonly phase: number; readonly side: 0 | 1; readonly count: number }[], phase: number) =>
  [0, 1].map((side) => order.filter((one) => one.phase === phase && one.side === side).reduce((sum, { count }) => sum + count, 0));

test('the loser moves and attacks first', async () => {
  const result = await firstWon?.resolve(battle, battle.fighters, ask);
  expect(result?.text.en).toBe('Initiative: Reds. Blues moves first.');
  expect(result?.order?.find(({ phase }) => phase === 1)?.side).toBe(1);
  expect(result?.order?.filter(({ phase }) => phase === 2)).toEqual([
    { phase: 2, side: 1, group: 0, count: 2 },
    { phase: 2, side: 0, group: 0, count: 5 },
  ]);
});

test('every method activates each unit once in movement and in combat', async () => {
  for (const method of [roll, firstWon, cards]) {
    const { order = [] } = (await method?.resolve(battle, battle.fighters, ask)) ?? {};
    expect(unitsIn(order, 1)).toEqual([5, 2]);
    expect(unitsIn(order, 2)).toEqual([5, 2]);
  }
});

test('cards split a side of more than four units into lances', async () => {
  const result = await cards?.resolve(battle, battle.fighters, ask);
  expect(new Set(result?.order?.filter(({ side }) => side === 0).map(({ group }) => group))).toEqual(new Set([1, 2]));
  expect(new Set(result?.order?.filter(({ side }) => side === 1).map(({ group }) => group))).toEqual(new Set([0]));
});
