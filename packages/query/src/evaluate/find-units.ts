/** Queries over units in memory: parsed, checked, evaluated and sorted or ranked as by the catalog. */
import type { Fit } from '@rangefinder/rulebook/search';
import type { CheckResult, Problem } from '@rangefinder/rules';
import { filtersByAvailability } from '../filter/availability-conditions.js';
import { filterProblems } from '../filter/filter-problems.js';
import { filterValues, withKnownNames } from '../filter/filter-values.js';
import type { UnitFilter, UnitOrder } from '../filter/unit-filter.js';
import { checkValues, unknownValueProblem } from '../filter/unknown-values.js';
import { fitInOrder, fitOfResult, fitsInOrder, isTelling } from '../interpretations/fit.js';
import { INTERPRETATIONS, type Interpretation } from '../interpretations/interpretations.js';
import type { InterpretedText } from '../interpretations/interpreted-text.js';
import { matchingText, ranksByBest, resolveOptionsOf, type UnitUnderstanding, understandingOf } from '../interpretations/matching-text.js';
import { interpretPlainWords, isOfTraits } from '../interpretations/plain-words.js';
import { readQuery } from '../interpretations/read-query.js';
import type { CatalogQuery } from '../language/parse-query.js';
import { problemsInQuery } from '../language/problems-in-query.js';
import { wordsOf } from '../text/words.js';
import type { QueryableUnit } from '../units/queryable-unit.js';
import type { MatchingText } from '../words/resolve-words.js';
import { holdsWords } from '../words/word-query.js';
import { compileFilter, type EvaluationContext } from './compile-filter.js';
import type { IndexedUnit } from './indexed-unit.js';
import { rankedName, relevanceKey } from './relevance.js';
import { sortUnits } from './sort-units.js';
import { beginsWith, type UnitIndex } from './unit-index.js';

/** Units of a query, and how it was understood. */
export interface FoundUnits extends UnitUnderstanding {
  readonly units: readonly QueryableUnit[];
  /** How well each unit fits the words of the query; undefined without words. */
  readonly fits: readonly Fit[] | undefined;
  /** Units at the end whose availability is unknown, so that they may match; null where the query has no condition on it. */
  readonly unknownAvailability: number | null;
}

type Matched = UnitUnderstanding & {
  readonly known: readonly IndexedUnit[];
  readonly unknown: readonly IndexedUnit[];
  readonly filter: UnitFilter;
  readonly fitOf?: ((unit: IndexedUnit) => Fit) | undefined;
};

/**
 * The units of a query, all of them in order, or its problems.
 * @example findUnits(index, 'pv<30 type:BM sort:-move')
 */
export function findUnits(index: UnitIndex, query: string): CheckResult<FoundUnits> {
  const parsed = readQuery(query);
  if (!parsed.ok) return parsed;
  const found = findByFilter(index, parsed.value);
  return found.ok ? found : { ok: false, problems: problemsInQuery(found.problems, parsed.value) };
}

/** The units of a filter, in order or by relevance. */
export function findByFilter(
  index: UnitIndex,
  { filter, order, conditions = '', alternatives = [] }: Partial<CatalogQuery> & Pick<CatalogQuery, 'filter'>,
): CheckResult<FoundUnits> {
  const { text, ...rest } = filter;
  const checked = checkFilter(index, filter, rest);
  if (!checked.ok) return checked;
  const typed = typeof text === 'string' && text.trim() !== '' ? text : undefined;
  const {
    known,
    unknown,
    matched,
    understoodAs,
    alternative,
    filter: found,
    fitOf,
  } = matchesOf(index, checked.value, { typed, order, conditions, alternatives });
  const unknownAvailability = filtersByAvailability(found) ? unknown.length : null;
  const all = [...known, ...unknown];
  return {
    ok: true,
    value: {
      units: all.map(({ unit }) => unit),
      fits: fitOf && fitsInOrder(all.map(fitOf)),
      matched,
      understoodAs,
      alternative,
      unknownAvailability,
    },
  };
}

interface Request {
  readonly typed: string | undefined;
  readonly order: UnitOrder | undefined;
  readonly conditions: string;
  readonly alternatives: readonly string[];
}

function matchesOf(index: UnitIndex, filter: UnitFilter, { typed, order, conditions, alternatives }: Request): Matched {
  if (order !== undefined || typed === undefined) return list(index, filter, typed, order, alternatives);
  const question = interpretPlainWords(typed);
  if (question?.order === undefined || hasNamesWith(index, typed)) return search(index, filter, typed, conditions);
  const whole = withInterpreted(filter, question.filter);
  // Words that no unit with several conditions has are left out.
  for (const text of isTelling(question.conditions) ? [question.text, ''] : [question.text]) {
    const inOrder = list(index, whole, text === '' ? undefined : text, question.order, []);
    if (inOrder.known.length + inOrder.unknown.length === 0) continue;
    const understoodAs = [text, question.conditions, conditions].filter((part) => part !== '').join(' ');
    const understanding = { matched: text === question.text ? 'ALL' : 'MOST', understoodAs } as const;
    return { ...inOrder, ...understanding, fitOf: () => fitInOrder(understanding) };
  }
  return search(index, filter, typed, conditions);
}

function checkFilter(index: UnitIndex, whole: UnitFilter, rest: UnitFilter): CheckResult<UnitFilter> {
  const problems: readonly Problem[] = filterProblems(whole);
  if (problems.length > 0) return { ok: false, problems };
  const plain = withKnownNames(rest);
  const checked = checkValues(plain, filterValues(plain), index.hasFacet);
  if ('filter' in checked) return { ok: true, value: checked.filter };
  return { ok: false, problems: checked.unknown.map((value) => unknownValueProblem(value, index.choicesOf(value.name))) };
}

function contextOf({ words }: UnitIndex): EvaluationContext {
  const resolved = new Map<string, ReturnType<EvaluationContext['wordsOf']>>();
  return {
    wordsOf: (text) => {
      if (!resolved.has(text)) resolved.set(text, words.resolve(text, { isExact: true })?.match);
      return resolved.get(text);
    },
  };
}

/** Units that match, then those that may match because their availability is unknown, each in the same order. */
function parted(
  index: UnitIndex,
  filter: UnitFilter,
  isHit: (unit: IndexedUnit) => boolean,
  sorted: Sort,
): Pick<Matched, 'known' | 'unknown'> {
  const context = contextOf(index);
  const matches = compileFilter(filter, context);
  const known = index.units.filter((unit) => matches(unit) && isHit(unit));
  if (!filtersByAvailability(filter)) return { known: sorted(known), unknown: [] };
  const [isPossible, certain] = [compileFilter(filter, { ...context, isPossible: true }), new Set(known)];
  const unknown = index.units.filter((unit) => !certain.has(unit) && isPossible(unit) && isHit(unit));
  return { known: sorted(known), unknown: sorted(unknown) };
}

type Sort = (units: readonly IndexedUnit[]) => readonly IndexedUnit[];

/** Without an order, base variants come first. */
const BASE_FIRST: Sort = (units) => {
  const byName = sortUnits(units, { by: 'name' });
  return [...byName.filter(({ unit }) => unit.isBase), ...byName.filter(({ unit }) => !unit.isBase)];
};

function list(
  index: UnitIndex,
  filter: UnitFilter,
  text: string | undefined,
  order: UnitOrder | undefined,
  alternatives: readonly string[],
): Matched {
  const resolved = text === undefined || wordsOf(text).length === 0 ? undefined : index.words.resolve(text);
  const isHit = ({ words }: IndexedUnit) => !resolved || (resolved.match !== undefined && holdsWords(resolved.match, words));
  const best = alternatives.flatMap((each) => index.words.resolve(each, { isExact: true }) ?? []);
  const unordered: Sort = best.length === 0 ? BASE_FIRST : (units) => ranked(units, ranksByBest(best));
  const sorted: Sort = order === undefined ? unordered : (units) => sortUnits(units, order);
  return { ...parted(index, filter, isHit, sorted), matched: 'ALL', understoodAs: null, alternative: null, filter };
}

/** The first interpretation with results. */
function search(index: UnitIndex, filter: UnitFilter, typed: string, conditions: string): Matched {
  const isMeant = isOfTraits(typed);
  let named: Matched | undefined;
  for (const interpretation of INTERPRETATIONS) {
    const interpreted = interpretation.textOf(typed);
    const resolved = interpreted && resolve(index, interpretation, interpreted, typed);
    if (interpreted && resolved) {
      const whole = withInterpreted(filter, interpreted.filter);
      const text = interpretation.without === undefined ? interpreted.text : undefined;
      const isHit = (unit: IndexedUnit) => holdsWords(resolved.match, unit.words) || beginsWith(rankedName(unit), text);
      const parts = parted(index, whole, isHit, (units) => ranked(units, resolved));
      const [first] = [...parts.known, ...parts.unknown];
      const understanding = understandingOf({ interpretation, interpreted, resolved, hasResults: true }, conditions);
      const fitOf = (unit: IndexedUnit): Fit => fitOfResult({ interpretation, interpreted, resolved }, relevanceKey(unit, resolved));
      const found = { ...understanding, ...parts, filter: whole, fitOf };
      // Words for traits are conditions, unless names begin with them.
      if (first && isMeant && interpretation.name === 'relevance' && !namesBegin(first, resolved)) named = found;
      else if (first) return found;
    }
    if (named !== undefined && interpretation.name === 'question') return named;
  }
  return { known: [], unknown: [], matched: 'ALL', understoodAs: null, alternative: null, filter };
}

/** The last rank of names that begin with the words. */
const BEGINNING = '4';
const namesBegin = (unit: IndexedUnit, resolved: MatchingText): boolean => relevanceKey(unit, resolved).charAt(0) <= BEGINNING;

/** Whether names begin with a text. */
function hasNamesWith(index: UnitIndex, text: string): boolean {
  const resolved = index.words.resolve(text, { mayGuess: false });
  if (resolved?.match === undefined || !resolved.isSure) return false;
  const matching = resolved as MatchingText;
  return index.units.some((unit) => unit.unit.inPlay && holdsWords(matching.match, unit.words) && namesBegin(unit, matching));
}

function resolve(
  { words }: UnitIndex,
  interpretation: Interpretation,
  interpreted: InterpretedText,
  typed: string,
): MatchingText | undefined {
  const options = resolveOptionsOf(interpretation, interpreted, interpreted.text === typed);
  return matchingText(interpretation, interpreted, options && words.resolve(interpreted.text, options));
}

const withInterpreted = (filter: UnitFilter, interpreted: UnitFilter): UnitFilter =>
  Object.keys(interpreted).length === 0 ? filter : { ...filter, anyOf: [...(filter.anyOf ?? []), [interpreted]] };

function ranked(units: readonly IndexedUnit[], resolved: MatchingText): readonly IndexedUnit[] {
  const keyed = units.map((unit) => ({ unit, key: relevanceKey(unit, resolved), id: unit.unit.id }));
  return keyed.toSorted((a, b) => (a.key < b.key || (a.key === b.key && a.id < b.id) ? -1 : 1)).map(({ unit }) => unit);
}
