/**
 * Values by a key of each, both in the order in which they come: `Map.groupBy`, which Node 20 does not have.
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
