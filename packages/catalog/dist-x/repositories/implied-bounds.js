/** Where a sorted list may begin and must end, given its filter. */
import { sql } from 'kysely';
import { facetRanges } from '../domain/bounds.js';
import { askable } from '../text/storable.js';
/** The bounds of a figure that follow from a filter; undefined when nothing follows. */
export async function impliedBounds(db, filter, figure) {
    const ranges = facetRanges(filter).filter(({ facet }) => facet !== figure);
    if (ranges.length === 0)
        return undefined;
    const column = (name) => ranges.map((range) => (name === 'facet' ? askable(range.facet) : range[name]));
    const { rows } = await sql `
    select min(least) as least, max(most) as most
    from unnest(${column('facet')}::text[], ${column('from')}::real[], ${column('to')}::real[]) with ordinality as wanted (facet, low, high, place)
      left join figure_bounds on figure_bounds.facet = wanted.facet and value between low and high and figure = ${figure}
    group by place`.execute(db);
    if (rows.some(({ least }) => least === null))
        return 'NONE';
    return {
        least: Math.max(...rows.map(({ least }) => least)),
        most: Math.min(...rows.map(({ most }) => most)),
    };
}
//# sourceMappingURL=implied-bounds.js.map