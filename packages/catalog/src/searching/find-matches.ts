/** Searches for a text by the first interpretation with results. */
import {
  filtersByAvailability,
  INTERPRETATIONS,
  type Interpretation,
  type InterpretedText,
  isOfTraits,
  type MatchingText,
  matchingText,
  type ResolvedText,
  type ResolveOptions,
  ranksByBest,
  resolveOptionsOf,
  type UnitFilter,
} from '@rangefinder/query';
import { type CheckResult, memoize } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { decodeCursor } from '../repositories/cursor.js';
import { type CheckedPage, checkPage, type Page, type PageRequest, toPage } from '../repositories/page.js';
import { conditionsOf, type ResolvedFilter, wordsIn } from '../repositories/resolve-filter.js';
import { and } from '../repositories/unit-conditions.js';
import type { Tables } from '../schema.js';
import { resolveText, resolveTexts } from '../words/resolve-text.js';
import { type Found, isHit, type MatchRequest, matchesOf, type Stretch } from './matches.js';

/** A text to search for. */
export interface TextSearch {
  readonly text: string;
  /** Further conditions on units. */
  readonly resolvedFilter: ResolvedFilter;
  /** Whether similar words may replace unknown ones; true by default. */
  readonly mayGuess?: boolean | undefined;
  /** Without a text: texts of which one is enough, and by the best of which units are ranked. */
  readonly alternatives?: readonly string[];
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
  /** Whether it continues among the units whose availability is unknown. */
  readonly isUnknown: boolean;
}

type Resolve = (text: string, options: ResolveOptions) => Promise<ResolvedText | undefined>;

const STRETCHES: readonly Stretch[] = ['whole', 'head', 'rest'];
/** Name of an order in cursors. */
const orderName = (interpretation: Interpretation, stretch: Stretch, isUnknown = false): string =>
  `${interpretation.name} ${stretch}${isUnknown ? ' unknown' : ''}`;

/** The interpretations to try: all that are allowed for the first page, that of the cursor for others. */
function trialsOf(request: PageRequest, mayGuess: boolean): CheckResult<readonly Trial[]> {
  const { after, ...first } = request;
  const checked = checkPage(first, { name: '' });
  if (!checked.ok) return checked;
  const allowed = INTERPRETATIONS.filter((interpretation) => mayGuess || !interpretation.mayGuess);
  if (after === undefined)
    return {
      ok: true,
      value: allowed.map((interpretation) => ({ interpretation, page: checked.value, stretch: undefined, isUnknown: false })),
    };
  for (const interpretation of allowed)
    for (const stretch of STRETCHES)
      for (const isUnknown of [false, true]) {
        const position = decodeCursor(after, orderName(interpretation, stretch, isUnknown));
        if (position.ok)
          return { ok: true, value: [{ interpretation, page: { ...checked.value, after: position.value }, stretch, isUnknown }] };
      }
  return decodeCursor(after, '') as CheckResult<never>;
}

/** The results of the first interpretation that has any; those of the very first where none has. */
export async function findMatches(db: Kysely<Tables>, search: TextSearch, request: PageRequest): Promise<CheckResult<FoundList>> {
  const { text, mayGuess = true, alternatives = [] } = search;
  const trials = trialsOf(request, mayGuess);
  if (!trials.ok) return trials;
  if (text === '' && alternatives.length > 0) return { ok: true, value: await rankedAlternatives(db, search, trials.value, alternatives) };
  const resolve = await resolver(db, text, trials.value);
  const isMeant = isOfTraits(text);
  let last: FoundList | undefined;
  let named: FoundList | undefined;
  const tried = new Set<string>();
  for (const trial of trials.value) {
    const interpreted = trial.interpretation.textOf(text);
    const list = interpreted && (await tryInterpretation(db, search, trial, interpreted, { resolve, tried }));
    // Words for traits are conditions, unless names begin with them.
    if (list?.hasResults && isMeant && trials.value.length > 1 && trial.interpretation.name === 'relevance' && !namesBegin(list))
      named = list;
    else if (list?.hasResults) return { ok: true, value: list };
    if (named !== undefined && trial.interpretation.name === 'question') return { ok: true, value: named };
    last ??= list;
  }
  return { ok: true, value: last ?? nothing(trials.value[0] as Trial, text) };
}

/** The last rank of names that begin with the words. */
const BEGINNING = '4';
const namesBegin = ({ rows: [first] }: FoundList): boolean => (first?.sort_key.charAt(0) ?? '9') <= BEGINNING;

/**
 * Whether names begin with a text.
 * @example await hasNamesWith(db, 'fast recon') // true
 */
export async function hasNamesWith(db: Kysely<Tables>, text: string): Promise<boolean> {
  const resolved = await resolveText(db, text, { mayGuess: false });
  const relevance = INTERPRETATIONS.find(({ name }) => name === 'relevance') as Interpretation;
  const trial = { interpretation: relevance, page: { first: 1, after: undefined }, stretch: undefined, isUnknown: false };
  const search = { text, resolvedFilter: { filter: {}, words: new Map() } };
  const plain = { text, filter: {}, conditions: '' };
  const list = await tryInterpretation(db, search, trial, plain, { resolve: async () => resolved, tried: new Set() });
  return list.hasResults && namesBegin(list);
}

/** Everything that the conditions allow, ranked by the best of the texts. */
async function rankedAlternatives(
  db: Kysely<Tables>,
  search: TextSearch,
  trials: readonly Trial[],
  alternatives: readonly string[],
): Promise<FoundList> {
  const trial = trials.find(({ interpretation: { name } }) => name === 'relevance') ?? (trials[0] as Trial);
  const resolved = await resolveTexts(
    db,
    alternatives.map((text) => ({ text, isExact: true })),
  );
  const best = ranksByBest(resolved.flatMap((each) => (each === undefined ? [] : [each])));
  return listOf(db, search, trial, { text: '', filter: {}, conditions: '' }, best);
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
  { interpretation, page, stretch, isUnknown }: Trial,
  interpreted: InterpretedText,
  { resolve, tried }: { readonly resolve: Resolve; readonly tried: Set<string> },
): Promise<FoundList> {
  const options = resolveOptionsOf(interpretation, interpreted, interpreted.text === search.text);
  const resolved = matchingText(interpretation, interpreted, options && (await resolve(interpreted.text, options)));
  const typed = interpretation.without === undefined ? interpreted.text : undefined;
  const list = { page, interpretation, interpreted, resolved, rows: [], hasResults: false };
  if (resolved === undefined) return { ...list, conditions: () => [sql<boolean>`false`] };
  // A guess that leads to the same words as an earlier interpretation has no results either.
  const key = JSON.stringify([resolved.match, typed, interpreted.conditions]);
  if (tried.size === tried.add(key).size) return { ...list, conditions: () => [sql<boolean>`false`] };
  return listOf(db, search, { interpretation, page, stretch, isUnknown }, interpreted, resolved);
}

/** The list of an interpretation: units that match, then those that may match. */
async function listOf(
  db: Kysely<Tables>,
  search: TextSearch,
  { interpretation, page, stretch, isUnknown }: Trial,
  interpreted: InterpretedText,
  resolved: MatchingText,
): Promise<FoundList> {
  const whole = await withInterpreted(db, search.resolvedFilter, interpreted.filter);
  const conditions = (isPossible = false) => conditionsOf(whole, isPossible);
  const typed = interpretation.without === undefined ? interpreted.text : undefined;
  const isOfUnits = interpreted.conditions !== '';
  const others = isOfUnits || !search.othersOf ? [] : await search.othersOf(resolved, interpreted.text);
  const known = isUnknown ? [] : await matchesOf(db, { resolved, typed, conditions: conditions(), others }, page, stretch);
  const missing = page.first - known.length;
  const unknown: MatchRequest = {
    ...{ resolved, typed, others: [] },
    conditions: [...conditions(true), sql<boolean>`(${and(conditions())}) is not true`],
  };
  const further =
    missing < 0 || !filtersByAvailability(whole.filter)
      ? []
      : await matchesOf(db, unknown, { first: missing, after: isUnknown ? page.after : undefined }, isUnknown ? stretch : undefined);
  const rows = [...known, ...further.map((row) => ({ ...row, isUnknown: true }))];
  return {
    ...{ page, interpretation, interpreted, resolved, rows, hasResults: rows.length > 0 },
    conditions: (isPossible) => [isHit({ resolved, typed }), ...conditions(isPossible)],
  };
}

async function withInterpreted(db: Kysely<Tables>, { filter, words }: ResolvedFilter, interpreted: UnitFilter): Promise<ResolvedFilter> {
  if (Object.keys(interpreted).length === 0) return { filter, words };
  return {
    words: new Map([...words, ...(await wordsIn(db, interpreted))]),
    filter: { ...filter, anyOf: [...(filter.anyOf ?? []), [interpreted]] },
  };
}

/** The page with a node for each row. Its cursors continue the same interpretation. */
export const pageOf = <T>({ rows, page, interpretation }: FoundList, toNode: (row: Found) => T): Page<T> =>
  toPage(rows, page, ({ stretch, isUnknown }) => orderName(interpretation, stretch, isUnknown), toNode);
