/** Players have data under these keys: a renamed key would lose it. */
import { expect, test, vi } from 'vitest';
import { loadBattles, saveBattles } from './battle/saved-battles.js';
import { newBattle } from './battle/state.js';
import { loadBattle, parseSaved, saveBattle, withBattle } from './battle/storage.js';
import { loadFavorites, saveFavorites } from './catalog/favorites.js';
import { loadRecent, saveRecent } from './catalog/suggested-entries.js';
import { loadForces, saveForces } from './forces/saved-forces.js';
import { stubStorage } from './testing/storage.js';

const store = stubStorage();

test('saves under the keys battle, battles, forces, favorites and recent-entries', () => {
  const battle = newBattle('game', [
    { name: 'Reds', units: [{ id: 'game/tank', count: 1 }] },
    { name: 'Blues', units: [] },
  ]);
  const forces = { forces: [{ id: 'a', name: 'Lance', units: 'game/tank*2', limit: 100 }], current: 'a' };
  const favorite = { id: 'game/tank', system: 'game', kind: 'tank', name: 'Tank', nameRu: null, cost: 5, aliases: [], stats: {} };
  expect([saveBattle(withBattle(parseSaved(null), battle)), saveForces(forces), saveFavorites([favorite])]).toEqual([true, true, true]);
  const recent = { id: 'game/tank', name: 'Tank', cost: 5, kind: 'unit' as const, system: 'game', stats: {} };
  saveRecent([recent]);
  const stored = { id: 'b', changed: 7, battle, cards: {} };
  expect(saveBattles([stored])).toBe(true);
  expect([...store.keys()]).toEqual(['battle', 'forces', 'favorites', 'recent-entries', 'battles']);
  expect(loadBattles()).toEqual([stored]);
  expect(loadRecent()).toEqual([recent]);
  expect(loadBattle().battle).toEqual(battle);
  expect(loadForces()).toEqual(forces);
  expect(loadFavorites()).toEqual([favorite]);
});

test('reports that storage is disabled', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([saveBattle(parseSaved(null)), saveForces({ forces: [], current: '' }), saveFavorites([])]).toEqual([false, false, false]);
  expect([saveBattles([]), loadBattles()]).toEqual([false, []]);
  expect([loadBattle().battle, loadForces().forces, loadFavorites()]).toEqual([undefined, [], []]);
});
