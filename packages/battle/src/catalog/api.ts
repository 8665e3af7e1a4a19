/** Catalog queries of pages: the client of the service at the origin of the page. */
import type { Availability, CardEntry } from '@rangefinder/cards';
import { createCaller } from '@rangefinder/client';
import type { Language } from '@rangefinder/rules';

/** What an answer from units saved on this device lacks. */
export interface OfflineNote {
  /** Rule sets of the query whose units are not saved. */
  readonly notSaved: readonly string[];
  /** Names of query fields that the saved units cannot answer. */
  readonly unsupported: readonly string[];
}

export interface UnitsPage {
  readonly units: readonly CardEntry[];
  readonly total: number | null;
  /** Number of units at the end of the list whose availability is unknown; 0 where the query does not ask for it. */
  readonly unknown: number;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** How the words of the query were understood; null where they were taken as written. */
  readonly understoodAs: string | null;
  /** Whether the units have most of the words only. */
  readonly hasMost: boolean;
  /** Another query that the words may mean. */
  readonly alternative: string | null;
  /** Set by the service worker: the answer has only units saved on this device. */
  readonly offline?: OfflineNote | undefined;
}

export interface UnitsQuery {
  /** In the query language of the catalog. */
  readonly query?: string;
  /** Page size. */
  readonly first: number;
  /** Cursor of the page before. */
  readonly after?: string | null;
}

// No retries: without a connection the error shows at once.
const { ask } = createCaller({ url: location.origin, retries: 0 });

/** Sends a request. Rejects with an error of the client, such as `BadInputError` with the problems or `NotFoundError` for an unknown id. */
export { ask };

interface Connection<T = CardEntry> {
  readonly totalCount?: number;
  readonly unknownAvailability?: number | null;
  readonly understoodAs?: string | null;
  readonly matched?: 'ALL' | 'MOST';
  readonly alternative?: string | null;
  readonly nodes?: readonly T[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly offline?: OfflineNote;
}

/** Fields of lists; cards load all fields. */
const LIST_FIELDS = [
  'id',
  'system',
  'kind',
  'name',
  'nameRu',
  'aliases',
  'cost',
  'faction',
  'factionRu',
  'badge',
  'abilities',
  'stats',
].map((name) => `nodes.${name}`);
const MAX_PAGE_ROWS = 100;
const WEAPON_FIELDS = [
  ...['id', 'system', 'kind', 'name', 'nameRu', 'aliases', 'cost', 'stats'].map((name) => `nodes.${name}`),
  'pageInfo',
];
const CARRIER_FIELDS = [...['id', 'name', 'nameRu', 'weapons.weapon.id'].map((name) => `nodes.${name}`), 'pageInfo'];
const UNIT_FIELDS = [
  ...LIST_FIELDS,
  'nodes.availability.era',
  'unknownAvailability',
  'understoodAs',
  'matched',
  'alternative',
  'totalCount',
  'pageInfo',
];

/** Fetches a page of units. */
export async function fetchUnits(query: UnitsQuery, language: Language): Promise<UnitsPage> {
  const page = (await ask('units', { ...query }, { language, fields: UNIT_FIELDS })) as Connection;
  return {
    units: page.nodes ?? [],
    total: page.totalCount ?? null,
    unknown: page.unknownAvailability ?? 0,
    understoodAs: page.understoodAs ?? null,
    hasMost: page.matched === 'MOST',
    alternative: page.alternative ?? null,
    next: page.pageInfo?.hasNextPage ? page.pageInfo.endCursor : null,
    offline: page.offline,
  };
}

/** Fetches a whole list of a few hundred entries, page by page. */
export async function fetchAll<T = CardEntry>(
  list: string,
  query: object,
  language: Language,
  fields: readonly string[],
  after?: string,
): Promise<readonly T[]> {
  const page = (await ask(list, { ...query, first: MAX_PAGE_ROWS, ...(after && { after }) }, { language, fields })) as Connection<T>;
  const { hasNextPage = false, endCursor } = page.pageInfo ?? {};
  const here = page.nodes ?? [];
  return hasNextPage && endCursor ? [...here, ...(await fetchAll<T>(list, query, language, fields, endCursor))] : here;
}

interface NamedEntry {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string;
}

const NAMED_FIELDS = [...['id', 'name', 'nameRu'].map((name) => `nodes.${name}`), 'pageInfo'];

/** Fetches the names of the eras and factions of a unit’s availability. */
export async function fetchAvailability({ system, availability }: CardEntry, language: Language): Promise<readonly Availability[]> {
  if (!availability) return [];
  const [eras, factions] = await Promise.all(
    ['eras', 'factions'].map(async (list) => {
      const all = await fetchAll<NamedEntry>(list, { system }, language, NAMED_FIELDS);
      return new Map(all.map((one) => [one.id, one]));
    }),
  );
  const named = (names: ReadonlyMap<string, NamedEntry> | undefined, id: string) => names?.get(id) ?? { name: id, nameRu: id };
  return availability.map(({ era, factions: ids }) => ({ era: named(eras, era), factions: ids.map((id) => named(factions, id)) }));
}

export const fetchWeapons = (language: Language): Promise<readonly CardEntry[]> => fetchAll('weapons', {}, language, WEAPON_FIELDS);

/** Fetches the names of a rule set’s units with the ids of their weapons. */
export const fetchCarriers = (system: string, language: Language): Promise<readonly CardEntry[]> =>
  fetchAll('units', { system }, language, CARRIER_FIELDS);

/** Fetches a unit or a weapon with all fields of its card. */
export async function fetchEntry(kind: 'units' | 'weapons', id: string, language: Language): Promise<CardEntry> {
  const entry: unknown = await ask(`${kind}/{id}`, { id }, { language });
  return entry as CardEntry;
}

/** A force that the service has read from a text. */
export interface ReadForce {
  readonly name: string | null;
  readonly units: readonly {
    readonly text: string;
    readonly match: 'ID' | 'NAME' | 'SIMILAR';
    readonly count: number;
    readonly group: string | null;
    readonly skill: number | null;
    readonly damage: object | null;
    readonly destroyed: boolean;
    readonly unit: CardEntry;
  }[];
  readonly unread: readonly { readonly text: string }[];
}

const FORCE_FIELDS = [
  ...['name', 'unread.text', ...['text', 'match', 'count', 'group', 'skill', 'damage', 'destroyed'].map((name) => `units.${name}`)],
  ...['id', 'system', 'name', 'nameRu', 'badge'].map((name) => `units.unit.${name}`),
];

/** Reads a force from a list, or from the file of another program. */
export const readForce = async (text: string, language: Language): Promise<ReadForce> =>
  (await ask('forces/read', { text }, { language, fields: FORCE_FIELDS })) as unknown as ReadForce;
