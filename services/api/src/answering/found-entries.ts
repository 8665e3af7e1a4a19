/** Entries that match a query, with their figures. They are cached until the catalog changes. */
import {
  findWeapon,
  foldText,
  listWeapons,
  type Names,
  parseQuery,
  problemsInQuery,
  type UnitFigures,
  unitFigures,
  unitIds,
  type Weapon,
} from '@rangefinder/catalog';
import { allowedBy, type CheckResult, FIRST_LANGUAGE, type FoundQuery, MAX_PROBLEMS, type Problem, type Slug } from '@rangefinder/rules';
import { LRUCache } from 'lru-cache';
import { askCatalog, catalogState } from '../context/catalog-access.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { yieldToOthers } from '../context/work/cooperative-scheduling.js';
import { CATALOG_MS } from '../context/work/cost.js';
import { type EntryRegistry, entryRegistry, type RegistryEntry } from './entry-registry.js';

/** Result of a query. */
export interface FoundEntries {
  readonly ids: readonly string[];
  readonly registry: EntryRegistry;
  /** Cache key with the state of the catalog, shared with worker threads. */
  readonly key: string;
  /** Localized names of an entry. */
  namesOf(id: string): Names | undefined;
}

/** Maximum number of entries in a ranking. */
const MAX_FOUND = 10_000;
/** Maximum number of cached entries per rule set. The cache is cleared beyond it. */
const MAX_CACHED_ENTRIES = 30_000;
/** Entries per read. Other requests run between two reads. */
const READ_BATCH_SIZE = 500;
const QUERY_MS = 10;
/** Reading an entry that is not cached. */
const READ_MS = 0.05;

interface EntryCache {
  readonly key: string;
  readonly registry: EntryRegistry;
  readonly names: Map<string, Names>;
}
const caches = new LRUCache<string, EntryCache>({ max: 8 });

/** Entries of a rule set by their ids, or those that there are none of. */
export async function entriesByIds(
  { path, field }: Pick<FoundQuery, 'path' | 'field'>,
  ids: readonly string[],
  system: Slug,
  context: ResolverContext,
): Promise<CheckResult<FoundEntries>> {
  const { readKey } = await catalogState(context);
  const cache = cacheOf(field.of, system, readKey);
  if (field.of === 'unit') await readUnits(ids, cache, context);
  else for (const id of ids) await readWeapon(id, cache, context);
  const missing = ids.filter((id) => !cache.registry.has(id) || !id.startsWith(`${system}/`));
  if (missing.length > 0)
    return {
      ok: false,
      problems: missing.slice(0, MAX_PROBLEMS).map((given) => ({ code: 'NOT_FOUND', path, given, ...allowedBy(field) })),
    };
  return { ok: true, value: foundIn(cache, ids) };
}

const foundIn = ({ registry, key, names }: EntryCache, ids: readonly string[]): FoundEntries => ({
  ids,
  registry,
  key,
  namesOf: (id) => names.get(id),
});

/** The entries of a rule set that a query finds, or what is wrong with it. */
export async function findEntries(query: FoundQuery, system: Slug, context: ResolverContext): Promise<CheckResult<FoundEntries>> {
  context.budget.spend(CATALOG_MS + QUERY_MS);
  const { readKey } = await catalogState(context);
  const cache = cacheOf(query.field.of, system, readKey);
  const ids = await (query.field.of === 'unit' ? unitsFound(query, system, cache, context) : weaponsFound(query, system, cache, context));
  if (!ids.ok) return ids;
  if (ids.value.length > MAX_FOUND) return { ok: false, problems: [tooMany(query)] };
  return { ok: true, value: foundIn(cache, ids.value) };
}

const tooMany = ({ path, query }: FoundQuery) => ({
  code: 'TOO_MANY' as const,
  path: [...path, 'query'],
  given: query,
  allowed: { en: `a query that finds at most ${MAX_FOUND} entries`, ru: `запрос, который находит не больше ${MAX_FOUND} записей` },
});

function cacheOf(of: 'unit' | 'weapon', system: string, readKey: string): EntryCache {
  const key = `${of} ${system} ${readKey}`;
  const known = caches.get(`${of} ${system}`);
  if (known?.key === key && known.registry.size < MAX_CACHED_ENTRIES) return known;
  const cache = { key, registry: entryRegistry(of, system), names: new Map() };
  caches.set(`${of} ${system}`, cache);
  return cache;
}

/** An entry with its names by language. */
type NamedEntry = Omit<RegistryEntry, 'name'> & { readonly names: Names };

function addTo({ registry, names }: EntryCache, entries: readonly NamedEntry[]): void {
  registry.add(entries.map(({ id, kind, names: { [FIRST_LANGUAGE]: name }, cost, stats }) => ({ id, kind, name, cost, stats })));
  for (const { id, names: own } of entries) names.set(id, own);
}

async function unitsFound(
  { path, query }: FoundQuery,
  system: Slug,
  cache: EntryCache,
  context: ResolverContext,
): Promise<CheckResult<readonly string[]>> {
  const parsed = parseQuery(query);
  const below = (problems: readonly Problem[]) => problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
  if (!parsed.ok) return { ok: false, problems: below(parsed.problems) };
  const { filter } = parsed.value;
  if (![filter.system ?? system].flat().includes(system)) return { ok: true, value: [] };
  const ids = await askCatalog(context, (db) => unitIds(db, { ...filter, system }, MAX_FOUND));
  if (!ids.ok) return { ok: false, problems: below(problemsInQuery(ids.problems, parsed.value)) };
  if (ids.value.length > MAX_FOUND) return ids;
  await readUnits(ids.value, cache, context);
  return ids;
}

async function readUnits(ids: readonly string[], cache: EntryCache, context: ResolverContext): Promise<void> {
  const missing = ids.filter((id) => !cache.registry.has(id));
  context.budget.spend(missing.length * READ_MS);
  for (let at = 0; at < missing.length; at += READ_BATCH_SIZE) {
    const read: readonly UnitFigures[] = await askCatalog(context, (db) => unitFigures(db, missing.slice(at, at + READ_BATCH_SIZE)));
    addTo(cache, read);
    await yieldToOthers(context.caller);
  }
}

async function readWeapon(id: string, cache: EntryCache, context: ResolverContext): Promise<void> {
  const weapon = cache.registry.has(id) ? undefined : await askCatalog(context, (db) => findWeapon(db, id));
  if (weapon) addTo(cache, [weapon]);
}

const WEAPONS_BATCH_SIZE = 100;
const EVERYTHING = '*';

/** Weapons are few: words of their names and kinds are looked for among all of them. */
async function weaponsFound(
  { query }: FoundQuery,
  system: Slug,
  cache: EntryCache,
  context: ResolverContext,
): Promise<CheckResult<readonly string[]>> {
  const words = query === EVERYTHING ? [] : foldText(query).split(/\s+/).filter(Boolean);
  const found: Weapon[] = [];
  let after: string | undefined;
  do {
    const page = await askCatalog(context, (db) =>
      listWeapons(db, { system }, undefined, { first: WEAPONS_BATCH_SIZE, ...(after !== undefined && { after }) }),
    );
    if (!page.ok) return page;
    found.push(...page.value.edges.map(({ node }) => node).filter((weapon) => words.every((word) => namesOf(weapon).includes(word))));
    after = page.value.hasNextPage ? (page.value.endCursor ?? undefined) : undefined;
  } while (after !== undefined && found.length <= MAX_FOUND);
  addTo(cache, found);
  return { ok: true, value: found.map(({ id }) => id) };
}

const namesOf = ({ names, kind, aliases }: Weapon): string => foldText([...Object.values(names), kind, ...aliases].join(' '));
