/** Answers that are asked for again and again. */
const MOST = 5_000;
/** Longer texts are rare, and five thousand of them may be too much to keep. */
const LONGEST = 200;
/**
 * A function of a text that remembers its answers to short ones; when there are too many, it starts anew.
 * @example const lower = remembered((text) => text.toLowerCase())
 */
export function remembered(answer) {
    const known = new Map();
    return (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        if (text.length > LONGEST)
            return answer(text);
        if (known.size >= MOST)
            known.clear();
        const value = answer(text);
        known.set(text, value);
        return value;
    };
}
//# sourceMappingURL=remembered.js.map