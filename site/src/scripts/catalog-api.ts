/** The catalog as pages ask for it: by the client of the service, at the page's own address. */
import type { CardEntry } from '@rangefinder/cards';
import { createCaller } from '@rangefinder/client';

export type CatalogUnit = CardEntry;

export interface UnitPage {
  readonly units: readonly CatalogUnit[];
  readonly total: number | null;
  readonly next: string | null;
}

/** A page of units: the catalog's own query language, how many, and from where. */
export interface UnitsAsked {
  readonly query?: string;
  readonly first: number;
  readonly after?: string | null;
}

/** Without a connection the error is shown at once. */
const { ask } = createCaller({ url: location.origin, retries: 0 });

/** Asks the service. Rejects with an error of the client: `BadInputError` has what is wrong, `NotFoundError` is for an id that there is none of. */
export { ask };

interface Connection {
  readonly totalCount?: number;
  readonly nodes?: readonly CatalogUnit[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** What lists show; cards ask for everything. */
const LISTED = ['id', 'system', 'kind', 'name', 'nameRu', 'aliases', 'cost', 'faction', 'factionRu', 'stats'].map(
  (name) => `nodes.${name}`,
);
const MAX_FIRST = 100;
const WEAPON_FIELDS = [
  ...['id', 'system', 'kind', 'name', 'nameRu', 'aliases', 'cost', 'stats'].map((name) => `nodes.${name}`),
  'pageInfo',
];
const ARMED_FIELDS = [...['id', 'name', 'nameRu', 'weapons.weapon.id'].map((name) => `nodes.${name}`), 'pageInfo'];
const FIELDS = [...LISTED, 'totalCount', 'pageInfo'];

/** Units page by page. */
export async function askUnits(asked: UnitsAsked, language: 'en' | 'ru'): Promise<UnitPage> {
  const page = (await ask('units', { ...asked }, { language, fields: FIELDS })) as Connection;
  return {
    units: page.nodes ?? [],
    total: page.totalCount ?? null,
    next: page.pageInfo?.hasNextPage ? page.pageInfo.endCursor : null,
  };
}

/** A whole list of about a hundred entries, page by page. */
async function askAll(
  list: string,
  asked: object,
  language: 'en' | 'ru',
  fields: readonly string[],
  after?: string,
): Promise<readonly CatalogUnit[]> {
  const page = (await ask(list, { ...asked, first: MAX_FIRST, ...(after && { after }) }, { language, fields })) as Connection;
  const { hasNextPage = false, endCursor } = page.pageInfo ?? {};
  const here = page.nodes ?? [];
  return hasNextPage && endCursor ? [...here, ...(await askAll(list, asked, language, fields, endCursor))] : here;
}

/** All weapons. */
export const askWeapons = (language: 'en' | 'ru'): Promise<readonly CatalogUnit[]> => askAll('weapons', {}, language, WEAPON_FIELDS);

/** The names of a rule set’s units with the ids of what they carry. */
export const askArmed = (system: string, language: 'en' | 'ru'): Promise<readonly CatalogUnit[]> =>
  askAll('units', { system }, language, ARMED_FIELDS);

/** One unit, or one weapon, with everything that a card shows. */
export async function askEntry(kind: 'units' | 'weapons', id: string, language: 'en' | 'ru'): Promise<CatalogUnit> {
  const entry: unknown = await ask(`${kind}/{id}`, { id }, { language });
  return entry as CatalogUnit;
}
