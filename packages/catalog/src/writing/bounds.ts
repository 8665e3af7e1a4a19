/** Keeps the bounds of figures while units are written: they only ever widen. */
import { sql } from 'kysely';
import { BOUND_FACETS, BOUNDED_FIGURES, type BoundedFigure, kindFacet } from '../domain/bounds.js';
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

/** Bounds by the value that they belong to. */
type ByValue = Map<number, Bounds>;

/** Facets that are figures, as places among all figures. */
const FACET_PLACES: readonly number[] = BOUND_FACETS.map((facet) => BOUNDED_FIGURES.indexOf(facet));

/**
 * A keeper; it writes only what is wider than what it has written.
 * @example const bounds = boundsKeeper(writer); bounds.add(units); await bounds.finish()
 */
export function boundsKeeper({ trx }: Pick<Writer, 'trx'>): BoundsKeeper {
  const ofKinds = new Map<string, Bounds>();
  const ofFigures: readonly ByValue[] = BOUNDED_FIGURES.map(() => new Map());
  const wider = new Set<Bounds>();
  const ofKind = (kind: string): Bounds => known(ofKinds, kind, () => unbounded(kindFacet(kind), 0));
  const ofFigure = (place: number, value: number): Bounds =>
    known(ofFigures[place] as ByValue, value, () => unbounded(BOUNDED_FIGURES[place] as BoundedFigure, value));
  // The figures of one unit after another: an array of each would be a million of them.
  const values = new Float64Array(BOUNDED_FIGURES.length);
  const addUnit = ({ draft, figures }: Counted): void => {
    for (let place = 0; place < values.length; place++) {
      const figure = BOUNDED_FIGURES[place] as BoundedFigure;
      // What a unit does not have is no number, which lies neither below nor above anything.
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

/** Takes the figures in, and remembers bounds that had to give way. */
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
