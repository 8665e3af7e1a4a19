/** What was looked for lately on this device. */
const KEY = 'searches';
const MOST = 6;
const MIN_LENGTH = 2;

/** The latest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** A search that led somewhere. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search.length < MIN_LENGTH) return;
  try {
    const others = recentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
    localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
  } catch {
    // Storage may be switched off: nothing is remembered then.
  }
}
