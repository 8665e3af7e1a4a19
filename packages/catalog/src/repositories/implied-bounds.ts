/** Start and end of a sorted list that follow from its filter. */
import type { UnitFilter } from '@rangefinder/query';
import { type Kysely, sql } from 'kysely';
import { type BoundedFigure, facetRanges } from '../domain/bounds.js';
import type { Tables } from '../schema.js';
import { storableText } from '../text/storable.js';

/** Minimum and maximum of a figure; `NONE` if no unit can match the filter. */
export type ImpliedBounds = { readonly least: number; readonly most: number } | 'NONE' | undefined;

/** The bounds of a figure that follow from a filter; undefined if there are none. */
export async function impliedBounds(db: Kysely<Tables>, filter: UnitFilter, figure: BoundedFigure): Promise<ImpliedBounds> {
  const ranges = facetRanges(filter).filter(({ facet }) => facet !== figure);
  if (ranges.length === 0) return undefined;
  const column = (name: 'facet' | 'from' | 'to') => ranges.map((range) => (name === 'facet' ? storableText(range.facet) : range[name]));
  const { rows } = await sql<{ least: number | null; most: number | null }>`
    select min(least) as least, max(most) as most
    from unnest(${column('facet')}::text[], ${column('from')}::real[], ${column('to')}::real[]) with ordinality as wanted (facet, low, high, place)
      left join figure_bounds on figure_bounds.facet = wanted.facet and value between low and high and figure = ${figure}
    group by place`.execute(db);
  if (rows.some(({ least }) => least === null)) return 'NONE';
  return {
    least: Math.max(...rows.map(({ least }) => least as number)),
    most: Math.min(...rows.map(({ most }) => most as number)),
  };
}
