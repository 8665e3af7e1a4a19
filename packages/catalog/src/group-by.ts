/**
 * Groups values by a key, both in order of appearance. `Map.groupBy` for Node 20.
 * @example groupBy([1, 2, 3], (count) => count % 2).get(1) // [1, 3]
 */
export function groupBy<T, K>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
