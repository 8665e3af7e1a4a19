/**
 * How many random inputs a property test draws: `npm test` draws a fifth of them (PROPERTY_RUNS=0.2), the long suites all.
 * @example fc.assert(property, { numRuns: runs(150) })
 */
export const runs = (count: number): number => Math.ceil(count * Number(process.env.PROPERTY_RUNS ?? 1));

/**
 * An even share of a long list of cases: all of them in the long suites.
 * @param max cases at most where not all are tried
 * @example for (const typo of sample(typos)) expect(index.resolve(typo)).toBeDefined()
 */
export function sample<T>(cases: readonly T[], max = cases.length): readonly T[] {
  const share = runs(cases.length);
  const count = share < cases.length ? Math.min(share, max) : share;
  return cases.filter((_, at) => Math.floor(((at + 1) * count) / cases.length) > Math.floor((at * count) / cases.length));
}
