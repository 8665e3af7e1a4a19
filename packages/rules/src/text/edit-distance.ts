/** Edit distance between two words, for typo tolerance. */

/**
 * Counts inserted, deleted, replaced and transposed letters (optimal string alignment distance).
 * @example editDistance('atals', 'atlas') // 1
 */
export function editDistance(a: string, b: string): number {
  let before: Row = [];
  let row: Row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    const rows = { before, row, next };
    for (let j = 1; j <= b.length; j++) next.push(cell([a, b], i, j, rows));
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}

type Row = readonly number[];

function cell([a, b]: readonly [string, string], i: number, j: number, rows: Readonly<Record<'before' | 'row' | 'next', Row>>): number {
  const { before, row, next } = rows;
  const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const best = Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1);
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwapped ? Math.min(best, (before[j - 2] as number) + 1) : best;
}
