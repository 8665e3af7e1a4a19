/** Units for a query, wherever it can be answered: by the service, else among the units that are here. */
import { ApiProblem, askUnits, type CatalogUnit, type UnitPage } from './catalog-api.js';
import { type Findable, find, indexOf } from './search-index.js';
import { parseUnitQuery } from './unit-query.js';

const LARGEST_PAGE = '100';
const MOST_PAGES = 5;

const asFindable = ({ id, system, name, nameRu, aliases }: CatalogUnit): Findable => ({
  id,
  kind: 'unit',
  system,
  title: { en: name, ru: nameRu ?? name },
  names: [id.replaceAll(/[/-]/g, ' '), ...aliases].join(' '),
  words: '',
  path: '',
});

/** The first pages of the catalog, in the order asked for. */
async function firstPages(filters: URLSearchParams, language: string): Promise<readonly CatalogUnit[]> {
  let units: readonly CatalogUnit[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = new URLSearchParams([
      ...filters,
      ['first', LARGEST_PAGE],
      ...(next === null ? [] : [['after', next] as [string, string]]),
    ]);
    const found: UnitPage = await askUnits(asked, language);
    units = [...units, ...found.units];
    next = found.next;
    if (next === null) break;
  }
  return units;
}

function matching(units: readonly CatalogUnit[], query: string): readonly CatalogUnit[] {
  const { words, fits } = parseUnitQuery(query);
  const fitting = units.filter(fits);
  if (words === '') return fitting;
  const byId = new Map(fitting.map((unit) => [unit.id, unit]));
  return find(indexOf(fitting.map(asFindable)), words, () => 'unit').flatMap((id) => byId.get(id) ?? []);
}

/** Units that a query names. Rejects with `ApiProblem` when a filter of it is unknown. */
export async function unitsHere(query: string, filters: URLSearchParams, language: string): Promise<UnitPage> {
  const { unknown } = parseUnitQuery(query);
  if (unknown.length > 0) throw new ApiProblem(unknown.join(', '));
  const units = matching(await firstPages(filters, language), query);
  return { units, total: units.length, next: null };
}

/** The service answers a query when it takes one. */
export async function unitsFor(query: string, page: URLSearchParams, filters: URLSearchParams, language: string): Promise<UnitPage> {
  try {
    return await askUnits(new URLSearchParams([...page, ...filters, ['query', query]]), language);
  } catch (error) {
    if (error instanceof ApiProblem && !error.unknownFields.includes('query')) throw error;
    return unitsHere(query, filters, language);
  }
}
