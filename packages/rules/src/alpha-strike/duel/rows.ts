/**
 * Rows of a long, sparse matrix of residues, and the workbench on which rows are added up. The innermost loops of the duel
 * are here: they write into buffers of their own, which nothing outside holds.
 */
import { LANES, type Residues, reduced } from './residues.js';

/** Columns with `LANES` residues each. */
export interface Row {
  readonly columns: Int32Array;
  readonly weights: Residues;
  /** The row is part of the buffers: from here, up to but not including there. */
  readonly from: number;
  readonly to: number;
}

export const sizeOf = ({ from, to }: Row): number => to - from;

/** A row in buffers of its own. */
export const rowOf = (columns: readonly number[], residues: readonly Residues[]): Row => ({
  columns: Int32Array.from(columns),
  weights: Float64Array.from(residues.flatMap((each) => [...each])),
  from: 0,
  to: columns.length,
});

/** Adds up rows, each times a factor, and gives the sum as a row. */
export interface Bench {
  /** Adds a row times the residues that stand at a place among others. */
  readonly add: (row: Row, factors: Residues, at: number) => void;
  /** Adds a row with its columns renamed. */
  readonly rename: (row: Row, nameOf: (column: number) => number) => void;
  /** Takes away the sum in the columns that are wanted; the others stay. */
  readonly take: (wanted?: (column: number) => boolean) => Row;
}

const FIRST_COLUMNS = 1024;
const PAGE = 4096;

/** A bench for one set of primes. */
export function benchOf(primes: readonly number[]): Bench {
  const [p0, p1, p2, p3, p4] = primes as readonly [number, number, number, number, number];
  const [i0, i1, i2, i3, i4] = primes.map((prime) => 1 / prime) as unknown as readonly [number, number, number, number, number];
  let sums = new Float64Array(FIRST_COLUMNS * LANES);
  let met = new Uint8Array(FIRST_COLUMNS);
  let touched = new Int32Array(FIRST_COLUMNS);
  let count = 0;
  let page = { columns: new Int32Array(PAGE), weights: new Float64Array(PAGE * LANES), used: 0 };

  const widen = (column: number): void => {
    const columns = 2 * Math.max(column, met.length);
    sums = widened(sums, new Float64Array(columns * LANES));
    met = widened(met, new Uint8Array(columns));
    touched = widened(touched, new Int32Array(columns));
  };
  const meet = (column: number): void => {
    if (column >= met.length) widen(column);
    met[column] = 1;
    touched[count++] = column;
  };
  const add = ({ columns, weights, from, to }: Row, factors: Residues, at: number): void => {
    const f0 = factors[at] as number;
    const f1 = factors[at + 1] as number;
    const f2 = factors[at + 2] as number;
    const f3 = factors[at + 3] as number;
    const f4 = factors[at + 4] as number;
    for (let i = from, w = from * LANES; i < to; i++, w += LANES) {
      const column = columns[i] as number;
      if (met[column] !== 1) meet(column);
      const place = column * LANES;
      sums[place] = (sums[place] as number) + f0 * (weights[w] as number);
      sums[place + 1] = (sums[place + 1] as number) + f1 * (weights[w + 1] as number);
      sums[place + 2] = (sums[place + 2] as number) + f2 * (weights[w + 2] as number);
      sums[place + 3] = (sums[place + 3] as number) + f3 * (weights[w + 3] as number);
      sums[place + 4] = (sums[place + 4] as number) + f4 * (weights[w + 4] as number);
    }
  };
  const rename = ({ columns, weights, from, to }: Row, nameOf: (column: number) => number): void => {
    for (let i = from; i < to; i++) {
      const column = nameOf(columns[i] as number);
      if (met[column] !== 1) meet(column);
      for (let lane = 0; lane < LANES; lane++)
        sums[column * LANES + lane] = (sums[column * LANES + lane] as number) + (weights[i * LANES + lane] as number);
    }
  };
  const take = (wanted: (column: number) => boolean = () => true): Row => {
    if (page.used + count > page.columns.length) {
      const columns = Math.max(PAGE, count) * 4;
      page = { columns: new Int32Array(columns), weights: new Float64Array(columns * LANES), used: 0 };
    }
    const { columns, weights, used: from } = page;
    let [to, kept] = [from, 0];
    for (let i = 0; i < count; i++) {
      const column = touched[i] as number;
      if (!wanted(column)) {
        touched[kept++] = column;
        continue;
      }
      const place = column * LANES;
      const w = to * LANES;
      weights[w] = reduced(sums[place] as number, p0, i0);
      weights[w + 1] = reduced(sums[place + 1] as number, p1, i1);
      weights[w + 2] = reduced(sums[place + 2] as number, p2, i2);
      weights[w + 3] = reduced(sums[place + 3] as number, p3, i3);
      weights[w + 4] = reduced(sums[place + 4] as number, p4, i4);
      sums.fill(0, place, place + LANES);
      met[column] = 0;
      columns[to++] = column;
    }
    count = kept;
    page.used = to;
    return { columns, weights, from, to };
  };
  return { add, rename, take };
}

const widened = <A extends Float64Array | Uint8Array | Int32Array>(narrow: A, wide: A): A => {
  wide.set(narrow);
  return wide;
};
