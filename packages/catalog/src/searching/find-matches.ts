/** Finds what a text may mean: the first way to read it in which something is found. */
import { type CheckResult, memoize } from '@rangefinder/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { UnitFilter } from '../domain/unit-filter.js';
import { decodeCursor, encodeCursor } from '../repositories/cursor.js';
import { type CheckedPage, checkPage, type Page, type PageRequest } from '../repositories/page.js';
import { conditionsOf, type ResolvedFilter } from '../repositories/resolve-filter.js';
import type { Tables } from '../schema.js';
import { type ResolvedText, resolveText, resolveTexts } from '../words/resolve-text.js';
import { type Found, isHit, matchesOf, type Stretch, type Wanted } from './matches.js';
import { READINGS, type Reading, type ReadText } from './readings.js';

type Matching = ResolvedText & { readonly match: string };

/** What is looked for. */
export interface Looking {
  readonly text: string;
  /** What units must fulfill beside it. */
  readonly resolvedFilter: ResolvedFilter;
  /** Entries of other kinds that fit. */
  readonly othersOf?: (resolved: Matching, read: string) => Promise<readonly RawBuilder<Found>[]>;
}

/** A page of rows, and how the text was read for it. */
export interface FoundList {
  readonly rows: readonly Found[];
  readonly page: CheckedPage;
  readonly reading: Reading;
  readonly read: ReadText;
  readonly resolved: Matching | undefined;
  /** Conditions that all units of the list fulfill, those of the text among them. */
  readonly conditions: (isPossible?: boolean) => readonly RawBuilder<boolean>[];
}

/** A reading of which a page is asked for, and from which stretch of its list on. */
interface Trial {
  readonly reading: Reading;
  readonly page: CheckedPage;
  readonly stretch: Stretch | undefined;
}

/** Looks texts up. */
type Resolve = { readonly [R in 'plain' | 'forgiving' | 'certain']: (text: string) => Promise<ResolvedText | undefined> };

const STRETCHES: readonly Stretch[] = ['whole', 'head', 'rest'];
/** Name of an order in cursors. */
const orderName = (reading: Reading, stretch: Stretch): string => `${reading.name} ${stretch}`;

/** The readings that a page can be of: all for the first page, one for a cursor. */
function trialsOf(request: PageRequest): CheckResult<readonly Trial[]> {
  const { after, ...first } = request;
  const checked = checkPage(first, { name: '' });
  if (!checked.ok) return checked;
  if (after === undefined) return { ok: true, value: READINGS.map((reading) => ({ reading, page: checked.value, stretch: undefined })) };
  for (const reading of READINGS)
    for (const stretch of STRETCHES) {
      const position = decodeCursor(after, orderName(reading, stretch));
      if (position.ok) return { ok: true, value: [{ reading, page: { ...checked.value, after: position.value }, stretch }] };
    }
  return decodeCursor(after, '') as CheckResult<never>;
}

/** The first way to read the text in which something is found; the first of all where nothing is. */
export async function findMatches(db: Kysely<Tables>, looking: Looking, request: PageRequest): Promise<CheckResult<FoundList>> {
  const trials = trialsOf(request);
  if (!trials.ok) return trials;
  const resolve = await resolving(db, looking.text, trials.value);
  let last: FoundList | undefined;
  const tried = new Set<string>();
  for (const trial of trials.value) {
    const read = trial.reading.textOf(looking.text);
    const list = read && (await tryReading(db, looking, trial, read, { resolve, tried }));
    if (list && list.rows.length > 0) return { ok: true, value: list };
    last ??= list;
  }
  return { ok: true, value: last ?? nothing(trials.value[0] as Trial, looking.text) };
}

/** Looks up what was typed, and in the same breath the other texts that it may stand for where names have all words of these. */
async function resolving(db: Kysely<Tables>, typed: string, trials: readonly Trial[]): Promise<Resolve> {
  const certain = trials.filter(({ reading }) => !reading.mayGuess).flatMap(({ reading }) => reading.textOf(typed)?.text ?? []);
  const others = [...new Set(certain)].filter((text) => text !== typed);
  const [plain, ...found] = await resolveTexts(db, [{ text: typed }, ...others.map((text) => ({ text, mayGuess: false }))]);
  const known = new Map(others.map((text, index) => [text, found[index]]));
  return {
    plain: memoize(async (text) => (text === typed ? plain : resolveText(db, text))),
    forgiving: (text) => resolveText(db, text, { isForgiving: true }),
    certain: async (text) => known.get(text),
  };
}

const nothing = ({ reading, page }: Trial, text: string): FoundList => ({
  ...{ rows: [], page, reading, read: { text, filter: {}, conditions: '' }, resolved: undefined },
  conditions: () => [sql<boolean>`false`],
});

async function tryReading(
  db: Kysely<Tables>,
  looking: Looking,
  { reading, page, stretch }: Trial,
  read: ReadText,
  { resolve, tried }: { readonly resolve: Resolve; readonly tried: Set<string> },
): Promise<FoundList> {
  const resolved = await resolvedFor(resolve, reading, read, read.text === looking.text);
  const conditions = (isPossible = false) => conditionsOf(withRead(looking.resolvedFilter, read.filter), isPossible);
  const typed = reading.without === undefined ? read.text : undefined;
  const list = { page, reading, read, resolved, rows: [] };
  if (resolved === undefined) return { ...list, conditions: () => [sql<boolean>`false`] };
  // What was certain and was not found is not found as a guess.
  const question = JSON.stringify([resolved.match, typed, read.conditions]);
  if (tried.size === tried.add(question).size) return { ...list, conditions: () => [sql<boolean>`false`] };
  const isOfUnits = read.conditions !== '';
  const others = isOfUnits || !looking.othersOf ? [] : await looking.othersOf(resolved, read.text);
  const wanted: Wanted = { resolved, typed, conditions: conditions(), others };
  const rows = await matchesOf(db, wanted, page, stretch);
  return { ...list, rows, conditions: (isPossible) => [isHit({ resolved, typed }), ...conditions(isPossible)] };
}

const withRead = ({ filter, words }: ResolvedFilter, read: UnitFilter): ResolvedFilter => ({
  words,
  filter: Object.keys(read).length === 0 ? filter : { ...filter, anyOf: [...(filter.anyOf ?? []), [read]] },
});

/** A text without words, beside conditions that it was read as: every unit fits that fulfills them. */
const EVERYTHING: Matching = {
  ...{
    match: '',
    parts: { indexed: '', compared: '' },
    terms: [],
    size: 0,
    hasAll: true,
    close: '',
    whole: '',
    meant: '',
    alsoMeant: [],
    isSure: true,
  },
};

async function resolvedFor(
  resolve: Resolve,
  { mayGuess, isForgiving, without }: Reading,
  { text, conditions }: ReadText,
  isAsTyped: boolean,
): Promise<Matching | undefined> {
  if (text === '' && conditions !== '') return EVERYTHING;
  // What was typed will be guessed at, if need be; another reading of it only where it has conditions.
  const way = isForgiving ? 'forgiving' : isAsTyped || mayGuess ? 'plain' : 'certain';
  const resolved = await resolve[way](text);
  if (resolved?.match === undefined || !(mayGuess || resolved.isSure)) return undefined;
  return without === undefined ? (resolved as Matching) : withoutWords(resolved, without);
}

/** What holds all words but some. */
function withoutWords(resolved: ResolvedText, without: NonNullable<Reading['without']>): Matching | undefined {
  const { terms, size } = resolved;
  const kept = without === 'ALL_BUT_ONE' ? 1 : size - without;
  if (kept < 1 || kept >= size || kept > terms.length || terms.length > MOST_TERMS) return undefined;
  const ways = waysToKeep(terms, kept).map((way) => `(${way.join(' & ')})`);
  const match = ways.join(' | ');
  return { ...resolved, match, parts: { indexed: match, compared: '' }, hasAll: false };
}

const MOST_TERMS = 8;

const waysToKeep = (terms: readonly string[], kept: number): readonly (readonly string[])[] => {
  const [first, ...others] = terms;
  if (kept === 0) return [[]];
  if (first === undefined || kept > terms.length) return [];
  return [...waysToKeep(others, kept - 1).map((way) => [first, ...way]), ...waysToKeep(others, kept)];
};

/** How a text was understood. */
export interface Understanding {
  /** Whether what was found has all words of the text, or the most that anything has. */
  readonly matched: 'ALL' | 'MOST';
  /** The query that the text was understood as, where it was not taken as it was written. */
  readonly understoodAs: string | null;
}

/** How a text was understood, beside conditions that were written as such. */
export function understandingOf({ rows, reading, read, resolved }: FoundList, conditions = ''): Understanding {
  const hasAll = resolved?.hasAll !== false;
  const isAsWritten = (reading.name === 'relevance' && hasAll) || rows.length === 0;
  const understood = [resolved?.meant ?? '', read.conditions, conditions].filter((part) => part !== '').join(' ');
  return { matched: hasAll ? 'ALL' : 'MOST', understoodAs: isAsWritten ? null : understood };
}

/** The page with a node for each row; its cursors lead on in the same reading. */
export function pageOf<T>({ rows, page: { first, after }, reading }: FoundList, toNode: (row: Found) => T): Page<T> {
  const edges = rows.slice(0, first).map((row) => ({
    cursor: encodeCursor({ order: orderName(reading, row.stretch), key: row.sort_key, tie: row.sort_tie }),
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
