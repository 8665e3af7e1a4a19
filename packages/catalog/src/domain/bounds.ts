/**
 * Bounds that one figure implies for another: minimum and maximum of each figure among units of a kind, size or price. A list of
 * infantry by falling toughness need not start at the assault 'Mechs.
 */
import { FIGURES, type Figure, figuresOfType, SHAPE, type UnitFilter, valuesOf } from '@rangefinder/query';

const isFacet = (figure: Figure): boolean => SHAPE.types('unit').some(({ type }) => figuresOfType(type)[figure]?.facet === true);

/** A figure that distinguishes units, and one that has bounds. */
export type BoundFacet = Figure;
export type BoundedFigure = Figure;

/** Figures with few values that distinguish units; the kind is another. */
export const BOUND_FACETS: readonly BoundFacet[] = ['cost', ...FIGURES.filter(isFacet)];

/** Figures that have bounds. */
export const BOUNDED_FIGURES: readonly BoundedFigure[] = ['cost', ...FIGURES];

/** Range of a facet that a filter allows, both ends included. */
export interface FacetRange {
  readonly facet: string;
  readonly from: number;
  readonly to: number;
}

/** A kind as a facet without a value. */
export const kindFacet = (kind: string): string => `kind:${kind}`;

/** The ranges of a filter. Strict bounds are treated as inclusive, which is wide enough. */
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
