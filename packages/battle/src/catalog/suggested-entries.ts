/** Suggestions for the pickers of a page, before anything is typed: units of saved forces, entries that were chosen last, favorites. */
import type { Language } from '@rangefinder/rules';
import type { Entry, EntryPick, SuggestionRequest } from '@rangefinder/widgets';
import { parseForce } from '../forces/force.js';
import { currentForce, loadForces, systemOf } from '../forces/saved-forces.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { loadFavorites } from './favorites.js';

/** A chosen entry, with what its line shows. */
export interface RecentEntry extends Pick<Entry, 'id' | 'name' | 'cost' | 'unitKind'> {
  readonly kind: EntryPick['kind'];
  readonly system: string;
  readonly stats: Readonly<Record<string, unknown>>;
}

const MAX_RECENT = 24;
/** Key of `localStorage`. */
const KEY = 'recent-entries';

const isText = (value: unknown): value is string => typeof value === 'string';

function recentOf(value: unknown): readonly RecentEntry[] {
  const { id, name, cost, kind, system, stats, unitKind } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isText(id) || !isText(name) || !isText(system) || (kind !== 'unit' && kind !== 'weapon')) return [];
  const figures = typeof stats === 'object' && stats !== null ? (stats as RecentEntry['stats']) : {};
  return [{ id, name, cost: typeof cost === 'number' ? cost : null, kind, system, stats: figures, ...(isText(unitKind) && { unitKind }) }];
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

/** The units of saved forces, those of the current force first. */
function unitsOfForces(): readonly { readonly id: string }[] {
  const saved = loadForces();
  const forces = [currentForce(saved), ...saved.forces.toReversed()];
  return forces.flatMap((force) => parseForce(force?.units ?? ''));
}

/** Answers the pickers of a page, and remembers what they choose. */
export function suggestEntries(page: EventTarget, language: Language): void {
  page.addEventListener('rangefinder-suggest', (event) => {
    const { kind, system, offer } = (event as CustomEvent<SuggestionRequest>).detail;
    const isOwn = ({ id }: { readonly id: string }): boolean => system === '' || systemOf(id) === system;
    const recent = loadRecent();
    const withFigures = (entry: { readonly id: string }) => recent.find(({ id }) => id === entry.id) ?? entry;
    if (kind === 'unit') offer(CATALOG_TEXTS.ownForces[language], unitsOfForces().filter(isOwn).map(withFigures));
    const usedLast = recent.filter((entry) => entry.kind === kind && isOwn(entry));
    offer(CATALOG_TEXTS.usedLast[language], usedLast);
    if (kind === 'unit') offer(CATALOG_TEXTS.favorites[language], loadFavorites().filter(isOwn));
  });
  page.addEventListener('rangefinder-pick', (event) => {
    const { kind, entry } = (event as CustomEvent<EntryPick>).detail;
    if (!entry) return;
    const { abilities: _, ...figures } = entry;
    saveRecent(withRecent(loadRecent(), { ...figures, kind, system: systemOf(entry.id) }));
  });
}
