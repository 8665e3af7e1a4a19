/** Suggestions for the pickers of a page, before anything is typed: entries that were chosen last, and favorites. */
import type { Entry, EntryPick, SuggestionRequest } from '@rangefinder/widgets';
import { loadFavorites } from './favorites.js';

/** A chosen entry, with what its line shows. */
export interface RecentEntry extends Pick<Entry, 'id' | 'name' | 'cost'> {
  readonly kind: EntryPick['kind'];
  readonly system: string;
  readonly stats: Readonly<Record<string, unknown>>;
}

const MAX_RECENT = 24;
/** Key of `localStorage`. */
const KEY = 'recent-entries';

const isText = (value: unknown): value is string => typeof value === 'string';

function recentOf(value: unknown): readonly RecentEntry[] {
  const { id, name, cost, kind, system, stats } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isText(id) || !isText(name) || !isText(system) || (kind !== 'unit' && kind !== 'weapon')) return [];
  const figures = typeof stats === 'object' && stats !== null ? (stats as RecentEntry['stats']) : {};
  return [{ id, name, cost: typeof cost === 'number' ? cost : null, kind, system, stats: figures }];
}

/** Parses saved entries; drops invalid ones. */
export function parseRecent(text: string | null): readonly RecentEntry[] {
  try {
    const saved: unknown = JSON.parse(text ?? '');
    return Array.isArray(saved) ? saved.flatMap(recentOf).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Puts an entry in front of the others. */
export const withRecent = (recent: readonly RecentEntry[], entry: RecentEntry): readonly RecentEntry[] =>
  [entry, ...recent.filter(({ id }) => id !== entry.id)].slice(0, MAX_RECENT);

export function loadRecent(): readonly RecentEntry[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function saveRecent(recent: readonly RecentEntry[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Storage may be disabled; suggestions then have the favorites only.
  }
}

/** Answers the pickers of a page, and remembers what they choose. @param titles headings of the suggestions */
export function suggestEntries(page: EventTarget, titles: { readonly usedLast: string; readonly favorites: string }): void {
  page.addEventListener('rangefinder-suggest', (event) => {
    const { kind, system, offer } = (event as CustomEvent<SuggestionRequest>).detail;
    const isOwn = (entry: { readonly system: string }): boolean => entry.system === system;
    offer(
      titles.usedLast,
      loadRecent().filter((entry) => entry.kind === kind && isOwn(entry)),
    );
    if (kind === 'unit') offer(titles.favorites, loadFavorites().filter(isOwn));
  });
  page.addEventListener('rangefinder-pick', (event) => {
    const { kind, system, entry } = (event as CustomEvent<EntryPick>).detail;
    if (entry) saveRecent(withRecent(loadRecent(), { id: entry.id, name: entry.name, cost: entry.cost, kind, system, stats: entry.stats }));
  });
}
