/** Catalog entries from the service: search by name with typo tolerance, and figures by id. */
import { type AnswerOf, BadInputError, createCaller } from '@rangefinder/client';
import type { DrawnUnit } from '@rangefinder/rules';
import type { Language } from './description.js';

/** Kinds of entries that catalog fields take. */
export type EntryKind = 'unit' | 'weapon';

/** An entry to choose. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** Its most important figures; empty if they are unknown. */
  readonly line: string;
  /** What the entry belongs to; empty if it stands alone. */
  readonly owner: string;
  /** What its silhouette shows; only units have one. */
  readonly drawn?: DrawnUnit;
}

/** What a search found. */
export interface Found {
  readonly offers: readonly Offer[];
  /** Why nothing can be found: the catalog does not answer, and the entries are not saved on this device. */
  readonly missing?: 'notSaved' | 'offline';
}

/** An entry with its figures. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly cost: number | null;
  /** Codes of special abilities; only units have them. */
  readonly abilities?: readonly string[];
  /** Kind of unit, such as `battlemech`. */
  readonly unitKind?: string;
  readonly stats: Readonly<Record<string, unknown>>;
}

/** An entry as lists of the service and pages have it. */
export interface ListedEntry {
  readonly id: string;
  readonly name: string;
  readonly kind?: string;
  readonly nameRu?: string | null;
  /** The source of a unit that is not official. */
  readonly badge?: string | null;
  readonly cost?: number | null;
  readonly abilities?: readonly string[];
  readonly unitKind?: string;
  readonly stats?: Readonly<Record<string, unknown>>;
}

/** A client of the catalog. */
export interface Lookup {
  /** Empty for all rule sets. */
  readonly system: string;
  find(kind: EntryKind, text: string): Promise<Found>;
  /** Undefined when the service does not answer, and for an unknown id. */
  entry(kind: EntryKind, id: string): Promise<Entry | undefined>;
  offerOf(kind: EntryKind, entry: ListedEntry): Offer;
  /** Why the service does not answer. */
  missing(): Promise<NonNullable<Found['missing']>>;
}

/** The first search without a connection loads all saved units, which takes a slow phone seconds. */
const TIMEOUT_MS = 10_000;
const MAX_OFFERED = 8;

/** `bronepehota/mad-bull/gatling-cannon` → `mad bull` */
const ownerOf = (id: string): string => id.split('/').slice(1, -1).join(' ').replaceAll('-', ' ');

interface Page {
  readonly nodes: readonly ListedEntry[];
  /** Set by the service worker: the rule sets whose units are not saved. */
  readonly offline?: { readonly notSaved: readonly string[] };
}

const LISTED = {
  unit: ['id', 'name', 'kind', 'nameRu', 'badge', 'cost', 'abilities', 'stats'],
  weapon: ['id', 'name', 'nameRu', 'cost', 'stats'],
} as const satisfies { readonly [K in EntryKind]: readonly string[] };

/** Where a lookup searches, what it offers first, and how it describes entries. */
export interface LookupOptions {
  /** Address of the service. */
  readonly api: string;
  /** Empty for all rule sets. */
  readonly system: string;
  readonly language: Language;
  /** Source whose units are offered first; none if empty. */
  readonly source?: string;
  /** The most important figures of an entry in one line. */
  readonly lineOf?: (entry: Entry) => string;
}

/** Makes the lookup of one rule set, or of all. */
export function createLookup({ api, system, language, source = '', lineOf = () => '' }: LookupOptions): Lookup {
  const { ask } = createCaller({ url: api, language, retries: 0, timeoutMs: TIMEOUT_MS });
  const entryOf = ({ id, name, kind, unitKind = kind, nameRu, cost = null, abilities, stats = {} }: ListedEntry): Entry => ({
    ...{ id, name: { en: name, ru: nameRu || name }[language], cost },
    ...(abilities && { abilities }),
    ...(unitKind !== undefined && { unitKind }),
    stats: { ...stats },
  });
  const offerOf: Lookup['offerOf'] = (kind, listed) => {
    const entry = entryOf(listed);
    const drawn = entry.unitKind === undefined ? undefined : { kind: entry.unitKind, stats: entry.stats };
    const owner = kind === 'weapon' ? ownerOf(entry.id) : (listed.badge ?? '');
    return { id: entry.id, name: entry.name, line: lineOf(entry), owner, ...(drawn && { drawn }) };
  };
  const list = (kind: EntryKind, filter: object): Promise<Page> =>
    ask(
      `${kind}s` as string,
      { filter: { ...filter, system: system || undefined }, first: MAX_OFFERED },
      { fields: LISTED[kind].map((name) => `nodes.${name}`) },
    ) as Promise<Page>;
  const ofSource = async (text: string): Promise<readonly Offer[]> => {
    if (source === '') return [];
    const { nodes } = await list('unit', { text, source }).catch((): Page => ({ nodes: [] }));
    return nodes.map((node) => ({ ...offerOf('unit', node), owner: source }));
  };
  const missing = (): Promise<NonNullable<Found['missing']>> => whyMissing(api, system);
  return {
    system,
    offerOf,
    missing,
    async find(kind, text) {
      const [own, found] = await Promise.all([
        kind === 'unit' ? ofSource(text) : [],
        list(kind, { text }).catch((error: unknown) => error),
      ]);
      if (found instanceof BadInputError) return { offers: own };
      if (!isPage(found)) return { offers: own, missing: await missing() };
      const ids = new Set(own.map(({ id }) => id));
      const others = found.nodes.filter(({ id }) => !ids.has(id)).map((node) => offerOf(kind, node));
      const isNotSaved = found.offline?.notSaved.some((one) => system === '' || one === system);
      return { offers: [...own, ...others].slice(0, MAX_OFFERED), ...(isNotSaved && { missing: 'notSaved' }) };
    },
    async entry(kind, id) {
      const kept: Kept | undefined = await ask(ENTRIES[kind], { id }).catch(() => undefined);
      return kept && entryOf({ ...kept, stats: { ...kept.stats } });
    },
  };
}

const isPage = (found: unknown): found is Page => Array.isArray((found as Page | undefined)?.nodes);

/** Cache in which the service worker saves the units of a rule set. */
const UNITS_CACHE = 'kept-units';

/** Only pages of the service itself save units. */
async function whyMissing(api: string, system: string): Promise<NonNullable<Found['missing']>> {
  const isOwn = typeof caches !== 'undefined' && new URL(api).origin === globalThis.location?.origin && 'serviceWorker' in navigator;
  if (!isOwn) return 'offline';
  const saved = await (await caches.open(UNITS_CACHE)).keys();
  const isSaved = saved.some(({ url }) => url.includes(`/kept-units/${system}`));
  return isSaved ? 'offline' : 'notSaved';
}

/** Paths of single entries. */
const ENTRIES = { unit: 'units/{id}', weapon: 'weapons/{id}' } as const satisfies { readonly [K in EntryKind]: string };
type Kept = AnswerOf<(typeof ENTRIES)[EntryKind]>;
