import { expect, test, vi } from 'vitest';
import type { Entry, Lookup } from '../lookup.js';
import { requestSuggestions, type SuggestionRequest } from './suggestions.js';

const ENTRY: Entry = { id: 'game/tank', name: 'Tank', cost: 5, stats: {} };

const lookup = (entry: Lookup['entry']): Lookup => ({
  system: 'game',
  find: async () => ({ offers: [] }),
  entry,
  offerOf: (_, { id, name }) => ({ id, name, line: '', owner: '' }),
  missing: async () => 'offline',
});

/** Names by heading that a page suggests. */
async function suggested(entry: Lookup['entry'], listen: (request: SuggestionRequest) => void): Promise<object> {
  const page = new EventTarget();
  page.addEventListener('rangefinder-suggest', (event) => listen((event as CustomEvent<SuggestionRequest>).detail));
  const groups = await requestSuggestions(page, lookup(entry), 'unit');
  return Object.fromEntries(groups.map(({ title, offers }) => [title, offers.map(({ name }) => name)]));
}

test('looks up entries of which only the id is given, and offers each entry once', async () => {
  const groups = await suggested(
    async (_, id) => (id === 'game/tank' ? ENTRY : undefined),
    ({ kind, system, offer }) => {
      offer('Force', [{ id: 'game/tank' }, { id: 'game/unknown' }, { id: 'game/tank' }]);
      offer('Used last', [
        { id: 'game/tank', name: 'Tank' },
        { id: 'game/jeep', name: `Jeep of ${kind} ${system}` },
      ]);
    },
  );
  expect(groups).toEqual({ Force: ['Tank'], 'Used last': ['Jeep of unit game'] });
});

test('leaves out entries that take too long', async () => {
  vi.useFakeTimers();
  const groups = suggested(
    () => new Promise(() => undefined),
    ({ offer }) => offer('Force', [{ id: 'game/tank' }, { id: 'game/jeep', name: 'Jeep' }]),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(await groups).toEqual({ Force: ['Jeep'] });
  vi.useRealTimers();
});
