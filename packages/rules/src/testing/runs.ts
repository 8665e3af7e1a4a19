/**
 * How many random inputs a property test draws: `npm test` draws a fifth of them (PROPERTY_RUNS=0.2), the long suites all.
 * @example fc.assert(property, { numRuns: runs(150) })
 */
export const runs = (count: number): number => Math.ceil(count * Number(process.env.PROPERTY_RUNS ?? 1));

/**
 * An even share of a long list of cases: all of them in the long suites.
 * @param size cases where not all are tried; the share of random inputs by default
 * @example for (const typo of sample(typos)) expect(index.resolve(typo)).toBeDefined()
 */
export function sample<T>(cases: readonly T[], size = runs(cases.length)): readonly T[] {
  const count = runs(cases.length) < cases.length ? Math.min(size, cases.length) : cases.length;
  return cases.filter((_, at) => Math.floor(((at + 1) * count) / cases.length) > Math.floor((at * count) / cases.length));
}
