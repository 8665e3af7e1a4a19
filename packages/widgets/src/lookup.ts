/** Catalog entries from the service: search by name with typo tolerance, and figures by id. */
import { type AnswerOf, createCaller } from '@rangefinder/client';
import type { Language } from './description.js';

/** Kinds of entries that catalog fields take. */
export type EntryKind = 'unit' | 'weapon';

/** A search result. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** What the entry belongs to; empty if it stands alone. */
  readonly owner: string;
}

/** An entry with its figures. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly cost: number | null;
  readonly stats: Readonly<Record<string, unknown>>;
}

/** A client of the catalog. Returns nothing when the service does not answer. */
export interface Lookup {
  find(kind: EntryKind, text: string): Promise<readonly Offer[]>;
  entry(kind: EntryKind, id: string): Promise<Entry | undefined>;
}

const TIMEOUT_MS = 3_000;
/** The search also returns rules and tables. This many results contain enough entries. */
const MAX_FOUND = 60;
const MAX_OFFERED = 8;

/** `bronepehota/mad-bull/gatling-cannon` → `mad bull` */
const ownerOf = (id: string): string => id.split('/').slice(1, -1).join(' ').replaceAll('-', ' ');

/** Makes the lookup of one rule set. `api` is the address of the service. */
export function createLookup(api: string, system: string, language: Language): Lookup {
  const { ask } = createCaller({ url: api, language, retries: 0, timeoutMs: TIMEOUT_MS });
  return {
    async find(kind, text) {
      const found = await ask('search', { text, system, first: MAX_FOUND }).catch(() => undefined);
      return (found?.nodes ?? [])
        .filter((node) => node.kind === kind.toUpperCase())
        .slice(0, MAX_OFFERED)
        .map(({ id, title }) => ({ id, name: title, owner: kind === 'weapon' ? ownerOf(id) : '' }));
    },
    async entry(kind, id) {
      const kept: Kept | undefined = await ask(ENTRIES[kind], { id }).catch(() => undefined);
      if (!kept) return undefined;
      const { name, nameRu, cost, stats } = kept;
      return { id: kept.id, name: { en: name, ru: nameRu || name }[language], cost, stats: { ...stats } };
    },
  };
}

/** Paths of single entries. */
const ENTRIES = { unit: 'units/{id}', weapon: 'weapons/{id}' } as const satisfies { readonly [K in EntryKind]: string };
type Kept = AnswerOf<(typeof ENTRIES)[EntryKind]>;
