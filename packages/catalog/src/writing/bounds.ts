/** Maintains the bounds of figures while units are written. Bounds only become wider. */
import { sql } from 'kysely';
import { BOUND_FACETS, BOUNDED_FIGURES, type BoundedFigure, kindFacet } from '../domain/bounds.js';
import type { UnitParts } from './unit-columns.js';
import type { Writer } from './writer.js';

/** Maintains the bounds within a transaction. */
export interface BoundsKeeper {
  /** Widens the bounds by some units. */
  add(units: readonly Counted[]): void;
  /** Writes bounds that became wider; call it before the commit. */
  finish(): Promise<void>;
}

/** The needed parts of a unit. */
type Counted = Pick<UnitParts, 'draft' | 'figures'>;

/** Minimum and maximum of every figure, in order. */
interface Bounds {
  readonly facet: string;
  readonly value: number;
  readonly least: Float64Array;
  readonly most: Float64Array;
}

/** Bounds by value of the facet. */
type ByValue = Map<number, Bounds>;

/** Indexes of the facets among all figures. */
const FACET_PLACES: readonly number[] = BOUND_FACETS.map((facet) => BOUNDED_FIGURES.indexOf(facet));

/**
 * Creates a keeper, which writes only bounds that became wider.
 * @example const bounds = boundsKeeper(writer); bounds.add(units); await bounds.finish()
 */
export function boundsKeeper({ trx }: Pick<Writer, 'trx'>): BoundsKeeper {
  const ofKinds = new Map<string, Bounds>();
  const ofFigures: readonly ByValue[] = BOUNDED_FIGURES.map(() => new Map());
  const wider = new Set<Bounds>();
  const ofKind = (kind: string): Bounds => known(ofKinds, kind, () => unbounded(kindFacet(kind), 0));
  const ofFigure = (place: number, value: number): Bounds =>
    known(ofFigures[place] as ByValue, value, () => unbounded(BOUNDED_FIGURES[place] as BoundedFigure, value));
  // Reused for every unit, to avoid a million arrays.
  const values = new Float64Array(BOUNDED_FIGURES.length);
  const addUnit = ({ draft, figures }: Counted): void => {
    for (let place = 0; place < values.length; place++) {
      const figure = BOUNDED_FIGURES[place] as BoundedFigure;
      // Missing figures are NaN, which is neither below nor above anything.
      values[place] = (figure === 'cost' ? draft.cost : figures[figure]) ?? Number.NaN;
    }
    include(ofKind(draft.kind), values, wider);
    for (const place of FACET_PLACES) {
      const value = values[place] as number;
      if (!Number.isNaN(value)) include(ofFigure(place, value), values, wider);
    }
  };
  return {
    add: (units) => units.forEach(addUnit),
    finish: async () => {
      const all = [...wider];
      wider.clear();
      if (all.length > 0) await upsert(all).execute(trx);
    },
  };
}

function known<K>(all: Map<K, Bounds>, key: K, make: () => Bounds): Bounds {
  const before = all.get(key);
  if (before !== undefined) return before;
  const made = make();
  all.set(key, made);
  return made;
}

const unbounded = (facet: string, value: number): Bounds => ({
  facet,
  value,
  least: new Float64Array(BOUNDED_FIGURES.length).fill(Number.POSITIVE_INFINITY),
  most: new Float64Array(BOUNDED_FIGURES.length).fill(Number.NEGATIVE_INFINITY),
});

/** Includes the figures, and records bounds that became wider. */
function include(bounds: Bounds, figures: Float64Array, wider: Set<Bounds>): void {
  const { least, most } = bounds;
  for (let index = 0; index < figures.length; index++) {
    const value = figures[index] as number;
    if (value < (least[index] as number)) {
      least[index] = value;
      wider.add(bounds);
    }
    if (value > (most[index] as number)) {
      most[index] = value;
      wider.add(bounds);
    }
  }
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
