/** Times of many questions, one after another. */
const SHOWN = 5;
/** The value in the middle. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** Asks every question and takes the time of each answer. */
export async function timesOf(questions, ask) {
    const taken = [];
    for (const question of questions) {
        const begun = performance.now();
        await ask(question);
        taken.push({ ms: performance.now() - begun, question: JSON.stringify(question) });
    }
    const sorted = taken.toSorted((a, b) => a.ms - b.ms);
    const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? Number.NaN;
    return { p50: percentile(0.5), p90: percentile(0.9), p99: percentile(0.99), slowest: sorted.slice(-SHOWN).toReversed() };
}
//# sourceMappingURL=measure.js.map