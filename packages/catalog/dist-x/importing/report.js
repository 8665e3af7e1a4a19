/** Counts of rows; the first four add up to `read`. */
export const COUNTED = ['read', 'added', 'changed', 'unchanged', 'refused', 'withoutCard', 'doubtful', 'tidied'];
/** None yet. */
export const NO_COUNTS = Object.fromEntries(COUNTED.map((name) => [name, 0]));
/** Counts together. */
export const sumOf = (a, b) => Object.fromEntries(COUNTED.map((name) => [name, a[name] + (b[name] ?? 0)]));
//# sourceMappingURL=report.js.map