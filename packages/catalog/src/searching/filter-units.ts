/** Pages of units by filter or query, with how the text was understood and counts. */
import {
  filterProblems,
  filtersByAvailability,
  interpretPlainWords,
  isTelling,
  problemsInQuery,
  readQuery,
  type UnitFilter,
  type UnitOrder,
  type UnitUnderstanding,
  understandingOf,
  wordsOf,
} from '@rangefinder/query';
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Unit } from '../domain/unit.js';
import type { Page, PageRequest } from '../repositories/page.js';
import { withResolvedFilter } from '../repositories/resolve-filter.js';
import { and } from '../repositories/unit-conditions.js';
import { countUnits, countUnknown, listUnits } from '../repositories/unit-lists.js';
import { unitsByIds } from '../repositories/units.js';
import type { Tables } from '../schema.js';
import { type FoundList, findMatches, hasNamesWith, pageOf } from './find-matches.js';

/** A request for units. */
export interface UnitRequest {
  readonly filter: UnitFilter;
  /** Without an order, units are ranked by their words, or sorted by name where there are no words. */
  readonly order?: UnitOrder | undefined;
  /** The conditions of a query as written, without its words. */
  readonly conditions?: string | undefined;
  /** Texts of which one is enough, by the best of which units are ranked. */
  readonly alternatives?: readonly string[] | undefined;
}

/** A page of units, and how the text was understood. */
export interface UnitResult extends Page<Unit>, UnitUnderstanding {
  /** Number of units in the whole list. */
  readonly countAll: (db: Kysely<Tables>) => Promise<number>;
  /** Number of units at its end whose availability is unknown; undefined without a condition on availability. */
  readonly countUnknown: ((db: Kysely<Tables>) => Promise<number>) | undefined;
}

/**
 * A page of units, or the problems of the request.
 * @example await filterUnits(db, { filter: { text: 'clan heavy omni under 40 pv' } }) // understoodAs: 'tech:Clan size:3
 *   special:OMNI pv<40'
 */
export async function filterUnits(db: Kysely<Tables>, request: UnitRequest, page: PageRequest = {}): Promise<CheckResult<UnitResult>> {
  const { filter, order } = request;
  const problems = filterProblems(filter);
  if (problems.length > 0) return { ok: false, problems };
  const { text, ...rest } = filter;
  const typed = typeof text === 'string' ? text.trim() : '';
  const { alternatives = [] } = request;
  if (order !== undefined || (typed === '' && alternatives.length === 0)) return listed(db, request, page);
  const inOrder = await orderedByWords(db, request, typed, page);
  if (inOrder !== undefined) return inOrder;
  const found = await withResolvedFilter(
    db,
    rest,
    (resolvedFilter) => findMatches(db, { text: typed, resolvedFilter, alternatives }, page),
    (matches) => matches.ok && !matches.value.hasResults,
  );
  if (!found.ok || !found.value.ok) return found.ok ? (found.value as CheckResult<never>) : found;
  return { ok: true, value: await resultOf(db, found.value.value, request) };
}

/** The list in an order that words ask for, such as the cheapest; undefined for other words, and where names begin with them. */
export async function orderedByWords(
  db: Kysely<Tables>,
  { filter, conditions = '' }: UnitRequest,
  typed: string,
  page: PageRequest,
): Promise<CheckResult<UnitResult> | undefined> {
  const question = interpretPlainWords(typed);
  if (question?.order === undefined) return undefined;
  const { text: _, ...rest } = filter;
  if (await hasNamesWith(db, typed)) return undefined;
  const { anyOf = [] } = rest;
  const inOrder = (text: string, of: PageRequest) =>
    listed(db, { filter: { ...rest, anyOf: [...anyOf, [question.filter]], ...(text !== '' && { text }) }, order: question.order }, of);
  const hasUnits = async (text: string) => {
    const first = await inOrder(text, { first: 1 });
    return first.ok && first.value.edges.length > 0;
  };
  // Words that no unit with several conditions has are left out.
  const isWhole = question.text === '' || !isTelling(question.conditions) || (await hasUnits(question.text));
  const text = isWhole ? question.text : '';
  const found = await inOrder(text, page);
  if (!found.ok || found.value.edges.length === 0) return page.after === undefined || !found.ok ? undefined : found;
  const understoodAs = [text, question.conditions, conditions].filter((part) => part !== '').join(' ');
  return { ok: true, value: { ...found.value, matched: isWhole ? 'ALL' : 'MOST', understoodAs } };
}

async function listed(db: Kysely<Tables>, { filter, order }: UnitRequest, pageRequest: PageRequest): Promise<CheckResult<UnitResult>> {
  const { text, ...rest } = filter;
  const wanted = typeof text === 'string' && wordsOf(text).length > 0 ? filter : rest;
  const page = await listUnits(db, wanted, order, pageRequest);
  if (!page.ok) return page;
  const counts = {
    countAll: (by: Kysely<Tables>) => countUnits(by, wanted),
    countUnknown: filtersByAvailability(wanted) ? (by: Kysely<Tables>) => countUnknown(by, wanted) : undefined,
  };
  return { ok: true, value: { ...page.value, matched: 'ALL', understoodAs: null, alternative: null, ...counts } };
}

async function resultOf(db: Kysely<Tables>, list: FoundList, { filter, conditions }: UnitRequest): Promise<UnitResult> {
  const { rows, interpreted } = list;
  const units = await unitsByIds(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ...pageOf(list, ({ id }) => units.get(id) as Unit),
    ...understandingOf(list, conditions),
    countAll: (by) => countOf(by, list.conditions(true)),
    countUnknown: filtersByAvailability(filter) || filtersByAvailability(interpreted.filter) ? (by) => unknownOf(by, list) : undefined,
  };
}

async function countOf(db: Kysely<Tables>, conditions: readonly RawBuilder<boolean>[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from units where ${and(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const unknownOf = async (db: Kysely<Tables>, { conditions }: FoundList): Promise<number> =>
  (await countOf(db, conditions(true))) - (await countOf(db, conditions()));

/**
 * A page of units by query, ranked where it has words and no order, else sorted.
 * @example await queryUnits(db, 'pv<=30 jump special:ECM sort:-move')
 */
export async function queryUnits(db: Kysely<Tables>, query: string, page: PageRequest = {}): Promise<CheckResult<UnitResult>> {
  const parsed = readQuery(query);
  if (!parsed.ok) return parsed;
  const result = await filterUnits(db, parsed.value, page);
  return result.ok ? result : { ok: false, problems: problemsInQuery(result.problems, parsed.value) };
}
