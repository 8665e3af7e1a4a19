/** Filters as predicates on units in memory, with the semantics of the catalog's SQL. */
import { SYSTEMS_WITH_AVAILABILITY } from '../filter/availability-conditions.js';
import { adjacentNames, facetQuery, possibleAvailability } from '../filter/facet-query.js';
import { type AbilityCondition, type FigureCondition, type UnitFilter, valuesOf } from '../filter/unit-filter.js';
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

const sourceKeyConditions = ({ sourceKeys }: UnitFilter): readonly UnitPredicate[] =>
  sourceKeys ? [({ unit }) => unit.source === sourceKeys.source, ...oneOf(sourceKeys.keys, ({ unit }) => unit.sourceId)] : [];

const figureCondition =
  ({ figure, has, ...bounds }: FigureCondition): UnitPredicate =>
  ({ unit, figures }) => {
    const value = figure === 'cost' ? (unit.cost ?? undefined) : figures[figure];
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
      ({ barredNames }) => {
        const spaced = barredNames.replaceAll('|', ' ');
        return any.some((name) => spaced.includes(name));
      },
  );

/** Cards print minimal damage as `0*`; it counts as a half. */
const MINIMAL = 0.5;
const FIGURES_OF_ABILITY = /(\d{1,6}(?:\.\d+)?)(\*?)/g;

/** Figures of an ability follow its code in its facets: `=special:if2`. */
function abilityCondition({ ability, ...bounds }: AbilityCondition): UnitPredicate {
  const key = facet('special', abilityKey(ability));
  return ({ words }) => {
    for (const word of words) {
      const rest = word.startsWith(key) ? word.slice(key.length) : '';
      if (!/^-?\d/.test(rest)) continue;
      const figures = [...rest.matchAll(FIGURES_OF_ABILITY)].map(([, figure, star]) => (star ? MINIMAL : Number(figure)));
      if (figures.some((figure) => isWithin(figure, bounds))) return true;
    }
    return false;
  };
}
