/** Ids of entries that an unknown id may mean. Called only for ids that do not exist. */
import { listArmors, listSources } from '@rangefinder/catalog';
import { CALCULATOR_IDS, closest, placeKindOf, placesOf, SLUGS, type Slug, systems } from '@rangefinder/rules';
import { askCatalog } from '../context/catalog-access.js';
import type { MaybePromise } from '../context/maybe-promise.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { type NearEntries, nearEntries } from './entry-ids.js';

const UNITS: ReadonlySet<string> = new Set(['unit', 'unitRevisions', 'unitRevision']);

/** All ids of short lists, by the field that looks them up. */
const IDS: Readonly<Record<string, (context: ResolverContext) => MaybePromise<readonly string[]>>> = {
  section: () => placesOfKind('SECTION'),
  table: () => placesOfKind('TABLE'),
  ruling: () => placesOfKind('RULING'),
  term: () => systems.flatMap(({ slug, glossary }) => glossary.map(({ id }) => `${slug}/term/${id}`)),
  calculator: () => CALCULATOR_IDS,
  source: (context) => askCatalog(context, async (db) => (await listSources(db)).map(({ source }) => source.id)),
  armor: (context) => askCatalog(context, async (db) => (await listArmors(db)).map(({ id }) => id)),
};

const placesOfKind = (kind: ReturnType<typeof placeKindOf>): readonly string[] =>
  systems.flatMap((system) => [...placesOf(system).keys()].filter((id) => placeKindOf(id) === kind));

/** What a field looks up, in words of messages. */
export const lookedUpBy = (field: string): string => (UNITS.has(field) ? 'unit' : field);

/** An id without case, separators, its rule set and its kind. */
const bare = (id: string): string =>
  id
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^.*\//, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the entry that an id means.
 * @param field field of the schema that looks up the entry: `unit`, `table`
 * @example await nearIds('table', 'Alpha-Strike/ranges/', context) // { id: 'alpha-strike/table/ranges', near: [] }
 */
export async function nearIds(field: string, given: string, context: ResolverContext): Promise<NearEntries> {
  if (UNITS.has(field)) return nearEntries('unit', given, undefined, context);
  if (field === 'weapon') return nearEntries('weapon', given, undefined, context);
  const slug = given.split('/')[0]?.toLowerCase();
  const isOfSystem = SLUGS.includes(slug as Slug);
  const ids = ((await IDS[field]?.(context)) ?? []).filter((id) => !isOfSystem || id.startsWith(`${slug}/`));
  const meant = bare(given);
  const same = ids.filter((id) => bare(id) === meant);
  const name = closest(meant, ids.map(bare));
  const near = [...new Set([...same, ...ids.filter((id) => bare(id) === name)])];
  return { id: same.length === 1 ? same[0] : undefined, near: near.map((id) => ({ id, title: { en: id, ru: id } })) };
}
