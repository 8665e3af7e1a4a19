/**
 * What one figure says of another: the least and the most that units of a kind, a size or a price have of each figure. A list of
 * infantry from the toughest down need not begin among the assault 'Mechs.
 */
import { FIGURES, type Figure } from './figures.js';
import { figuresOfType, SHAPE } from './shape.js';
import { type UnitFilter, valuesOf } from './unit-filter.js';

const isFacet = (figure: Figure): boolean => SHAPE.types('unit').some(({ type }) => figuresOfType(type)[figure]?.facet === true);

/** A figure that units are distinguished by, and one that has bounds. */
export type BoundFacet = Figure;
export type BoundedFigure = Figure;

/** What units are distinguished by: figures of few values, and the kind. */
export const BOUND_FACETS: readonly BoundFacet[] = ['cost', ...FIGURES.filter(isFacet)];

/** Figures that have bounds. */
export const BOUNDED_FIGURES: readonly BoundedFigure[] = ['cost', ...FIGURES];

/** Values of a facet that a filter lets through, both ends included. */
export interface FacetRange {
  readonly facet: string;
  readonly from: number;
  readonly to: number;
}

/** A kind as a facet; it has no value. */
export const kindFacet = (kind: string): string => `kind:${kind}`;

/** The facets that a filter limits. Strict bounds count as if they let their end through: that is wide enough. */
export function facetRanges({ kind, figures = [] }: UnitFilter): readonly FacetRange[] {
  const ranges = figures.flatMap(({ figure, atLeast, above, atMost, below, anyOf }): readonly FacetRange[] => {
    if (!BOUND_FACETS.includes(figure)) return [];
    const from = Math.max(...[atLeast, above, anyOf && Math.min(...anyOf)].map((bound) => bound ?? Number.NEGATIVE_INFINITY));
    const to = Math.min(...[atMost, below, anyOf && Math.max(...anyOf)].map((bound) => bound ?? Number.POSITIVE_INFINITY));
    return [{ facet: figure, from, to }];
  });
  const [only, ...others] = valuesOf(kind);
  return only === undefined || others.length > 0 ? ranges : [...ranges, { facet: kindFacet(only), from: 0, to: 0 }];
}
