/** Words that sound like another, by the trigrams that they share. */
import type { WordLookup } from '../words/resolve-words.js';

/** Minimum share of common trigrams. Short words share few. */
const MIN_LIKENESS = 0.2;
/** Maximum number of words that are proposed for a word. */
const MAX_CANDIDATES = 64;

/** A word with its sound. */
interface SoundingWord {
  readonly word: string;
  readonly sound: string;
}

/**
 * An index of words by the trigrams of their sounds.
 * @example new SimilarSounds([{ word: 'wolf', sound: 'volf' }]).like('vulf') // [{ word: 'wolf', likeness: 0.25 }]
 */
export class SimilarSounds {
  /** Numbers of the words that have a trigram. */
  private readonly numbers = new Map<string, number[]>();
  private readonly sizes: readonly number[];
  private readonly words: readonly SoundingWord[];

  /** @param words in alphabetical order */
  constructor(words: readonly SoundingWord[]) {
    this.words = words;
    this.sizes = words.map(({ sound }, number) => {
      const trigrams = trigramsOf(sound);
      for (const trigram of trigrams) {
        const those = this.numbers.get(trigram);
        if (those) those.push(number);
        else this.numbers.set(trigram, [number]);
      }
      return trigrams.size;
    });
  }

  /** The words with the largest share of common trigrams, which is from 0 to 1. */
  like(sound: string): WordLookup['like'] {
    const trigrams = trigramsOf(sound);
    const common = new Uint8Array(this.words.length);
    const shared: number[] = [];
    for (const trigram of trigrams)
      for (const number of this.numbers.get(trigram) ?? []) {
        if (common[number] === 0) shared.push(number);
        common[number] = (common[number] as number) + 1;
      }
    const likenessOf = (number: number): number => {
      const count = common[number] as number;
      return count / (trigrams.size + (this.sizes[number] as number) - count);
    };
    return shared
      .map((number) => ({ number, likeness: likenessOf(number) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .toSorted((a, b) => b.likeness - a.likeness || a.number - b.number)
      .slice(0, MAX_CANDIDATES)
      .map(({ number, likeness }) => ({ word: (this.words[number] as SoundingWord).word, likeness }));
  }
}

/** Trigrams of a word, with two spaces before it and one after it. */
const trigramsOf = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};
