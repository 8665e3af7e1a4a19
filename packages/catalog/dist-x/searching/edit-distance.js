/** How many slips of the hand lie between two words. */
/**
 * Letters added, left out, changed or swapped with their neighbors (optimal string alignment).
 * @example editDistance('atals', 'atlas') // 1
 */
export function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++)
            next.push(cell(a, b, i, j, next, row, before));
        [before, row] = [row, next];
    }
    return row[b.length];
}
function cell(a, b, i, j, next, row, before) {
    const changed = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
    const best = Math.min(changed, row[j] + 1, next[j - 1] + 1);
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return isSwapped ? Math.min(best, before[j - 2] + 1) : best;
}
/**
 * Slips that are forgiven in a word of so many letters.
 * @example forgiven(5) // 1
 */
export const forgiven = (letters) => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3);
//# sourceMappingURL=edit-distance.js.map