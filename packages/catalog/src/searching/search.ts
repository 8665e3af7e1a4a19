/** Search in names and aliases of units, weapons and armor, in both languages, ranked by relevance. */
import {
  fitInOrder,
  fitOfResult,
  fitsInOrder,
  type MatchingText,
  type System,
  type Understanding,
  type UnitFilter,
  understandingOf,
} from '@rangefinder/query';
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { tsqueryOf } from '../database/tsquery.js';
import type { Unit } from '../domain/unit.js';
import { MAX_PAGE_ROWS, type Page, type PageRequest } from '../repositories/page.js';
import { relevanceKey } from '../repositories/relevance.js';
import type { ResolvedFilter } from '../repositories/resolve-filter.js';
import type { Tables } from '../schema.js';
import { armorMatches } from './armor-matches.js';
import { fetchEntries } from './entries.js';
import { filterUnits, orderedByWords } from './filter-units.js';
import { type FoundList, findMatches, pageOf } from './find-matches.js';
import type { CatalogHit, RankedHit } from './hit.js';
import type { Found } from './matches.js';

const NO_FILTER: ResolvedFilter = { filter: {}, words: new Map() };

/**
 * Entries whose names match a text: whole words, beginnings or misspellings, in either language.
 * @example (await searchCatalog(db, 'хельбрингер')).value.edges[0]?.node // { kind: 'unit', unit: Loki (Hellbringer) Prime }
 */
export async function searchCatalog(db: Kysely<Tables>, text: string, request: PageRequest = {}): Promise<CheckResult<Page<CatalogHit>>> {
  const found = await findEverything(db, text, request, {});
  return found.ok ? { ok: true, value: pageOf(found.value, await fetchEntries(db, found.value.rows)) } : found;
}

/** The best results, and how the text was understood. */
export interface RankedHits extends Understanding {
  readonly hits: readonly RankedHit[];
}

/** Options of a search for the best results. */
export interface RankedSearch {
  /** Without it, all rule sets. */
  readonly system?: System | undefined;
  /** Maximum number of results; that of a page by default. */
  readonly first?: number | undefined;
  /** Whether similar words may replace unknown ones, with fit 4; true by default. */
  readonly mayGuess?: boolean | undefined;
}

/**
 * The best results, without further pages.
 * @example (await rankedHits(db, 'rifle', { system: '5150' })).hits[0] // { kind: 'weapon', weapon: Rifle, fit: 1 }
 */
export async function rankedHits(db: Kysely<Tables>, text: string, options: RankedSearch = {}): Promise<RankedHits> {
  const { system, first = MAX_PAGE_ROWS, mayGuess } = options;
  const ordered = await orderedHits(db, text, system, first);
  if (ordered) return ordered;
  const found = await findEverything(db, text, { first }, { system, mayGuess });
  if (!found.ok) return { hits: [], matched: 'ALL', understoodAs: null };
  const rows = found.value.rows.slice(0, first);
  const entries = await fetchEntries(db, rows);
  const fits = fitsInOrder(rows.map((row) => fitOf(found.value, row)));
  return { hits: rows.map((row, at) => ({ ...entries(row), fit: fits[at] as RankedHit['fit'] })), ...understandingOf(found.value) };
}

/** Units in an order that words ask for: the cheapest. */
async function orderedHits(db: Kysely<Tables>, text: string, system: System | undefined, first: number): Promise<RankedHits | undefined> {
  const typed = text.trim();
  const found = await orderedByWords(db, { filter: system === undefined ? {} : { system } }, typed, { first });
  if (!found?.ok) return undefined;
  const { edges, matched, understoodAs } = found.value;
  const fit = fitInOrder(found.value);
  return { hits: edges.map(({ node: unit }) => ({ kind: 'unit', unit, fit })), matched, understoodAs };
}

/** The rest of a long list holds the words. */
const fitOf = (list: FoundList, { sort_key: key, stretch }: Found): RankedHit['fit'] =>
  stretch === 'rest' && list.interpreted.conditions === '' && !list.interpretation.mayGuess ? 2 : fitOfResult(list, key);

async function findEverything(
  db: Kysely<Tables>,
  text: string,
  request: PageRequest,
  { system, mayGuess }: Omit<RankedSearch, 'first'>,
): Promise<CheckResult<FoundList>> {
  const resolvedFilter = system === undefined ? NO_FILTER : { ...NO_FILTER, filter: { system } };
  return findMatches(
    db,
    {
      text,
      mayGuess,
      resolvedFilter,
      othersOf: async (resolved, read) => [weaponMatches(resolved, system), ...(await armorMatches(db, read, system))],
    },
    request,
  );
}

const weaponMatches = (resolved: MatchingText, system?: System): RawBuilder<Found> =>
  sql<Found>`select 'weapon' as kind, id, ${relevanceKey(resolved)} as sort_key, 'weapon ' || id as sort_tie from weapons
    where search_vector @@ ${tsqueryOf(resolved.match)}::tsquery ${system === undefined ? sql`` : sql`and system = ${system}`}`;

/**
 * Units that match a text and a filter. Without words in the text, the list of the filter by name.
 * @example await searchUnits(db, 'loki prime', { system: 'alpha-strike' }, { first: 10 })
 */
export const searchUnits = (
  db: Kysely<Tables>,
  text: string,
  filter: UnitFilter = {},
  request: PageRequest = {},
): Promise<CheckResult<Page<Unit>>> => filterUnits(db, { filter: { ...filter, text } }, request);
