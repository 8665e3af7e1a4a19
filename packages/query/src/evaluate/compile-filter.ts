/** Filters as predicates on units in memory, with the semantics of the catalog's SQL. */
import { SYSTEMS_WITH_AVAILABILITY } from '../filter/availability-conditions.js';
import { adjacentNames, facetPatterns, facetQuery, hasInOrder, possibleAvailability } from '../filter/facet-query.js';
import {
  type AbilityCondition,
  type FigureComparison,
  type FigureCondition,
  type UnitFilter,
  type ValuePattern,
  valuesOf,
} from '../filter/unit-filter.js';
import { escapedPattern } from '../text/escaped-pattern.js';
import { abilityKey, facet } from '../units/facets.js';
import { holdsWords, type WordQuery } from '../words/word-query.js';
import type { IndexedUnit } from './indexed-unit.js';

/** How a filter is evaluated. */
export interface EvaluationContext {
  /** The query for the words of a text within a filter; undefined where nothing can match. */
  readonly wordsOf: (text: string) => WordQuery | undefined;
  /** Whether an unknown availability counts as yes. */
  readonly isPossible?: boolean;
}

/** Whether a unit fulfills a condition. */
export type UnitPredicate = (unit: IndexedUnit) => boolean;

/**
 * The predicate of a filter, except for the text of the filter itself, which search resolves and ranks.
 * @example index.units.filter(compileFilter({ figures: [{ figure: 'cost', atMost: 30 }] }, context))
 */
export const compileFilter = (filter: UnitFilter, context: EvaluationContext): UnitPredicate =>
  all(conditionsOf({ ...filter, inPlay: filter.inPlay === undefined ? true : filter.inPlay }, context));

const all = (predicates: readonly UnitPredicate[]): UnitPredicate => {
  const [only] = predicates;
  return predicates.length === 1 && only ? only : (unit) => predicates.every((each) => each(unit));
};

function conditionsOf(filter: UnitFilter, context: EvaluationContext): readonly UnitPredicate[] {
  const { system, kind, inPlay, figures, abilityFigures, anyOf, noneOf } = filter;
  const excluding: EvaluationContext = { ...context, isPossible: !context.isPossible };
  return [
    ...oneOf(valuesOf(system), ({ unit }) => unit.system),
    ...oneOf(valuesOf(kind), ({ unit }) => unit.kind),
    ...(typeof inPlay === 'boolean' ? [({ unit }: IndexedUnit) => unit.inPlay === inPlay] : []),
    ...sourceKeyConditions(filter),
    ...(figures ?? []).map(figureCondition),
    ...(filter.comparisons ?? []).map(comparison),
    ...(filter.patterns ?? []).map(patternCondition),
    ...facetConditions(filter, context.isPossible ?? false),
    ...nameConditions(filter),
    ...(abilityFigures ?? []).map(abilityCondition),
    ...(anyOf ?? []).map((filters): UnitPredicate => {
      const some = filters.map((each) => nested(each, context));
      return (unit) => some.some((each) => each(unit));
    }),
    ...(noneOf ?? []).map((each): UnitPredicate => {
      const excluded = nested(each, excluding);
      return (unit) => !excluded(unit);
    }),
  ];
}

/** A filter within another does not require a unit in play, and its text is a condition. */
function nested(filter: UnitFilter, context: EvaluationContext): UnitPredicate {
  const conditions = conditionsOf(filter, context);
  if (typeof filter.text !== 'string') return all(conditions);
  const words = context.wordsOf(filter.text);
  return all([...conditions, (unit) => words !== undefined && holdsWords(words, unit.words)]);
}

function oneOf(wanted: readonly string[], read: (unit: IndexedUnit) => string): readonly UnitPredicate[] {
  return wanted.length === 0 ? [] : [(unit) => wanted.includes(read(unit))];
}

function sourceKeyConditions({ sourceKeys }: UnitFilter): readonly UnitPredicate[] {
  if (!sourceKeys) return [];
  const { source, keys, range } = sourceKeys;
  const isInRange = ({ unit: { sourceId } }: IndexedUnit): boolean =>
    range === undefined || (/^\d{1,9}$/.test(sourceId) && Number(sourceId) >= range.from && Number(sourceId) <= range.to);
  return [({ unit }) => unit.source === source, isInRange, ...oneOf(keys, ({ unit }) => unit.sourceId)];
}

const figureOf = ({ unit, figures }: IndexedUnit, figure: string): number | undefined =>
  figure === 'cost' ? (unit.cost ?? undefined) : figures[figure];

const SIGNS: { readonly [S in FigureComparison['sign']]: (one: number, two: number) => boolean } = {
  '<': (one, two) => one < two,
  '<=': (one, two) => one <= two,
  '>': (one, two) => one > two,
  '>=': (one, two) => one >= two,
  '=': (one, two) => one === two,
  '!=': (one, two) => one !== two,
};

const comparison =
  ({ figure, sign, than }: FigureComparison): UnitPredicate =>
  (unit) => {
    const [one, two] = [figureOf(unit, figure), figureOf(unit, than)];
    return one !== undefined && two !== undefined && SIGNS[sign](Math.fround(one), Math.fround(two));
  };

const patternCondition = (pattern: ValuePattern): UnitPredicate => {
  const all = facetPatterns(pattern).map((parts) => new RegExp(`^${parts.map(escapedPattern).join('.*')}$`, 'u'));
  return ({ words }) => [...words].some((word) => all.some((each) => each.test(word)));
};

const figureCondition =
  ({ figure, has, ...bounds }: FigureCondition): UnitPredicate =>
  (unit) => {
    const value = figureOf(unit, figure);
    if (has === false) return value === undefined;
    return value !== undefined && isWithin(value, bounds);
  };

/** Figures are single-precision numbers, as in the columns of the catalog. */
function isWithin(given: number, { atLeast, atMost, above, below, anyOf, noneOf }: Omit<FigureCondition, 'figure' | 'has'>): boolean {
  const value = Math.fround(given);
  return (
    (atLeast === undefined || value >= Math.fround(atLeast)) &&
    (atMost === undefined || value <= Math.fround(atMost)) &&
    (above === undefined || value > Math.fround(above)) &&
    (below === undefined || value < Math.fround(below)) &&
    (anyOf === undefined || anyOf.some((each) => value === Math.fround(each))) &&
    (noneOf === undefined || noneOf.every((each) => value !== Math.fround(each)))
  );
}

function facetConditions(filter: UnitFilter, isPossible: boolean): readonly UnitPredicate[] {
  const query = facetQuery(filter, isPossible);
  const exact = query === undefined ? [] : [({ words }: IndexedUnit) => holdsWords(query, words)];
  if (!isPossible) return exact;
  const possible = possibleAvailability(filter).map(
    ({ known, unknown }): UnitPredicate =>
      ({ unit, words }) =>
        holdsWords(known, words) || (SYSTEMS_WITH_AVAILABILITY.includes(unit.system) && holdsWords(unknown, words)),
  );
  return [...exact, ...possible];
}

const nameConditions = ({ names }: UnitFilter): readonly UnitPredicate[] =>
  adjacentNames(names).map(
    (any): UnitPredicate =>
      ({ barredNames }) =>
        any.some((texts) => hasInOrder(barredNames, texts)),
  );

/** Cards print minimal damage as `0*`; it counts as a half. */
const MINIMAL = 0.5;
const FIGURES_OF_ABILITY = /(\d{1,6}(?:\.\d+)?)(\*?)/g;
/** Figures alone, so that `c3m2` is no `c`. */
const ONLY_FIGURES = /^(?:-\/|-?\d)[\d.*/d-]*$/;

const figuresIn = (text: string): readonly number[] =>
  [...text.matchAll(FIGURES_OF_ABILITY)].map(([, figure, star]) => (star ? MINIMAL : Number(figure)));

/** Figures of an ability follow its code in its facets: `=special:if2`. */
function abilityCondition({ ability, places, ...bounds }: AbilityCondition): UnitPredicate {
  const key = facet('special', abilityKey(ability));
  return ({ words }) => {
    for (const word of words) {
      const rest = word.startsWith(key) ? word.slice(key.length) : '';
      if (!ONLY_FIGURES.test(rest)) continue;
      const parts = rest.split('/').map((part) => figuresIn(part)[0]);
      const isHere = (place: (typeof places & {})[number], index: number) => {
        const figure = parts[index];
        return place === null || (figure !== undefined && isWithin(figure, place));
      };
      if (places === undefined ? figuresIn(rest).some((figure) => isWithin(figure, bounds)) : places.every(isHere)) return true;
    }
    return false;
  };
}
