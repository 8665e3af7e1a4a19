/**
 * A Bloom filter: a set of texts in a fixed amount of memory. It may report a text as present that was never added, seldom, but
 * never one as absent that was.
 */
export interface BloomFilter {
  /** Adds a text. Says whether it may have been there before: false is certain, true is to be looked up. */
  addAndTest(text: string): boolean;
}

/** 16 MB: among ten million texts, one in two hundred is a false positive. */
const WORDS = 2 ** 22;
/**
 * The bits of a text lie within one block, the size of a cache line: four places all over the memory would be four cache misses.
 */
const BLOCK_WORDS = 16;
/** Where in the second hash the place of each bit begins. */
const BIT_SHIFTS = [0, 8, 16, 23];
const BLOCK_BITS = 32 * BLOCK_WORDS;

/**
 * An empty filter.
 * @example const filter = bloomFilter(); filter.addAndTest('mul\n140') // false, and true the next time
 */
export function bloomFilter(): BloomFilter {
  const words = new Uint32Array(WORDS);
  return {
    addAndTest: (text) => {
      const [block, bits] = hashesOf(text);
      const first = (block * BLOCK_WORDS) & (WORDS - 1);
      let isPresent = true;
      for (const shift of BIT_SHIFTS) {
        const place = (bits >>> shift) & (BLOCK_BITS - 1);
        const index = first + (place >>> 5);
        const word = words[index] as number;
        const bit = 1 << (place & 31);
        if ((word & bit) === 0) isPresent = false;
        words[index] = word | bit;
      }
      return isPresent;
    },
  };
}

/** Two hashes: FNV-1a, and one that mixes the letters otherwise. */
function hashesOf(text: string): readonly [number, number] {
  let [first, step] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    first = Math.imul(first ^ letter, 0x01000193);
    step = Math.imul(step + letter, 0x85ebca6b) ^ (step >>> 13);
  }
  return [first ^ (first >>> 15), step ^ (step >>> 15)];
}
