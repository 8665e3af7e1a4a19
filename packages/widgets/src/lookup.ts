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
  /** Codes of special abilities; only units have them. */
  readonly abilities?: readonly string[];
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

/** Units of a list, with the fields of an offer. */
interface Listed {
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly nameRu: string | null }[];
}

/** Where a lookup searches, and what it offers first. */
export interface LookupOptions {
  /** Address of the service. */
  readonly api: string;
  readonly system: string;
  readonly language: Language;
  /** Source whose units are offered first; none if empty. */
  readonly source?: string;
}

/** Makes the lookup of one rule set. */
export function createLookup({ api, system, language, source = '' }: LookupOptions): Lookup {
  const { ask } = createCaller({ url: api, language, retries: 0, timeoutMs: TIMEOUT_MS });
  const ofSource = async (text: string): Promise<readonly Offer[]> => {
    if (source === '') return [];
    const args = { filter: { text, system, source }, first: MAX_OFFERED };
    const fields = ['nodes.id', 'nodes.name', 'nodes.nameRu'];
    const found = (await ask('units' as string, args, { fields }).catch(() => undefined)) as Listed | undefined;
    return (found?.nodes ?? []).map(({ id, name, nameRu }) => ({ id, name: { en: name, ru: nameRu || name }[language], owner: source }));
  };
  return {
    async find(kind, text) {
      const [own, found] = await Promise.all([
        kind === 'unit' ? ofSource(text) : [],
        ask('search', { text, system, first: MAX_FOUND }).catch(() => undefined),
      ]);
      const ids = new Set(own.map(({ id }) => id));
      const others = (found?.nodes ?? [])
        .filter((node) => node.kind === kind.toUpperCase() && !ids.has(node.id))
        .map(({ id, title }) => ({ id, name: title, owner: kind === 'weapon' ? ownerOf(id) : '' }));
      return [...own, ...others].slice(0, MAX_OFFERED);
    },
    async entry(kind, id) {
      const kept: Kept | undefined = await ask(ENTRIES[kind], { id }).catch(() => undefined);
      if (!kept) return undefined;
      const { name, nameRu, cost, stats } = kept;
      const abilities = 'abilities' in kept ? { abilities: kept.abilities } : {};
      return { id: kept.id, name: { en: name, ru: nameRu || name }[language], cost, ...abilities, stats: { ...stats } };
    },
  };
}

/** Paths of single entries. */
const ENTRIES = { unit: 'units/{id}', weapon: 'weapons/{id}' } as const satisfies { readonly [K in EntryKind]: string };
type Kept = AnswerOf<(typeof ENTRIES)[EntryKind]>;
