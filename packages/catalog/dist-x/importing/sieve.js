/**
 * Remembers texts in a fixed piece of memory, however many there are (a Bloom filter): of what it never met it nearly always says
 * so, of what it met it never says that it did not.
 */
/** 16 MB: among ten million texts, one in two hundred is looked up for nothing. */
const WORDS = 2 ** 22;
/**
 * A text has its bits within one block, which is what a processor reads at once: four places all over the memory would be four
 * times the wait.
 */
const BLOCK_WORDS = 16;
/** Where in the second hash each of its bits is told. */
const BIT_SHIFTS = [0, 8, 16, 23];
const BLOCK_BITS = 32 * BLOCK_WORDS;
/**
 * An empty sieve.
 * @example const sieve = emptySieve(); sieve.meet('mul\n140') // false, and true the next time
 */
export function emptySieve() {
    const words = new Uint32Array(WORDS);
    return {
        meet: (text) => {
            const [block, bits] = hashesOf(text);
            const first = (block * BLOCK_WORDS) & (WORDS - 1);
            let isMet = true;
            for (const shift of BIT_SHIFTS) {
                const place = (bits >>> shift) & (BLOCK_BITS - 1);
                const index = first + (place >>> 5);
                const word = words[index];
                const bit = 1 << (place & 31);
                if ((word & bit) === 0)
                    isMet = false;
                words[index] = word | bit;
            }
            return isMet;
        },
    };
}
/** Two hashes: FNV-1a, and one that mixes the letters otherwise. */
function hashesOf(text) {
    let [first, step] = [0x811c9dc5, 0x9e3779b9];
    for (let index = 0; index < text.length; index++) {
        const letter = text.charCodeAt(index);
        first = Math.imul(first ^ letter, 0x01000193);
        step = Math.imul(step + letter, 0x85ebca6b) ^ (step >>> 13);
    }
    return [first ^ (first >>> 15), step ^ (step >>> 15)];
}
//# sourceMappingURL=sieve.js.map