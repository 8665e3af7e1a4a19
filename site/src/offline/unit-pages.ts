/** Units of a rule set as the service lists them, and where they are saved. For the service worker and for pages. */
import type { PrintedUnit } from '@rangefinder/query';

/** A unit as the service printed it: all that cards, lists and queries need. */
export type SavedUnit = PrintedUnit & { readonly id: string; readonly system: string };

/** A cache of its own: it survives new versions of the site. The name is on devices of readers and must not change. */
export const UNITS_CACHE = 'kept-units';
/** Raised with `UNIT_FIELDS`: units saved with fewer fields cannot answer every condition. */
export const SAVED_FORMAT = '3';
const PAGE_ROWS = 100;
const UNIT_FIELDS = [
  ...['id', 'system', 'kind', 'name', 'nameRu', 'aliases', 'cost', 'faction', 'factionRu', 'stats', 'weapons', 'source'],
  ...['sourceId', 'abilities', 'inPlay', 'isBase', 'availability'],
];

export interface UnitsPage {
  readonly nodes: readonly SavedUnit[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** Address in the cache. */
export const addressOf = (system: string): string => `/kept-units/${system}`;

/** @param after cursor of the page before; empty for the first page */
export async function fetchPage(system: string, after: string): Promise<UnitsPage> {
  const fields = [...UNIT_FIELDS.map((name) => `nodes.${name}`), 'totalCount', 'pageInfo'].join(',');
  const query = new URLSearchParams({ query: `system:${system} play:any`, first: String(PAGE_ROWS), fields, ...(after && { after }) });
  const response = await fetch(`/v1/units?${query}`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as UnitsPage;
}
