/** Searches for a text by the first interpretation with results. */
import {
  INTERPRETATIONS,
  type Interpretation,
  type InterpretedText,
  type MatchingText,
  matchingText,
  type ResolvedText,
  type ResolveOptions,
  resolveOptionsOf,
  type UnitFilter,
} from '@rangefinder/query';
import { type CheckResult, memoize } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor } from '../repositories/cursor.js';
import { type CheckedPage, checkPage, type Page, type PageRequest } from '../repositories/page.js';
import { conditionsOf, type ResolvedFilter } from '../repositories/resolve-filter.js';
import type { Tables } from '../schema.js';
import { resolveText, resolveTexts } from '../words/resolve-text.js';
import { type Found, isHit, type MatchRequest, matchesOf, type Stretch } from './matches.js';

/** A text to search for. */
export interface TextSearch {
  readonly text: string;
  /** Further conditions on units. */
  readonly resolvedFilter: ResolvedFilter;
  /** Queries for matching entries of other kinds. */
  readonly othersOf?: (resolved: MatchingText, text: string) => Promise<readonly RawBuilder<Found>[]>;
}

/** A page of rows, and the interpretation that found them. */
export interface FoundList {
  readonly rows: readonly Found[];
  readonly page: CheckedPage;
  readonly interpretation: Interpretation;
  readonly interpreted: InterpretedText;
  readonly resolved: MatchingText | undefined;
  readonly hasResults: boolean;
  /** Conditions that all units of the list fulfill, including those of the text. */
  readonly conditions: (isPossible?: boolean) => readonly RawBuilder<boolean>[];
}

/** An interpretation to try, and the part of its list that a cursor continues. */
interface Trial {
  readonly interpretation: Interpretation;
  readonly page: CheckedPage;
  readonly stretch: Stretch | undefined;
}

type Resolve = (text: string, options: ResolveOptions) => Promise<ResolvedText | undefined>;

const STRETCHES: readonly Stretch[] = ['whole', 'head', 'rest'];
/** Name of an order in cursors. */
const orderName = (interpretation: Interpretation, stretch: Stretch): string => `${interpretation.name} ${stretch}`;

/** The interpretations to try: all for the first page, that of the cursor for others. */
function trialsOf(request: PageRequest): CheckResult<readonly Trial[]> {
  const { after, ...first } = request;
  const checked = checkPage(first, { name: '' });
  if (!checked.ok) return checked;
  if (after === undefined)
    return { ok: true, value: INTERPRETATIONS.map((interpretation) => ({ interpretation, page: checked.value, stretch: undefined })) };
  for (const interpretation of INTERPRETATIONS)
    for (const stretch of STRETCHES) {
      const position = decodeCursor(after, orderName(interpretation, stretch));
      if (position.ok) return { ok: true, value: [{ interpretation, page: { ...checked.value, after: position.value }, stretch }] };
    }
  return decodeCursor(after, '') as CheckResult<never>;
}

/** The results of the first interpretation that has any; those of the very first where none has. */
export async function findMatches(db: Kysely<Tables>, search: TextSearch, request: PageRequest): Promise<CheckResult<FoundList>> {
  const trials = trialsOf(request);
  if (!trials.ok) return trials;
  const resolve = await resolver(db, search.text, trials.value);
  let last: FoundList | undefined;
  const tried = new Set<string>();
  for (const trial of trials.value) {
    const interpreted = trial.interpretation.textOf(search.text);
    const list = interpreted && (await tryInterpretation(db, search, trial, interpreted, { resolve, tried }));
    if (list?.hasResults) return { ok: true, value: list };
    last ??= list;
  }
  return { ok: true, value: last ?? nothing(trials.value[0] as Trial, search.text) };
}

/** Resolves the typed text. The same statement resolves the texts of other interpretations that do not guess. */
async function resolver(db: Kysely<Tables>, typed: string, trials: readonly Trial[]): Promise<Resolve> {
  const certain = trials.filter((each) => !each.interpretation.mayGuess).flatMap((each) => each.interpretation.textOf(typed)?.text ?? []);
  const others = [...new Set(certain)].filter((text) => text !== typed);
  const [plain, ...found] = await resolveTexts(db, [{ text: typed }, ...others.map((text) => ({ text, mayGuess: false }))]);
  const known = new Map(others.map((text, index) => [text, found[index]]));
  const plainly = memoize(async (text: string) => (text === typed ? plain : resolveText(db, text)));
  return async (text, options) => {
    if (options.isForgiving) return resolveText(db, text, options);
    return options.mayGuess === false ? known.get(text) : plainly(text);
  };
}

const nothing = ({ interpretation, page }: Trial, text: string): FoundList => ({
  ...{ rows: [], page, interpretation, interpreted: { text, filter: {}, conditions: '' }, resolved: undefined, hasResults: false },
  conditions: () => [sql<boolean>`false`],
});

async function tryInterpretation(
  db: Kysely<Tables>,
  search: TextSearch,
  { interpretation, page, stretch }: Trial,
  interpreted: InterpretedText,
  { resolve, tried }: { readonly resolve: Resolve; readonly tried: Set<string> },
): Promise<FoundList> {
  const options = resolveOptionsOf(interpretation, interpreted, interpreted.text === search.text);
  const resolved = matchingText(interpretation, interpreted, options && (await resolve(interpreted.text, options)));
  const conditions = (isPossible = false) => conditionsOf(withInterpreted(search.resolvedFilter, interpreted.filter), isPossible);
  const typed = interpretation.without === undefined ? interpreted.text : undefined;
  const list = { page, interpretation, interpreted, resolved, rows: [], hasResults: false };
  if (resolved === undefined) return { ...list, conditions: () => [sql<boolean>`false`] };
  // A guess that leads to the same words as an earlier interpretation has no results either.
  const key = JSON.stringify([resolved.match, typed, interpreted.conditions]);
  if (tried.size === tried.add(key).size) return { ...list, conditions: () => [sql<boolean>`false`] };
  const isOfUnits = interpreted.conditions !== '';
  const others = isOfUnits || !search.othersOf ? [] : await search.othersOf(resolved, interpreted.text);
  const wanted: MatchRequest = { resolved, typed, conditions: conditions(), others };
  const rows = await matchesOf(db, wanted, page, stretch);
  return {
    ...{ ...list, rows, hasResults: rows.length > 0 },
    conditions: (isPossible) => [isHit({ resolved, typed }), ...conditions(isPossible)],
  };
}

const withInterpreted = ({ filter, words }: ResolvedFilter, interpreted: UnitFilter): ResolvedFilter => ({
  words,
  filter: Object.keys(interpreted).length === 0 ? filter : { ...filter, anyOf: [...(filter.anyOf ?? []), [interpreted]] },
});

/** The page with a node for each row. Its cursors continue the same interpretation. */
export function pageOf<T>({ rows, page: { first, after }, interpretation }: FoundList, toNode: (row: Found) => T): Page<T> {
  const edges = rows.slice(0, first).map((row) => ({
    cursor: encodeCursor({ order: orderName(interpretation, row.stretch), key: row.sort_key, tie: row.sort_tie }),
    node: toNode(row),
  }));
  return {
    edges,
    hasNextPage: rows.length > first,
    hasPreviousPage: after !== undefined,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
}
