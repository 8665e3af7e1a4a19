/**
 * What one figure says of another: the least and the most that units of a kind, a size or a price have of each figure. A list of
 * infantry from the toughest down need not begin among the assault 'Mechs.
 */
import { FIGURES } from './figures.js';
/** What units are told apart by: figures of few values, and the kind. */
export const BOUND_FACETS = [
    ...[
        'cost',
        'size',
        'tmm',
        'overheatValue',
        'armor',
        'structure',
        'damageShort',
        'damageMedium',
        'damageLong',
        'moveInches',
        'jumpInches',
    ],
    ...['rank', 'rateOfFire', 'ammunition', 'durability', 'speed'],
];
/** Figures that have bounds. */
export const BOUNDED_FIGURES = ['cost', ...FIGURES];
/** A kind as a facet; it has no value. */
export const kindFacet = (kind) => `kind:${kind}`;
/** The facets that a filter limits. Strict bounds count as if they let their end through: that is wide enough. */
export function facetRanges({ kind, figures = [] }) {
    const ranges = figures.flatMap(({ figure, atLeast, above, atMost, below, anyOf }) => {
        if (!BOUND_FACETS.includes(figure))
            return [];
        const from = Math.max(...[atLeast, above, anyOf && Math.min(...anyOf)].map((bound) => bound ?? Number.NEGATIVE_INFINITY));
        const to = Math.min(...[atMost, below, anyOf && Math.max(...anyOf)].map((bound) => bound ?? Number.POSITIVE_INFINITY));
        return [{ facet: figure, from, to }];
    });
    return kind === undefined || kind === null ? ranges : [...ranges, { facet: kindFacet(kind), from: 0, to: 0 }];
}
//# sourceMappingURL=bounds.js.map