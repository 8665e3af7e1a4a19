/** Asks the page for entries that a picker offers before anything is typed: used last, favorites, those of a force. */
import type { EntryKind, ListedEntry } from '../lookup.js';

/** `detail` of the event `rangefinder-suggest`. Listeners call `offer` before they return. */
export interface SuggestionRequest {
  readonly kind: EntryKind;
  readonly system: string;
  offer(title: string, entries: readonly ListedEntry[]): void;
}

interface SuggestedGroup {
  readonly title: string;
  readonly entries: readonly ListedEntry[];
}

const MAX_GROUP = 6;

/** Groups in the order in which listeners offer them. An entry appears once. */
export function requestSuggestions(
  target: EventTarget,
  { kind, system }: Pick<SuggestionRequest, 'kind' | 'system'>,
): readonly SuggestedGroup[] {
  const groups: SuggestedGroup[] = [];
  const seen = new Set<string>();
  const offer = (title: string, entries: readonly ListedEntry[]): void => {
    const fresh = entries.filter(({ id }) => !seen.has(id)).slice(0, MAX_GROUP);
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) groups.push({ title, entries: fresh });
  };
  target.dispatchEvent(
    new CustomEvent<SuggestionRequest>('rangefinder-suggest', { bubbles: true, composed: true, detail: { kind, system, offer } }),
  );
  return groups;
}
