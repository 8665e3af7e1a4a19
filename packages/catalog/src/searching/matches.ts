/**
 * Entries that fit a text, page by page. Where they are few, all of them are ranked. Where a word is in too many names for that, those come
 * first whose names begin with what was typed or may have been meant, and the base variants, ranked; all others follow by name, each once.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { lexeme } from '../database/lexeme.js';
import { BASE } from '../domain/facets.js';
import { type CheckedPage, comesAfter, type ListOrder } from '../repositories/page.js';
import { relevanceKey } from '../repositories/relevance.js';
import { and } from '../repositories/unit-conditions.js';
import type { Tables } from '../schema.js';
import { foldText } from '../text/fold.js';
import { storableText } from '../text/storable.js';
import type { ResolvedText } from '../words/resolve-text.js';
import type { CatalogEntryKind } from './hit.js';

/** A row of results before its entry is fetched. */
export interface Found {
  readonly kind: CatalogEntryKind;
  readonly id: string;
  readonly sort_key: string;
  readonly sort_tie: string | number;
  /** Which part of the list it is in. */
  readonly stretch: Stretch;
}

/** A whole list, ranked; of a longer one the head, which is ranked, or the rest, which is not. */
export type Stretch = 'whole' | 'head' | 'rest';

/** What is looked for. */
export interface Wanted {
  /** With an empty match everything fits. */
  readonly resolved: ResolvedText & { readonly match: string };
  /** The text as it is compared with the beginnings of names; undefined where words are missing. */
  readonly typed: string | undefined;
  /** Conditions on units beside the text; undefined where no units are wanted. */
  readonly conditions: readonly RawBuilder<boolean>[];
  /** Entries of other kinds that are ranked with the units. */
  readonly others: readonly RawBuilder<Found>[];
}

/** Matches that are ranked, at most: with more, only the head of the list is. */
const MOST_RANKED = 200;
const MOST_OF_HEAD = 100;
/** What was meant is among the likeliest few. */
const MOST_MEANINGS = 5;
const MOST_OF_A_MEANING = 25;

/** Results are sorted in the query that joins all tables, so by columns of that query. */
const RANKED: ListOrder = { name: '', key: sql`sort_key`, keyType: 'text', tie: sql`sort_tie`, direction: 'asc' };
const BY_NAME: ListOrder = { name: '', key: sql`sort_name`, keyType: 'text', tie: sql`number`, direction: 'asc' };

/** The next entries of a list, one more than a page has, from the place that a cursor of one of its stretches says. */
export async function matchesOf(
  db: Kysely<Tables>,
  wanted: Wanted,
  page: CheckedPage,
  stretch: Stretch | undefined,
): Promise<readonly Found[]> {
  if (stretch === undefined || stretch === 'whole') {
    // A list that was ranked whole goes on so, though it may have grown meanwhile.
    const whole = await wholeList(db, wanted, page, stretch === undefined ? MOST_RANKED : 2 * MOST_RANKED);
    if (whole !== undefined || stretch === 'whole') return whole ?? [];
  }
  const head = stretch === 'rest' ? [] : await headOf(db, wanted, page);
  const missing = page.first + 1 - head.length;
  return missing <= 0
    ? head
    : [...head, ...(await restOf(db, wanted, stretch === 'rest' ? page : { first: page.first, after: undefined }, missing))];
}

const columns = (kind: CatalogEntryKind, { resolved }: Pick<Wanted, 'resolved'>) =>
  sql`${sql.lit(kind)} as kind, id, ${relevanceKey(resolved)} as sort_key, ${sql.lit(`${kind} `)} || id as sort_tie`;

/** The words of a row that is there already: a condition on them is compared, and not looked up. */
const WORDS_OF_ROW = sql`(search_vector || ''::tsvector)`;
const hasMatch = (words: RawBuilder<unknown>, match: string): RawBuilder<boolean> =>
  match === '' ? sql<boolean>`true` : sql<boolean>`${words} @@ ${match}::tsquery`;

/** What holds all words, and what begins with what was typed, is a hit. */
const holds = ({ resolved: { parts } }: Pick<Wanted, 'resolved'>): RawBuilder<boolean> =>
  and([hasMatch(sql`search_vector`, parts.indexed), hasMatch(WORDS_OF_ROW, parts.compared)]);
/** The same of rows that are there already. */
const isFoundToHold = ({ resolved }: Pick<Wanted, 'resolved'>): RawBuilder<boolean> => hasMatch(WORDS_OF_ROW, resolved.match);
/** The same, of base variants only. */
const holdsAsBase = ({ resolved: { match } }: Wanted): RawBuilder<boolean> =>
  sql<boolean>`search_vector @@ ${match === '' ? lexeme(BASE) : `(${match}) & ${lexeme(BASE)}`}::tsquery`;

function begins({ typed }: Pick<Wanted, 'typed'>): RawBuilder<boolean> {
  const begin = storableText(foldText(typed ?? ''));
  return begin === '' ? sql<boolean>`false` : sql<boolean>`(sort_name >= ${begin} and sort_name < ${begin} || chr(1114111))`;
}

/** All hits of a filter, whatever their order: what a count counts. */
export const isHit = (wanted: Pick<Wanted, 'resolved' | 'typed'>): RawBuilder<boolean> =>
  sql<boolean>`((${holds(wanted)}) or ${begins(wanted)})`;

/** The page of a list that is ranked whole; undefined where it has more entries than that. */
async function wholeList(
  db: Kysely<Tables>,
  wanted: Wanted,
  { first, after }: CheckedPage,
  most: number,
): Promise<readonly Found[] | undefined> {
  const conditions = and(wanted.conditions);
  const { rows } = await sql<Partial<Found> & { readonly is_many: boolean }>`
    with held as materialized (select number from units where ${holds(wanted)} and ${conditions} limit ${most + 1}),
      begun as materialized (
        select number from units where ${begins(wanted)} and ${conditions} order by sort_name, number limit ${most + 1}),
      size as materialized (select (select count(*) from held) > ${most} or (select count(*) from begun) > ${most} as is_many)
    select is_many, ranked.* from size left join lateral (
      select matches.*, 'whole' as stretch from (
        ${sql.join(
          [
            sql`select ${columns('unit', wanted)} from units
              where not is_many and number = any(array(select number from held union select number from begun))`,
            ...wanted.others,
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

/** Numbers of the first units whose names begin with words that may have been meant. */
const meantNumbers = (wanted: Wanted, meant: string): RawBuilder<unknown> => sql`
  (select number from units where sort_name >= ${`${meant} `} and sort_name < ${`${meant}!`}
    and ${isFoundToHold(wanted)} and ${and(wanted.conditions)} order by sort_name, number limit ${MOST_OF_A_MEANING})`;

/**
 * Numbers of the units in the head of a long list: those that begin with what was typed or meant, and base variants. All base variants
 * are found before they are sorted: they are few among many hits.
 */
const headNumbers = (wanted: Wanted): RawBuilder<unknown> => sql`
  (select number from units where ${begins(wanted)} and ${and(wanted.conditions)} order by sort_name, number limit ${MOST_OF_HEAD})
  union
  ${sql.join(
    [wanted.resolved.meant, ...wanted.resolved.alsoMeant].slice(0, MOST_MEANINGS).map((meant) => meantNumbers(wanted, meant)),
    sql` union `,
  )}
  union
  (with bases as materialized (select number, sort_name from units where ${holdsAsBase(wanted)} and ${and(wanted.conditions)})
    select number from bases order by sort_name, number limit ${MOST_OF_HEAD})`;

async function headOf(db: Kysely<Tables>, wanted: Wanted, { first, after }: CheckedPage): Promise<readonly Found[]> {
  const units = sql`select ${columns('unit', wanted)} from units where number = any(array(${headNumbers(wanted)}))`;
  const { rows } = await sql<Found>`
    select matches.*, 'head' as stretch from (${sql.join([units, ...wanted.others], sql` union all `)}) as matches
    ${after === undefined ? sql`` : sql`where ${comesAfter(RANKED, after)}`}
    order by sort_key, sort_tie limit ${first + 1}`.execute(db);
  return rows;
}

/** Hits that are found first and then sorted; more of them are met soon enough in the order of names. */
const MOST_SORTED = 5_000;

const REST = sql`'unit' as kind, id, sort_name as sort_key, number as sort_tie, 'rest' as stretch`;

/** The hits behind the head, by name. */
async function restOf(db: Kysely<Tables>, wanted: Wanted, { after }: CheckedPage, most: number): Promise<readonly Found[]> {
  const next = sql`
    and number not in (${headNumbers(wanted)}) ${after === undefined ? sql`` : sql`and ${comesAfter(BY_NAME, after)}`}
    order by sort_name, number limit ${most}`;
  return (await sortedRest(db, wanted, next)) ?? metRest(db, wanted, next);
}

/** All hits, sorted; undefined where they are too many for that. */
async function sortedRest(db: Kysely<Tables>, wanted: Wanted, next: RawBuilder<unknown>): Promise<readonly Found[] | undefined> {
  const { rows } = await sql<Partial<Found> & { readonly is_many: boolean }>`
    with hits as materialized (
        select number, id, sort_name from units where ${isHit(wanted)} and ${and(wanted.conditions)} limit ${MOST_SORTED + 1}),
      size as materialized (select count(*) > ${MOST_SORTED} as is_many from hits)
    select is_many, page.* from size left join lateral (select ${REST} from hits where not is_many ${next}) as page on true
    order by sort_key, sort_tie`.execute(db);
  return rows[0]?.is_many ? undefined : rows.filter((row): row is Found & { is_many: boolean } => typeof row.id === 'string');
}

/** Hits as they are met in the order of names: their words are compared, since a plan that looks them up would find all of them first. */
async function metRest(db: Kysely<Tables>, wanted: Wanted, next: RawBuilder<unknown>): Promise<readonly Found[]> {
  const compared = sql<boolean>`(${isFoundToHold(wanted)} or ${begins(wanted)})`;
  const { rows } = await sql<Found>`select ${REST} from units where ${compared} and ${and(wanted.conditions)} ${next}`.execute(db);
  return rows;
}
