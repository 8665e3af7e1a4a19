/** Recent searches, saved on this device. */
const KEY = 'searches';
const MAX_SEARCHES = 6;
const MIN_SEARCH_CHARACTERS = 2;

/** Newest first. */
export function recentSearches(): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Saves a search whose result was opened. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search.length < MIN_SEARCH_CHARACTERS) return;
  try {
    const others = recentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
    localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)));
  } catch {
    // Storage may be disabled.
  }
}
