/** Chance that comes out the same for the same seed, on every machine. */
/**
 * Chance from a seed (mulberry32).
 * @example chance(1).below(6) // always the same
 */
export function chance(seed) {
    let state = seed >>> 0;
    const next = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const below = (limit) => Math.floor(next() * limit);
    return { next, below, pick: (list) => list[below(list.length)] };
}
//# sourceMappingURL=random.js.map