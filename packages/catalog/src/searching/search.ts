/** Search over names and aliases of units and weapons, in both languages at once, the best match first. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { System } from '../domain/shape.js';
import type { Unit } from '../domain/unit.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import type { Weapon } from '../domain/weapon.js';
import {
  type CheckedPage,
  checkPage,
  comesAfter,
  LARGEST_PAGE,
  type ListOrder,
  type Page,
  type PageRequest,
  toPage,
} from '../repositories/page.js';
import { filterProblems, unitConditions } from '../repositories/unit-conditions.js';
import { and, listUnits } from '../repositories/unit-lists.js';
import { unitsByIds } from '../repositories/units.js';
import { weaponsByIds } from '../repositories/weapons.js';
import type { Tables } from '../schema.js';
import { foldText } from '../text/fold.js';
import { askable } from '../text/storable.js';
import { wordsOf } from '../text/words.js';
import { type ResolvedText, resolveText } from '../words/resolve-text.js';
import { parseQuery } from './query/parse-query.js';
import { type FieldedText, fieldedText, inLatin, otherLayout, piecesJoined } from './readings.js';
import { relevanceKey } from './relevance.js';

/** Something found. */
export type CatalogHit = { readonly kind: 'unit'; readonly unit: Unit } | { readonly kind: 'weapon'; readonly weapon: Weapon };

/** Something found, and how well its names fit: it is the very name (1), words of it (2), other forms of them (3), like them (4). */
export type RankedHit = CatalogHit & { readonly fit: 1 | 2 | 3 | 4 };

/** Fits by the digit that sort keys begin with. */
const FITS: Readonly<Record<string, RankedHit['fit']>> = { 1: 1, 2: 3, 3: 2, 4: 2, 5: 2, 6: 3, 7: 4 };

/** A row of results before its entry is fetched. */
interface Found {
  readonly kind: CatalogHit['kind'];
  readonly id: string;
  readonly sort_key: string;
  readonly sort_tie: string;
}

/**
 * Matches that are ranked, at most: a word that thousands of names share ranks some of them, and those it begins in any case. Where
 * several words are looked for, each has its share.
 */
const MOST_RANKED = 500;
const LEAST_SHARE = 20;
const MOST_BEGINNINGS = 200;

/**
 * Entries that fit what was typed: words, beginnings, misspellings, in either language.
 * @example (await searchCatalog(db, 'хельбрингер')).value.edges[0]?.node // { kind: 'unit', unit: Loki (Hellbringer) Prime }
 */
export async function searchCatalog(db: Kysely<Tables>, text: string, request: PageRequest = {}): Promise<CheckResult<Page<CatalogHit>>> {
  const found = await findMatches(db, text, request, (resolved, typed, filter) => [
    unitMatches(resolved, typed, filter),
    ...(isOfUnits(filter) ? [] : [weaponMatches(resolved)]),
  ]);
  if (!found.ok) return found;
  const entries = await fetchEntries(db, found.value.rows);
  return { ok: true, value: toPage(found.value.rows, found.value.page, found.value.order, entries) };
}

/**
 * The best of what fits, in one rule set or in all, without a page to go on to.
 * @example (await rankedHits(db, 'rifle', '5150'))[0] // { kind: 'weapon', weapon: Rifle, fit: 1 }
 */
export async function rankedHits(db: Kysely<Tables>, text: string, system?: System): Promise<readonly RankedHit[]> {
  const sources: Sources = (resolved, typed, filter) => [
    unitMatches(resolved, typed, { ...filter, system }),
    ...(isOfUnits(filter) ? [] : [weaponMatches(resolved, system)]),
  ];
  const found = await findMatches(db, text, { first: LARGEST_PAGE }, sources);
  if (!found.ok) return [];
  const isGuess = READINGS.some(({ name, mayGuess }) => mayGuess && name === found.value.order.name);
  const rows = found.value.rows.slice(0, LARGEST_PAGE);
  const entries = await fetchEntries(db, rows);
  return rows.map((row) => ({ ...entries(row), fit: isGuess ? 4 : (FITS[row.sort_key[0] as string] as RankedHit['fit']) }));
}

/**
 * Units that fit what was typed and a filter beside it. Without a word in the text it is the filter's list by name.
 * @example await searchUnits(db, 'loki prime', { system: 'alpha-strike' }, { first: 10 })
 */
export async function searchUnits(
  db: Kysely<Tables>,
  text: string,
  filter: UnitFilter = {},
  request: PageRequest = {},
): Promise<CheckResult<Page<Unit>>> {
  const problems = filterProblems({ ...filter, text });
  if (problems.length > 0) return { ok: false, problems };
  if (wordsOf(text).length === 0) return listUnits(db, filter, { by: 'name' }, request);
  const found = await findMatches(db, text, request, (resolved, typed, said) => [unitMatches(resolved, typed, { ...said, ...filter })]);
  if (!found.ok) return found;
  const units = await unitsByIds(
    db,
    found.value.rows.map(({ id }) => id),
  );
  return { ok: true, value: toPage(found.value.rows, found.value.page, found.value.order, ({ id }) => units.get(id) as Unit) };
}

/**
 * Units that a query asks for: by relevance where it has words and no order, else in order.
 * @example await queryUnits(db, 'pv<=30 jump special:ECM sort:-move')
 */
export async function queryUnits(db: Kysely<Tables>, query: string, request: PageRequest = {}): Promise<CheckResult<Page<Unit>>> {
  const parsed = parseQuery(query);
  if (!parsed.ok) return parsed;
  const { filter, order } = parsed.value;
  const { text, ...rest } = filter;
  return order === undefined && text !== undefined ? searchUnits(db, text, rest, request) : listUnits(db, filter, order, request);
}

/** Results are sorted in the query that joins all tables, so by columns of that query. */
const RELEVANCE: ListOrder = { name: 'relevance', key: sql`sort_key`, keyType: 'text', tie: sql`sort_tie`, direction: 'asc' };
/** The ways to read a text, by the names that cursors have for them: a page leads on in the way of the one before. */
interface Reading {
  readonly name: string;
  /** The text that is looked for; undefined where this way is none. */
  readonly textOf: (text: string) => FieldedText | undefined;
  /** Words that names do not have are taken for others that are like them. */
  readonly mayGuess: boolean;
  /** So are words that names have. */
  readonly isForgiving?: true;
}

const plainly = (text: string): FieldedText => ({ text, filter: {} });
/** Another text, where it is another. */
const withoutLastWord = (text: string): FieldedText | undefined => {
  const words = foldText(text).split(' ');
  return words.length > 1 ? plainly(words.slice(0, -1).join(' ')) : undefined;
};
const unless = (change: (text: string) => string) => (text: string) =>
  change(text) === foldText(text) ? undefined : plainly(change(text));

/** In the order in which they are tried. Before anything is guessed, it is asked whether it makes sense in another way. */
const READINGS: readonly Reading[] = [
  { name: 'relevance', textOf: plainly, mayGuess: false },
  { name: 'layout', textOf: unless(otherLayout), mayGuess: false },
  { name: 'latin', textOf: unless(inLatin), mayGuess: false },
  { name: 'joined', textOf: unless(piecesJoined), mayGuess: false },
  { name: 'fielded', textOf: fieldedText, mayGuess: false },
  { name: 'guessed', textOf: plainly, mayGuess: true },
  { name: 'forgiving', textOf: plainly, mayGuess: true, isForgiving: true },
  { name: 'fielded-guessed', textOf: fieldedText, mayGuess: true },
  { name: 'partial', textOf: withoutLastWord, mayGuess: true, isForgiving: true },
];

interface Matches {
  readonly rows: readonly Found[];
  readonly page: CheckedPage;
  readonly order: ListOrder;
}

type Matching = ResolvedText & { readonly match: string };
type Sources = (resolved: Matching, typed: string, filter: UnitFilter) => readonly RawBuilder<Found>[];

/** Weapons belong to no faction. */
const isOfUnits = ({ faction, era }: UnitFilter): boolean => faction !== undefined || era !== undefined;

/** The first way to read the text in which something is found; the first of all where nothing is. */
async function findMatches(db: Kysely<Tables>, text: string, request: PageRequest, sources: Sources): Promise<CheckResult<Matches>> {
  const pages = READINGS.map((reading) => ({ reading, page: checkPage(request, reading) }));
  const tried = pages.filter(({ page }) => page.ok);
  const [first] = pages;
  if (tried.length === 0) return first?.page as CheckResult<never>;
  let last: Matches | undefined;
  for (const { reading, page } of tried) {
    const said = reading.textOf(text);
    if (!page.ok || said === undefined) continue;
    const resolved = await resolveText(db, said.text, reading.isForgiving);
    const isAsked = resolved !== undefined && (reading.mayGuess || resolved.isSure);
    const rows = isAsked ? await pageOfMatches(db, resolved, page.value, (found) => sources(found, said.text, said.filter)) : [];
    const matches = { rows, page: page.value, order: { ...RELEVANCE, name: reading.name } };
    if (rows.length > 0) return { ok: true, value: matches };
    last ??= matches;
  }
  return { ok: true, value: last as Matches };
}

async function pageOfMatches(
  db: Kysely<Tables>,
  resolved: ResolvedText | undefined,
  { first, after }: CheckedPage,
  sources: (resolved: Matching) => readonly RawBuilder<Found>[],
): Promise<readonly Found[]> {
  if (resolved?.match === undefined) return [];
  const all = sql.join([...sources(resolved as Matching)], sql` union all `);
  const { rows } = await sql<Found>`
    select * from (${all}) as matches
    ${after === undefined ? sql`` : sql`where ${comesAfter(RELEVANCE, after)}`}
    order by sort_key, sort_tie limit ${first + 1}`.execute(db);
  return rows;
}

const found = (kind: CatalogHit['kind'], resolved: ResolvedText) =>
  sql`${sql.lit(kind)} as kind, id, ${relevanceKey(resolved)} as sort_key, ${sql.lit(`${kind} `)} || id as sort_tie`;

/**
 * Those that hold the words, and those whose names begin with what was typed: of the latter none is left out for others. Their
 * numbers come out of the index of names alone, in its order.
 */
function unitMatches(resolved: Matching, text: string, filter: UnitFilter): RawBuilder<Found> {
  const conditions = and(unitConditions(filter));
  const begin = askable(foldText(text));
  const share = Math.max(LEAST_SHARE, Math.floor(MOST_RANKED / resolved.parts.length));
  const holding = (part: string) =>
    sql`(select ${found('unit', resolved)} from units where search_vector @@ ${part}::tsquery and ${conditions} limit ${share})`;
  return sql<Found>`select * from (
    ${sql.join(resolved.parts.map(holding), sql` union `)}
    union
    (select ${found('unit', resolved)} from units where number = any(array(
      select number from units where sort_name >= ${begin} and sort_name < ${begin} || chr(1114111) and ${conditions}
      order by sort_name, number limit ${MOST_BEGINNINGS})))
  ) as unit_matches`;
}

const weaponMatches = (resolved: Matching, system?: System): RawBuilder<Found> =>
  sql<Found>`select * from (select ${found('weapon', resolved)} from weapons
    where search_vector @@ ${resolved.match}::tsquery ${system === undefined ? sql`` : sql`and system = ${system}`}
    limit ${MOST_RANKED}) as weapon_matches`;

async function fetchEntries(db: Kysely<Tables>, rows: readonly Found[]): Promise<(row: Found) => CatalogHit> {
  const idsOf = (kind: CatalogHit['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [units, weapons] = await Promise.all([unitsByIds(db, idsOf('unit')), weaponsByIds(db, idsOf('weapon'))]);
  return ({ kind, id }) => (kind === 'unit' ? { kind, unit: units.get(id) as Unit } : { kind, weapon: weapons.get(id) as Weapon });
}
