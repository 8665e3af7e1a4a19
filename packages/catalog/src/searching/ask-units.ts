/** Units that are asked for in words, by a filter or by a query: a page of them, how the question was understood, and how many there are. */
import type { CheckResult, Problem } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Unit } from '../domain/unit.js';
import type { UnitFilter, UnitOrder } from '../domain/unit-filter.js';
import { filtersByAvailability } from '../repositories/availability-conditions.js';
import { filterProblems } from '../repositories/filter-problems.js';
import type { Page, PageRequest } from '../repositories/page.js';
import { withResolvedFilter } from '../repositories/resolve-filter.js';
import { and } from '../repositories/unit-conditions.js';
import { countUnits, countUnknown, listUnits } from '../repositories/unit-lists.js';
import { unitsByIds } from '../repositories/units.js';
import type { Tables } from '../schema.js';
import { wordsOf } from '../text/words.js';
import { type FoundList, findMatches, pageOf, type Understanding, understandingOf } from './find-matches.js';
import { type CatalogQuery, parseQuery } from './query/parse-query.js';

/** What is asked for. */
export interface UnitQuestion {
  readonly filter: UnitFilter;
  /** Without an order words are ranked; what has no words is sorted by name. */
  readonly order?: UnitOrder | undefined;
  /** The conditions of a query, beside its words, as they were written. */
  readonly conditions?: string | undefined;
}

/** Units, and how the question was understood. */
export interface UnitAnswer extends Page<Unit>, Understanding {
  /** How many units the whole list has. */
  readonly countAll: (db: Kysely<Tables>) => Promise<number>;
  /** How many more there might be, were it known who may field them; undefined where that is not asked. */
  readonly countUnknown: ((db: Kysely<Tables>) => Promise<number>) | undefined;
}

/**
 * Units that a question asks for, or what is wrong with it.
 * @example await askUnits(db, { filter: { text: 'clan heavy omni under 40 pv' } }) // understoodAs: 'tech:Clan size:3 special:OMNI pv<40'
 */
export async function askUnits(db: Kysely<Tables>, question: UnitQuestion, request: PageRequest = {}): Promise<CheckResult<UnitAnswer>> {
  const { filter, order } = question;
  const problems = filterProblems(filter);
  if (problems.length > 0) return { ok: false, problems };
  const { text, ...rest } = filter;
  if (order !== undefined || typeof text !== 'string' || text.trim() === '') return listed(db, question, request);
  const asked = await withResolvedFilter(
    db,
    rest,
    (resolvedFilter) => findMatches(db, { text, resolvedFilter }, request),
    (found) => found.ok && found.value.rows.length === 0,
  );
  if (!asked.ok || !asked.value.ok) return asked.ok ? (asked.value as CheckResult<never>) : asked;
  return { ok: true, value: await answerOf(db, asked.value.value, question) };
}

async function listed(
  db: Kysely<Tables>,
  { filter, order = { by: 'name' } }: UnitQuestion,
  request: PageRequest,
): Promise<CheckResult<UnitAnswer>> {
  const { text, ...rest } = filter;
  const wanted = typeof text === 'string' && wordsOf(text).length > 0 ? filter : rest;
  const page = await listUnits(db, wanted, order, request);
  if (!page.ok) return page;
  const counts = {
    countAll: (by: Kysely<Tables>) => countUnits(by, wanted, order),
    countUnknown: filtersByAvailability(wanted) ? (by: Kysely<Tables>) => countUnknown(by, wanted, order) : undefined,
  };
  return { ok: true, value: { ...page.value, matched: 'ALL', understoodAs: null, ...counts } };
}

async function answerOf(db: Kysely<Tables>, list: FoundList, { filter, conditions }: UnitQuestion): Promise<UnitAnswer> {
  const { rows, read } = list;
  const units = await unitsByIds(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ...pageOf(list, ({ id }) => units.get(id) as Unit),
    ...understandingOf(list, conditions),
    countAll: (by) => countOf(by, list.conditions()),
    countUnknown: filtersByAvailability(filter) || filtersByAvailability(read.filter) ? (by) => unknownOf(by, list) : undefined,
  };
}

async function countOf(db: Kysely<Tables>, conditions: readonly RawBuilder<boolean>[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from units where ${and(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const unknownOf = async (db: Kysely<Tables>, { conditions }: FoundList): Promise<number> =>
  (await countOf(db, conditions(true))) - (await countOf(db, conditions()));

/**
 * Units that a query asks for: by relevance where it has words and no order, else in order.
 * @example await queryUnits(db, 'pv<=30 jump special:ECM sort:-move')
 */
export async function queryUnits(db: Kysely<Tables>, query: string, request: PageRequest = {}): Promise<CheckResult<UnitAnswer>> {
  const parsed = parseQuery(query);
  if (!parsed.ok) return parsed;
  const { filter, order, conditions } = parsed.value;
  const answer = await askUnits(db, { filter, order, conditions }, request);
  return answer.ok ? answer : { ok: false, problems: problemsInQuery(answer.problems, parsed.value) };
}

/**
 * Problems of a filter at the places of the query where their values stand.
 * @example problemsInQuery(problems, parsed) // path: ['query', 6]
 */
export const problemsInQuery = (problems: readonly Problem[], { values }: Pick<CatalogQuery, 'values'>): readonly Problem[] =>
  problems.map((problem) => {
    const { given, choices, path } = problem;
    if (typeof given !== 'string' || path[0] !== 'filter') return problem;
    const place = values.find(({ value }) => value === given) ?? values.find(({ written }) => written.includes(given));
    if (place === undefined) return problem;
    const { at, written } = place;
    const nearest = choices && { choices: choices.map((each) => written.replace(given, () => each)) };
    return { ...problem, path: ['query', at], given: written, ...nearest };
  });
