/** Asks the page for entries that a picker offers before anything is typed: those of a force, used last, favorites. */
import type { EntryKind, ListedEntry, Lookup } from '../lookup.js';
import type { OfferGroup } from './machine.js';

/** An entry with what its line shows, or an id that the picker looks up. */
type SuggestedEntry = ListedEntry | Pick<ListedEntry, 'id'>;

/** `detail` of the event `rangefinder-suggest`. Listeners call `offer` before they return. */
export interface SuggestionRequest {
  readonly kind: EntryKind;
  /** Empty for all rule sets. */
  readonly system: string;
  offer(title: string, entries: readonly SuggestedEntry[]): void;
}

const MAX_GROUP = 8;
/** Entries that take longer to look up are left out. */
const MAX_WAIT_MS = 500;

const afterWait = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, undefined));

/** Groups in the order in which listeners offer them. An entry appears once. */
export async function requestSuggestions(target: EventTarget, lookup: Lookup, kind: EntryKind): Promise<readonly OfferGroup[]> {
  const groups: { readonly title: string; readonly entries: readonly SuggestedEntry[] }[] = [];
  const seen = new Set<string>();
  const offer = (title: string, entries: readonly SuggestedEntry[]): void => {
    const fresh: SuggestedEntry[] = [];
    for (const entry of entries) {
      if (fresh.length === MAX_GROUP || seen.has(entry.id)) continue;
      seen.add(entry.id);
      fresh.push(entry);
    }
    groups.push({ title, entries: fresh });
  };
  const detail: SuggestionRequest = { kind, system: lookup.system, offer };
  target.dispatchEvent(new CustomEvent('rangefinder-suggest', { bubbles: true, composed: true, detail }));
  const listed = (entry: SuggestedEntry): Promise<ListedEntry | undefined> | ListedEntry =>
    'name' in entry ? entry : Promise.race([lookup.entry(kind, entry.id), afterWait()]);
  return Promise.all(
    groups.map(async ({ title, entries }) => {
      const known = (await Promise.all(entries.map(listed))).filter((entry) => entry !== undefined);
      return { title, offers: known.map((entry) => lookup.offerOf(kind, entry)) };
    }),
  );
}
