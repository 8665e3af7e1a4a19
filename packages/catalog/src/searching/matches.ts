/**
 * Pages of entries that match a text. Short lists are ranked as a whole. Of a long list, only the head is ranked: base variants,
 * and units whose names begin with the typed or a likely text. The rest follows by name, each unit once.
 */
import { allOf, BASE, type MatchingText, sortText, type WordQuery, wordQuery } from '@rangefinder/query';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { tsqueryOf } from '../database/tsquery.js';
import { type CheckedPage, comesAfter, type ListOrder } from '../repositories/page.js';
import { relevanceKey } from '../repositories/relevance.js';
import { and } from '../repositories/unit-conditions.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';
import type { CatalogEntryKind } from './hit.js';

/** A row of results, before its entry is loaded. */
export interface Found {
  readonly kind: CatalogEntryKind;
  readonly id: string;
  readonly sort_key: string;
  readonly sort_tie: string | number;
  /** The part of the list that it belongs to. */
  readonly stretch: Stretch;
  /** Whether it is one of the units at the end whose availability is unknown. */
  readonly isUnknown?: boolean;
}

/** A ranked list, or the ranked head and the sorted rest of a longer list. */
export type Stretch = 'whole' | 'head' | 'rest';

/** A request for matches. */
export interface MatchRequest {
  /** An empty match matches everything. */
  readonly resolved: MatchingText;
  /** The text that names may begin with; undefined where words are left out. */
  readonly typed: string | undefined;
  /** Further conditions on units. */
  readonly conditions: readonly RawBuilder<boolean>[];
  /** Queries for entries of other kinds, which are ranked with the units. */
  readonly others: readonly RawBuilder<Found>[];
}

/** Maximum number of matches in a list that is ranked as a whole. */
const MAX_RANKED = 200;
const MAX_HEAD = 100;
/** Maximum number of likely meanings that the head is looked up by. */
const MAX_MEANINGS = 5;
const MAX_PER_MEANING = 25;

/** Results are sorted by columns of the query that joins all tables. */
const RANKED: ListOrder = { name: '', key: sql`sort_key`, keyType: 'text', tie: sql`sort_tie`, direction: 'asc' };
const BY_NAME: ListOrder = { name: '', key: sql`sort_name`, keyType: 'text', tie: sql`number`, direction: 'asc' };

/** The next rows of a list, one more than a page has, after the position of a cursor. */
export async function matchesOf(
  db: Kysely<Tables>,
  request: MatchRequest,
  page: CheckedPage,
  stretch: Stretch | undefined,
): Promise<readonly Found[]> {
  if (stretch === undefined || stretch === 'whole') {
    // A list that was ranked as a whole stays so, even if it has grown since.
    const whole = await wholeList(db, request, page, stretch === undefined ? MAX_RANKED : 2 * MAX_RANKED);
    if (whole !== undefined || stretch === 'whole') return whole ?? [];
  }
  const head = stretch === 'rest' ? [] : await headOf(db, request, page);
  const missing = page.first + 1 - head.length;
  return missing <= 0
    ? head
    : [...head, ...(await restOf(db, request, stretch === 'rest' ? page : { first: page.first, after: undefined }, missing))];
}

const columns = (kind: CatalogEntryKind, { resolved }: Pick<MatchRequest, 'resolved'>) =>
  sql`${sql.lit(kind)} as kind, id, ${relevanceKey(resolved)} as sort_key, ${sql.lit(`${kind} `)} || id as sort_tie`;

/** The words of a row as an expression without an index, so that a condition on it is compared and not looked up. */
const WORDS_OF_ROW = sql`(search_vector || ''::tsvector)`;
function hasMatch(words: RawBuilder<unknown>, query: WordQuery): RawBuilder<boolean> {
  const match = tsqueryOf(query);
  return match === '' ? sql<boolean>`true` : sql<boolean>`${words} @@ ${match}::tsquery`;
}

/** Rows that hold all words. */
const holds = ({ resolved: { parts } }: Pick<MatchRequest, 'resolved'>): RawBuilder<boolean> =>
  and([hasMatch(sql`search_vector`, parts.indexed), hasMatch(WORDS_OF_ROW, parts.compared)]);
/** The same, without the index. */
const isFoundToHold = ({ resolved }: Pick<MatchRequest, 'resolved'>): RawBuilder<boolean> => hasMatch(WORDS_OF_ROW, resolved.match);
/** The same, for base variants. */
const holdsAsBase = ({ resolved: { match } }: MatchRequest): RawBuilder<boolean> =>
  sql<boolean>`search_vector @@ ${tsqueryOf(allOf([match, wordQuery(BASE)]))}::tsquery`;

function begins({ typed }: Pick<MatchRequest, 'typed'>): RawBuilder<boolean> {
  const begin = storableText(sortText(typed ?? ''));
  return begin === '' ? sql<boolean>`false` : sql<boolean>`(sort_name >= ${begin} and sort_name < ${begin} || chr(1114111))`;
}

/** All hits of a request, in any order, for counts. */
export const isHit = (request: Pick<MatchRequest, 'resolved' | 'typed'>): RawBuilder<boolean> =>
  sql<boolean>`((${holds(request)}) or ${begins(request)})`;

/** A page of a list that is ranked as a whole; undefined for a longer list. */
async function wholeList(
  db: Kysely<Tables>,
  request: MatchRequest,
  { first, after }: CheckedPage,
  most: number,
): Promise<readonly Found[] | undefined> {
  const conditions = and(request.conditions);
  const { rows } = await sql<Partial<Found> & { readonly is_many: boolean }>`
    with held as materialized (select number from units where ${holds(request)} and ${conditions} limit ${most + 1}),
      begun as materialized (
        select number from units where ${begins(request)} and ${conditions} order by sort_name, number limit ${most + 1}),
      size as materialized (select (select count(*) from held) > ${most} or (select count(*) from begun) > ${most} as is_many)
    select is_many, ranked.* from size left join lateral (
      select matches.*, 'whole' as stretch from (
        ${sql.join(
          [
            sql`select ${columns('unit', request)} from units
              where not is_many and number = any(array(select number from held union select number from begun))`,
            ...request.others,
          ],
          sql` union all `,
        )}
      ) as matches
      ${after === undefined ? sql`` : sql`where ${comesAfter(RANKED, after)}`}
      order by sort_key, sort_tie limit ${first + 1}
    ) as ranked on not is_many order by sort_key, sort_tie`.execute(db);
  if (rows[0]?.is_many) return undefined;
  return rows.filter((row): row is Found & { is_many: boolean } => typeof row.id === 'string');
}

/** Numbers of the first units whose names begin with a likely meaning. */
const meantNumbers = (request: MatchRequest, meant: string): RawBuilder<unknown> => sql`
  (select number from units where sort_name >= ${`${sortText(meant)} `} and sort_name < ${`${sortText(meant)}!`}
    and ${isFoundToHold(request)} and ${and(request.conditions)} order by sort_name, number limit ${MAX_PER_MEANING})`;

/**
 * Numbers of the units in the head of a long list: those whose names begin with the typed or a likely text, and base variants. Base
 * variants are few, so all of them are found before they are sorted.
 */
const headNumbers = (request: MatchRequest): RawBuilder<unknown> => sql`
  (select number from units where ${begins(request)} and ${and(request.conditions)} order by sort_name, number limit ${MAX_HEAD})
  union
  ${sql.join(
    [request.resolved.meant, ...request.resolved.alsoMeant].slice(0, MAX_MEANINGS).map((meant) => meantNumbers(request, meant)),
    sql` union `,
  )}
  union
  (with bases as materialized (select number, sort_name from units where ${holdsAsBase(request)} and ${and(request.conditions)})
    select number from bases order by sort_name, number limit ${MAX_HEAD})`;

async function headOf(db: Kysely<Tables>, request: MatchRequest, { first, after }: CheckedPage): Promise<readonly Found[]> {
  const units = sql`select ${columns('unit', request)} from units where number = any(array(${headNumbers(request)}))`;
  const { rows } = await sql<Found>`
    select matches.*, 'head' as stretch from (${sql.join([units, ...request.others], sql` union all `)}) as matches
    ${after === undefined ? sql`` : sql`where ${comesAfter(RANKED, after)}`}
    order by sort_key, sort_tie limit ${first + 1}`.execute(db);
  return rows;
}

/** Maximum number of hits that are found and then sorted. More hits are dense enough to be met while walking along the names. */
const MAX_SORTED = 5_000;

const REST = sql`'unit' as kind, id, sort_name as sort_key, number as sort_tie, 'rest' as stretch`;

/** The hits after the head, by name. */
async function restOf(db: Kysely<Tables>, request: MatchRequest, { after }: CheckedPage, most: number): Promise<readonly Found[]> {
  const next = sql`
    and number not in (${headNumbers(request)}) ${after === undefined ? sql`` : sql`and ${comesAfter(BY_NAME, after)}`}
    order by sort_name, number limit ${most}`;
  return (await sortedRest(db, request, next)) ?? metRest(db, request, next);
}

/** All hits, sorted; undefined where they are too many. */
async function sortedRest(db: Kysely<Tables>, request: MatchRequest, next: RawBuilder<unknown>): Promise<readonly Found[] | undefined> {
  const { rows } = await sql<Partial<Found> & { readonly is_many: boolean }>`
    with hits as materialized (
        select number, id, sort_name from units where ${isHit(request)} and ${and(request.conditions)} limit ${MAX_SORTED + 1}),
      size as materialized (select count(*) > ${MAX_SORTED} as is_many from hits)
    select is_many, page.* from size left join lateral (select ${REST} from hits where not is_many ${next}) as page on true
    order by sort_key, sort_tie`.execute(db);
  return rows[0]?.is_many ? undefined : rows.filter((row): row is Found & { is_many: boolean } => typeof row.id === 'string');
}

/**
 * Hits in the order of the index of names. Their words are compared row by row, since a plan that looks words up would find all
 * hits first.
 */
async function metRest(db: Kysely<Tables>, request: MatchRequest, next: RawBuilder<unknown>): Promise<readonly Found[]> {
  const compared = sql<boolean>`(${isFoundToHold(request)} or ${begins(request)})`;
  const { rows } = await sql<Found>`select ${REST} from units where ${compared} and ${and(request.conditions)} ${next}`.execute(db);
  return rows;
}
