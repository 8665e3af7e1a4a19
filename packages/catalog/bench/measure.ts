/** Times of sequential queries. */

/** Times in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly slowest: readonly { readonly ms: number; readonly question: string }[];
}

const SHOWN = Number(process.env.SHOWN ?? 5);

/** The value in the middle. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs every query and measures its time. */
export async function timesOf<Q>(questions: readonly Q[], ask: (question: Q) => Promise<unknown>): Promise<Times> {
  const taken: { ms: number; question: string }[] = [];
  for (const question of questions) {
    const begun = performance.now();
    await ask(question);
    taken.push({ ms: performance.now() - begun, question: JSON.stringify(question) });
  }
  const sorted = taken.toSorted((a, b) => a.ms - b.ms);
  const percentile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? Number.NaN;
  return { p50: percentile(0.5), p90: percentile(0.9), p99: percentile(0.99), slowest: sorted.slice(-SHOWN).toReversed() };
}
