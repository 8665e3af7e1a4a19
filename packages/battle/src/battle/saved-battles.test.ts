import { expect, test } from 'vitest';
import { parseBattles, storedOf, withoutStored, withStored } from './saved-battles.js';
import { newBattle, nextPhase } from './state.js';
import { parseSaved, withBattle, withCards } from './storage.js';

const start = newBattle('game', [
  { name: 'Reds', units: [{ id: 'game/tank', count: 1 }] },
  { name: 'Blues', units: [{ id: 'game/gun', count: 1 }] },
]);
const card = (id: string) => ({ id, system: 'game', kind: 'tank', name: id, nameRu: null, cost: 1, aliases: [] });
const stored = (at: number) => ({ id: `b${at}`, changed: at, battle: { ...start, turn: at }, cards: {} });

test('the open battle is put aside with its cards and without its undo history', () => {
  const played = withBattle(withBattle(parseSaved(null), start), nextPhase(start, 4));
  const one = storedOf(withCards(played, ['game/tank', 'game/old'].map(card)), 1000);
  expect(one).toEqual({ id: 'rs', changed: 1000, battle: nextPhase(start, 4), cards: { 'game/tank': card('game/tank') } });
  expect(parseBattles(JSON.stringify([one]))).toEqual([one]);
  expect(storedOf(parseSaved(null), 1000)).toBeUndefined();
});

test('the newest battle is first, a repeated one is replaced, and the oldest beyond 20 is dropped', () => {
  const all = Array.from({ length: 25 }, (_, at) => stored(at + 1)).reduce<ReturnType<typeof parseBattles>>(withStored, []);
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `b${25 - at}`));
  expect(withStored(all, stored(10))[0]?.id).toBe('b10');
  expect(withStored(all, stored(10))).toHaveLength(20);
  expect(withoutStored(all, 'b25')[0]?.id).toBe('b24');
});

test('drops invalid battles', () => {
  expect(parseBattles('nonsense')).toEqual([]);
  expect(parseBattles('{"a":1}')).toEqual([]);
  expect(parseBattles(JSON.stringify([7, { id: 'a', changed: 1 }, { id: 'b', changed: 'x', battle: start }, stored(3)]))).toEqual([
    stored(3),
  ]);
});
