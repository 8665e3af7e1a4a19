/** Keeps the bounds of figures while units are written: they only ever widen. */
import { sql } from 'kysely';
import { BOUND_FACETS, BOUNDED_FIGURES, kindFacet } from '../domain/bounds.js';
import { FIGURE_COLUMNS } from '../domain/figure-columns.js';
import type { NewUnitRow } from '../schema.js';
import type { Writer } from './writer.js';

/** Keeps the bounds within one transaction. */
export interface BoundsKeeper {
  /** Widens the bounds by some units. */
  add(rows: readonly NewUnitRow[]): Promise<void>;
}

const COLUMNS = ['cost', ...FIGURE_COLUMNS] as const;
const FACET_INDEXES = BOUND_FACETS.map((facet) => BOUNDED_FIGURES.indexOf(facet));

/** Least and most of every figure, in their order. */
interface Bounds {
  readonly facet: string;
  readonly value: number;
  readonly least: Float64Array;
  readonly most: Float64Array;
}

/**
 * A keeper; it writes only what is wider than what it has written.
 * @example await boundsKeeper(writer).add([row])
 */
export function boundsKeeper({ trx, afterwards }: Pick<Writer, 'trx' | 'afterwards'>): BoundsKeeper {
  const known = new Map<string, Bounds>();
  return {
    add: async (rows) => {
      const wider = new Set<Bounds>();
      for (const row of rows) widen(known, row, wider);
      if (wider.size > 0) await afterwards(() => upsert([...wider]).execute(trx));
    },
  };
}

function widen(known: Map<string, Bounds>, row: NewUnitRow, wider: Set<Bounds>): void {
  const figures = COLUMNS.map((column) => row[column] ?? null);
  const count = (facet: string, value: number): void => {
    const key = `${facet} ${value}`;
    const bounds = known.get(key) ?? unbounded(facet, value);
    known.set(key, bounds);
    if (include(bounds, figures)) wider.add(bounds);
  };
  count(kindFacet(row.kind), 0);
  for (const index of FACET_INDEXES) {
    const value = figures[index];
    if (value !== null && value !== undefined) count(BOUNDED_FIGURES[index] as string, value);
  }
}

const unbounded = (facet: string, value: number): Bounds => ({
  facet,
  value,
  least: new Float64Array(COLUMNS.length).fill(Number.POSITIVE_INFINITY),
  most: new Float64Array(COLUMNS.length).fill(Number.NEGATIVE_INFINITY),
});

/** Takes the figures in; true when the bounds had to give way. */
function include({ least, most }: Bounds, figures: readonly (number | null)[]): boolean {
  let gaveWay = false;
  for (let index = 0; index < figures.length; index++) {
    const value = figures[index];
    if (value === null || value === undefined) continue;
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
