/** Entries of the service’s catalog: found by name, misspelled or not, and taken with their figures. */
import type { Language } from './description.js';

/** What a catalog field takes. */
export type EntryKind = 'unit' | 'weapon';

/** An entry as it is offered. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** What it belongs to; empty when it stands for itself. */
  readonly owner: string;
}

/** An entry with its figures. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly cost: number | null;
  readonly stats: Readonly<Record<string, unknown>>;
}

/** Asks a catalog. Both give nothing when it does not answer. */
export interface Lookup {
  find(kind: EntryKind, text: string): Promise<readonly Offer[]>;
  entry(kind: EntryKind, id: string): Promise<Entry | undefined>;
}

const TIMEOUT_MS = 3_000;
/** Rules and tables are found by the same words: enough to hold some entries. */
const MAX_FOUND = '60';
const MAX_OFFERED = 8;

interface Found {
  readonly nodes?: readonly { readonly id: string; readonly kind: string; readonly title: string }[];
}
interface Kept {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string | null;
  readonly cost?: number | null;
  readonly stats?: Readonly<Record<string, unknown>> | null;
}

/** `bronepehota/mad-bull/gatling-cannon` → `mad bull` */
const ownerOf = (id: string): string => id.split('/').slice(1, -1).join(' ').replaceAll('-', ' ');

/**
 * Makes a lookup of one rule set.
 * @param api address of the service, with a slash at its end
 */
export function createLookup(api: string, system: string, language: Language): Lookup {
  const ask = async <T>(path: string): Promise<T | undefined> => {
    const response = await fetch(new URL(path, api), { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
    return response?.ok ? ((await response.json().catch(() => undefined)) as T | undefined) : undefined;
  };
  return {
    async find(kind, text) {
      const query = new URLSearchParams({ text, system, first: MAX_FOUND, lang: language.toUpperCase() });
      const found = await ask<Found>(`v1/search?${query}`);
      return (found?.nodes ?? [])
        .filter((node) => node.kind === kind.toUpperCase())
        .slice(0, MAX_OFFERED)
        .map(({ id, title }) => ({ id, name: title, owner: kind === 'weapon' ? ownerOf(id) : '' }));
    },
    async entry(kind, id) {
      const kept = await ask<Kept>(`v1/${kind}s/${id.split('/').map(encodeURIComponent).join('/')}`);
      if (!kept) return undefined;
      const { name, nameRu, cost = null, stats } = kept;
      return { id: kept.id, name: { en: name, ru: nameRu || name }[language], cost, stats: stats ?? {} };
    },
  };
}
