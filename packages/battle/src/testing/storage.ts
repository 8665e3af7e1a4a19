import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file empty storage of the browser; returns what is in it. */
export function stubStorage(): ReadonlyMap<string, string> {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return store;
}
