/** Groups equal values of a hand. Used by both card games. */

/** Cards of one value. */
export interface Group {
  readonly value: number;
  readonly count: number;
}

/** Groups values by frequency, then by height, which is the order of comparison. `groupsOf([3, 9, 3])` → 3 × 2, 9 × 1 */
export function groupsOf(values: readonly number[]): readonly Group[] {
  const distinct = [...new Set(values)].map((value) => ({ value, count: values.filter((other) => other === value).length }));
  return distinct.toSorted((a, b) => b.count - a.count || b.value - a.value);
}

/** Compares two tie-break keys: positive when `a` is higher. Missing values of the shorter key count lowest. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = differAt(a, b);
  return at === undefined ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The first index where two keys differ. Undefined when they are equal. `differAt([9, 5], [9, 3])` → 1 */
export function differAt(a: readonly number[], b: readonly number[]): number | undefined {
  const longer = a.length < b.length ? b : a;
  const at = longer.findIndex((_, index) => a[index] !== b[index]);
  return at < 0 ? undefined : at;
}
