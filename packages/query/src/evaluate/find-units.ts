/** Queries over units in memory: parsed, checked, evaluated and sorted or ranked as by the catalog. */
import type { CheckResult, Problem } from '@rangefinder/rules';
import { filtersByAvailability } from '../filter/availability-conditions.js';
import { filterProblems } from '../filter/filter-problems.js';
import { filterValues, withKnownNames } from '../filter/filter-values.js';
import type { UnitFilter, UnitOrder } from '../filter/unit-filter.js';
import { checkValues, unknownValueProblem } from '../filter/unknown-values.js';
import { INTERPRETATIONS, type Interpretation, type InterpretedText } from '../interpretations/interpretations.js';
import { matchingText, resolveOptionsOf, type Understanding, understandingOf } from '../interpretations/matching-text.js';
import { type CatalogQuery, parseQuery } from '../language/parse-query.js';
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
export interface FoundUnits extends Understanding {
  readonly units: readonly QueryableUnit[];
  /** Units that the query would also find if their availability were known; null where it has no condition on it. */
  readonly unknownAvailability: number | null;
}

type Matched = Understanding & {
  readonly units: readonly IndexedUnit[];
  readonly countPossible: () => number;
  readonly filter: UnitFilter;
};

/**
 * The units of a query, all of them in order, or its problems.
 * @example findUnits(index, 'pv<30 type:BM sort:-move')
 */
export function findUnits(index: UnitIndex, query: string): CheckResult<FoundUnits> {
  const parsed = parseQuery(query);
  if (!parsed.ok) return parsed;
  const found = findByFilter(index, parsed.value);
  return found.ok ? found : { ok: false, problems: problemsInQuery(found.problems, parsed.value) };
}

/** The units of a filter, in order or by relevance. */
export function findByFilter(
  index: UnitIndex,
  { filter, order, conditions = '' }: Partial<CatalogQuery> & Pick<CatalogQuery, 'filter'>,
): CheckResult<FoundUnits> {
  const { text, ...rest } = filter;
  const checked = checkFilter(index, filter, rest);
  if (!checked.ok) return checked;
  const typed = typeof text === 'string' && text.trim() !== '' ? text : undefined;
  const found =
    order === undefined && typed !== undefined
      ? search(index, checked.value, typed, conditions)
      : list(index, checked.value, typed, order ?? { by: 'name' });
  const { units, matched, understoodAs, countPossible } = found;
  const unknownAvailability = filtersByAvailability(found.filter) ? countPossible() - units.length : null;
  return { ok: true, value: { units: units.map(({ unit }) => unit), matched, understoodAs, unknownAvailability } };
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

function list(index: UnitIndex, filter: UnitFilter, text: string | undefined, order: UnitOrder): Matched {
  const resolved = text === undefined || wordsOf(text).length === 0 ? undefined : index.words.resolve(text);
  const isHit = ({ words }: IndexedUnit) => !resolved || (resolved.match !== undefined && holdsWords(resolved.match, words));
  const context = contextOf(index);
  const hits = (isPossible: boolean) => {
    const matches = compileFilter(filter, { ...context, isPossible });
    return index.units.filter((unit) => matches(unit) && isHit(unit));
  };
  return { units: sortUnits(hits(false), order), matched: 'ALL', understoodAs: null, countPossible: () => hits(true).length, filter };
}

/** The first interpretation with results. */
function search(index: UnitIndex, filter: UnitFilter, typed: string, conditions: string): Matched {
  const context = contextOf(index);
  for (const interpretation of INTERPRETATIONS) {
    const interpreted = interpretation.textOf(typed);
    const resolved = interpreted && resolve(index, interpretation, interpreted, typed);
    if (!interpreted || !resolved) continue;
    const whole = withInterpreted(filter, interpreted.filter);
    const text = interpretation.without === undefined ? interpreted.text : undefined;
    const hits = (isPossible: boolean) => {
      const matches = compileFilter(whole, { ...context, isPossible });
      return index.units.filter((unit) => matches(unit) && (holdsWords(resolved.match, unit.words) || beginsWith(rankedName(unit), text)));
    };
    const units = hits(false);
    if (units.length === 0) continue;
    const understanding = understandingOf({ interpretation, interpreted, resolved, hasResults: true }, conditions);
    return { ...understanding, units: ranked(units, resolved), countPossible: () => hits(true).length, filter: whole };
  }
  return { units: [], matched: 'ALL', understoodAs: null, countPossible: () => 0, filter };
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
