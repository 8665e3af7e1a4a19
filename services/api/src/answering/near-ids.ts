/** Ids of entries that an unknown id may mean. Called only for ids that do not exist. */
import { armors, closest, placeKindOf, placesOf, SLUGS, type Slug, systems } from '@rangefinder/rules';
import type { ResolverContext } from '../context/resolver-context.js';
import { type NearEntries, nearEntries } from './entry-ids.js';

const UNITS: ReadonlySet<string> = new Set(['unit', 'unitRevisions', 'unitRevision']);

/** Ids that are no entries of the catalog, by the field that looks them up. */
const IDS: Readonly<Record<string, () => readonly string[]>> = {
  section: () => placesOfKind('SECTION'),
  table: () => placesOfKind('TABLE'),
  ruling: () => placesOfKind('RULING'),
  term: () => systems.flatMap(({ slug, glossary }) => glossary.map(({ id }) => `${slug}/term/${id}`)),
  armor: () => armors.map(({ id }) => id),
};

const placesOfKind = (kind: ReturnType<typeof placeKindOf>): readonly string[] =>
  systems.flatMap((system) => [...placesOf(system).keys()].filter((id) => placeKindOf(id) === kind));

/** An id without case, separators, its rule set and its kind. */
const bare = (id: string): string =>
  id
    .toLowerCase()
    .replace(/\/+$/, '')
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
  const ids = (IDS[field]?.() ?? []).filter((id) => !isOfSystem || id.startsWith(`${slug}/`));
  const same = ids.filter((id) => bare(id) === bare(given));
  const name = closest(given.toLowerCase(), ids);
  const near = [...new Set([...same, ...(name ? [name] : [])])];
  return { id: same.length === 1 ? same[0] : undefined, near: near.map((id) => ({ id, title: id })) };
}
