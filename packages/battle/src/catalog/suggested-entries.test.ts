/** Suggestions: what was chosen last is first, and saved data of other shapes is dropped. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFavorites } from './favorites.js';
import { loadRecent, parseRecent, type RecentEntry, suggestEntries, withRecent } from './suggested-entries.js';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const entry = (id: string): RecentEntry => ({ id, name: id, cost: 5, kind: 'unit', system: 'game', stats: { __typename: 'Tank' } });

test('an entry that is chosen again moves to the front', () => {
  const recent = ['a', 'b', 'a'].reduce<readonly RecentEntry[]>((all, id) => withRecent(all, entry(id)), []);
  expect(recent.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('at most 24 entries are remembered', () => {
  const many = Array.from({ length: 30 }, (_, at) => entry(`unit ${at}`));
  expect(many.reduce<readonly RecentEntry[]>(withRecent, [])).toHaveLength(24);
});

test.each([null, '', 'x', '{}', '[1, null, {"id": 1}]', '[{"id": "a", "name": "A", "system": "game", "kind": "planet"}]'])(
  'saved data that is not a list of entries is dropped: %s',
  (text) => expect(parseRecent(text)).toEqual([]),
);

test('a picker is offered what was chosen last in its rule set, then favorites', () => {
  const page = new EventTarget();
  suggestEntries(page, { usedLast: 'Used last', favorites: 'Favorites' });
  const pick = (system: string, id: string, kind = 'unit') =>
    page.dispatchEvent(new CustomEvent('rangefinder-pick', { detail: { kind, system, entry: { id, name: id, cost: 5, stats: {} } } }));
  pick('game', 'game/tank');
  pick('game', 'game/gun', 'weapon');
  pick('other', 'other/tank');
  page.dispatchEvent(new CustomEvent('rangefinder-pick', { detail: { kind: 'unit', system: 'game', entry: undefined } }));
  saveFavorites([{ id: 'game/jeep', system: 'game', kind: 'tank', name: 'Jeep', nameRu: null, cost: 2, aliases: [], stats: {} }]);
  const offered: string[][] = [];
  const offer = (_: string, entries: readonly { readonly id: string }[]) => offered.push(entries.map(({ id }) => id));
  page.dispatchEvent(new CustomEvent('rangefinder-suggest', { detail: { kind: 'unit', system: 'game', offer } }));
  expect(offered).toEqual([['game/tank'], ['game/jeep']]);
  expect(loadRecent()).toHaveLength(3);
});
