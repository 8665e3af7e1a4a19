/** Keeps the bounds of figures while units are written: they only ever widen. */
import { sql } from 'kysely';
import { BOUND_FACETS, BOUNDED_FIGURES, kindFacet } from '../domain/bounds.js';
import { UNIT_KINDS } from '../domain/systems.js';
import type { UnitParts } from './unit-columns.js';
import type { Writer } from './writer.js';

/** Keeps the bounds within one transaction. */
export interface BoundsKeeper {
  /** Widens the bounds by some units. */
  add(units: readonly Counted[]): void;
  /** Writes those that are wider than what was written before; to be called before the commit. */
  finish(): Promise<void>;
}

/** What of a unit counts here. */
type Counted = Pick<UnitParts, 'draft' | 'figures'>;

/** Least and most of every figure, in their order. */
interface Bounds {
  readonly facet: string;
  readonly value: number;
  readonly least: Float64Array;
  readonly most: Float64Array;
}

/** Bounds by the value that they belong to, for each facet. */
type Known = ReadonlyMap<string, Map<number, Bounds>>;

/** The facets that are figures, and where those stand among all figures. */
const FIGURE_FACETS = BOUND_FACETS.map((facet) => ({ facet, place: BOUNDED_FIGURES.indexOf(facet) }));

/**
 * A keeper; it writes only what is wider than what it has written.
 * @example const bounds = boundsKeeper(writer); bounds.add(units); await bounds.finish()
 */
export function boundsKeeper({ trx }: Pick<Writer, 'trx'>): BoundsKeeper {
  const known: Known = new Map([...BOUND_FACETS, ...UNIT_KINDS.map(kindFacet)].map((facet) => [facet, new Map()]));
  const wider = new Set<Bounds>();
  return {
    add: (units) => {
      for (const unit of units) widen(known, unit, wider);
    },
    finish: async () => {
      const all = [...wider];
      wider.clear();
      if (all.length > 0) await upsert(all).execute(trx);
    },
  };
}

function widen(known: Known, { draft, figures }: Counted, wider: Set<Bounds>): void {
  const values = new Float64Array(BOUNDED_FIGURES.length);
  // What a unit does not have is no number, which lies neither below nor above anything.
  for (const [place, figure] of BOUNDED_FIGURES.entries()) values[place] = (figure === 'cost' ? draft.cost : figures[figure]) ?? Number.NaN;
  const count = (facet: string, value: number): void => {
    const bounds = boundsOf(known, facet, value);
    if (include(bounds, values)) wider.add(bounds);
  };
  count(kindFacet(draft.kind), 0);
  for (const { facet, place } of FIGURE_FACETS) {
    const value = values[place] as number;
    if (!Number.isNaN(value)) count(facet, value);
  }
}

function boundsOf(known: Known, facet: string, value: number): Bounds {
  const ofFacet = known.get(facet) as Map<number, Bounds>;
  const before = ofFacet.get(value);
  if (before !== undefined) return before;
  const bounds = unbounded(facet, value);
  ofFacet.set(value, bounds);
  return bounds;
}

const unbounded = (facet: string, value: number): Bounds => ({
  facet,
  value,
  least: new Float64Array(BOUNDED_FIGURES.length).fill(Number.POSITIVE_INFINITY),
  most: new Float64Array(BOUNDED_FIGURES.length).fill(Number.NEGATIVE_INFINITY),
});

/** Takes the figures in; true when the bounds had to give way. */
function include({ least, most }: Bounds, figures: Float64Array): boolean {
  let gaveWay = false;
  for (let index = 0; index < figures.length; index++) {
    const value = figures[index] as number;
    if (value < (least[index] as number)) [least[index], gaveWay] = [value, true];
    if (value > (most[index] as number)) [most[index], gaveWay] = [value, true];
  }
  return gaveWay;
}

function upsert(all: readonly Bounds[]) {
  const rows = all.flatMap(({ facet, value, least, most }) =>
    BOUNDED_FIGURES.flatMap((figure, index) => {
      const [low, high] = [least[index] as number, most[index] as number];
      return low <= high ? [{ facet, value, figure, low, high }] : [];
    }),
  );
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  return sql`insert into figure_bounds as known (facet, value, figure, least, most)
    select * from unnest(${column('facet')}::text[], ${column('value')}::real[], ${column('figure')}::text[], ${column('low')}::real[], ${column('high')}::real[])
    on conflict (facet, value, figure) do update set least = least(known.least, excluded.least), most = greatest(known.most, excluded.most)
    where excluded.least < known.least or excluded.most > known.most`;
}
