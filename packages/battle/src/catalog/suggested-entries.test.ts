/** Suggestions: what was chosen last is first, and saved data of other shapes is dropped. */
import { expect, test } from 'vitest';
import { saveForces } from '../forces/saved-forces.js';
import { stubStorage } from '../testing/storage.js';
import { saveFavorites } from './favorites.js';
import { loadRecent, parseRecent, type RecentEntry, suggestEntries, withRecent } from './suggested-entries.js';

stubStorage();

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

/** Ids that a picker is offered, by heading. */
function offeredBy(page: EventTarget, system: string, kind = 'unit'): Readonly<Record<string, readonly string[]>> {
  const offered: Record<string, readonly string[]> = {};
  const offer = (title: string, entries: readonly { readonly id: string }[]) => {
    offered[title] = entries.map(({ id }) => id);
  };
  page.dispatchEvent(new CustomEvent('rangefinder-suggest', { detail: { kind, system, offer } }));
  return offered;
}

test('a picker is offered units of forces, what was chosen last in its rule set, and favorites', () => {
  const page = new EventTarget();
  suggestEntries(page, 'en');
  const pick = (id: string, kind = 'unit') =>
    page.dispatchEvent(new CustomEvent('rangefinder-pick', { detail: { kind, system: '', entry: { id, name: id, cost: 5, stats: {} } } }));
  pick('game/tank');
  pick('game/gun', 'weapon');
  pick('other/tank');
  page.dispatchEvent(new CustomEvent('rangefinder-pick', { detail: { kind: 'unit', system: 'game', entry: undefined } }));
  saveFavorites([{ id: 'game/jeep', system: 'game', kind: 'tank', name: 'Jeep', nameRu: null, cost: 2, aliases: [], stats: {} }]);
  const force = (id: string, units: string) => ({ id, name: id, units, limit: null });
  saveForces({ forces: [force('old', 'game/mule'), force('current', 'game/bike*2'), force('new', 'other/walker')], current: 'current' });
  expect(offeredBy(page, 'game')).toEqual({
    'From my forces': ['game/bike', 'game/bike', 'game/mule'],
    'Used last': ['game/tank'],
    Favorites: ['game/jeep'],
  });
  expect(offeredBy(page, '')['Used last']).toEqual(['other/tank', 'game/tank']);
  expect(offeredBy(page, 'game', 'weapon')).toEqual({ 'Used last': ['game/gun'] });
  expect(loadRecent().map(({ system }) => system)).toEqual(['other', 'game', 'game']);
});
