/**
 * How many random inputs a property test draws: `npm test` draws a fifth of them (PROPERTY_RUNS=0.2), the long suites all.
 * @example fc.assert(property, { numRuns: runs(150) })
 */
export const runs = (count: number): number => Math.ceil(count * Number(process.env.PROPERTY_RUNS ?? 1));
