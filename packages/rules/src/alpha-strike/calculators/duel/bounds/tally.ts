/** Accumulated weights by state number. Tallies are reused to avoid allocations in every turn. */
export interface Tally {
  /** By number; 0 where nothing was added. */
  values: Float64Array;
  /** The numbers with added weights. */
  readonly touched: number[];
}

const MIN_SIZE = 64;

export const emptyTally = (size = MIN_SIZE): Tally => ({ values: new Float64Array(size), touched: [] });

function grow(tally: Tally, index: number): void {
  const larger = new Float64Array(Math.max(index + 1, tally.values.length * 2));
  larger.set(tally.values);
  tally.values = larger;
}

/** Adds a weight. A weight that underflows to 0 is ignored. */
export function tallyUp(tally: Tally, index: number, weight: number): void {
  if (weight === 0) return;
  if (index >= tally.values.length) grow(tally, index);
  if (tally.values[index] === 0) tally.touched.push(index);
  (tally.values[index] as number) += weight;
}

/** Resets all weights to 0. */
export function clear({ values, touched }: Tally): void {
  for (const index of touched) values[index] = 0;
  touched.length = 0;
}

/** Tallies by the number of another state. */
export interface Tallies {
  readonly of: (index: number) => Tally;
  /** Visits every tally used since the last clear, with its number. */
  readonly each: (visit: (tally: Tally, index: number) => void) => void;
  readonly clear: () => void;
}

export function tallies(): Tallies {
  const all: Tally[] = [];
  const used: number[] = [];
  const isUsed: boolean[] = [];
  let size = MIN_SIZE;
  return {
    of: (index) => {
      all[index] ??= emptyTally(size);
      if (isUsed[index] !== true) {
        isUsed[index] = true;
        used.push(index);
      }
      return all[index] as Tally;
    },
    each: (visit) => {
      for (const index of used) visit(all[index] as Tally, index);
    },
    clear: () => {
      for (const index of used) {
        const tally = all[index] as Tally;
        clear(tally);
        size = Math.max(size, tally.values.length);
        isUsed[index] = false;
      }
      used.length = 0;
    },
  };
}
