/** All words of the names of some units, looked up as the catalog looks them up in its table of words. */
import { editDistance } from '@rangefinder/rules';
import { isSpelled, soundOf } from '../text/words.js';
import { maxEdits } from '../words/max-edits.js';
import { compoundMeant } from '../words/misspelled-compounds.js';
import {
  MAX_BEGUN_WORDS,
  MIN_LAST_PART_CHARACTERS,
  MIN_PART_CHARACTERS,
  MIN_SIMILAR_CHARACTERS,
  mayBeCompound,
  type ResolvedText,
  type ResolveOptions,
  resolveWords,
  type WordLookup,
  type WordRequest,
  wordRequests,
} from '../words/resolve-words.js';

/** A word with its sound, which similar words are compared by. */
interface IndexedWord {
  readonly word: string;
  readonly sound: string;
}

/**
 * An index of words. Other grammatical forms of a word are not known here: that takes the stemmer of a database.
 * @example new WordIndex(['atlas', 'locust']).resolve('atals')?.meant // 'atlas'
 */
export class WordIndex {
  private readonly words: ReadonlySet<string>;
  /** In alphabetical order, so that a prefix is a range. */
  private readonly sorted: readonly string[];
  private readonly spelled: readonly IndexedWord[];

  constructor(words: Iterable<string>) {
    this.words = new Set(words);
    this.sorted = [...this.words].toSorted();
    this.spelled = this.sorted.filter(isSpelled).map((word) => ({ word, sound: soundOf(word) }));
  }

  /** Resolves a text; undefined when there is no word in it. */
  resolve(text: string, options: ResolveOptions = {}): ResolvedText | undefined {
    const words = wordRequests(text, options).map((request) => this.withCompound(this.lookUp(request), request));
    return resolveWords(words, options.isExact);
  }

  private lookUp(request: WordRequest): WordLookup {
    const { word, next } = request;
    const whole = this.words.has(word);
    const begun = this.beginningWith(word);
    const known = !isSpelled(word) || word.length < MIN_SIMILAR_CHARACTERS || begun.length > 0;
    const joined = next === null ? undefined : word + next;
    return {
      ...{ word, whole, known, forms: null },
      like: this.similarTo(request, known),
      begun: listedBeginnings(request, whole, begun),
      apart: isSpelled(word) ? this.partsOf(word, known) : null,
      inOne: joined !== undefined && this.words.has(joined) ? joined : null,
    };
  }

  /** A word that may be two, of which one is misspelled. */
  private withCompound(word: WordLookup, { mayGuess }: WordRequest): WordLookup {
    if (!mayGuess || !isSpelled(word.word) || !mayBeCompound(word)) return word;
    return { ...word, apart: compoundMeant(word.word, (part) => this.words.has(part)) ?? null };
  }

  private beginningWith(start: string): readonly string[] {
    let [from, to] = [0, this.sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.sorted[middle] as string) < start) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (this.sorted[end]?.startsWith(start)) end++;
    return this.sorted.slice(from, end);
  }

  private similarTo({ word, isForgiving, mayGuess }: WordRequest, known: boolean): WordLookup['like'] {
    const sound = soundOf(word);
    const isWanted = isForgiving || (isCyrillic(word) && known) || (mayGuess && !known);
    if (!isWanted || !isSpelled(word) || sound.length < MIN_SIMILAR_CHARACTERS) return [];
    const most = maxEdits(Math.max(sound.length, word.length));
    return this.spelled
      .filter((other) => isWithinEdits(sound, other.sound, most) || isWithinEdits(word, other.word, most))
      .map((other) => ({ word: other.word, likeness: similarity(sound, other.sound) }));
  }

  /** The longest first part that, like the rest, is a word. */
  private partsOf(word: string, known: boolean): WordLookup['apart'] {
    const last = known ? MIN_PART_CHARACTERS : MIN_LAST_PART_CHARACTERS;
    for (let at = word.length - last; at >= MIN_PART_CHARACTERS; at--) {
      const parts = [word.slice(0, at), word.slice(at)] as const;
      if (parts.every((part) => this.words.has(part))) return parts;
    }
    return null;
  }
}

const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

const isWithinEdits = (one: string, two: string, most: number): boolean =>
  Math.abs(one.length - two.length) <= most && editDistance(one, two) <= most;

/** The shortest words that begin with a word, as far as the catalog lists them. */
function listedBeginnings({ word, isAlone }: WordRequest, whole: boolean, begun: readonly string[]): WordLookup['begun'] {
  if (!isSpelled(word) || !(isAlone || whole) || begun.length === 0) return null;
  if (!isAlone && begun.length > MAX_BEGUN_WORDS) return null;
  return begun.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_BEGUN_WORDS);
}

/** Trigrams of a word, with two spaces before it and one behind it. */
const trigramsOf = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

/** The share of common trigrams, from 0 to 1. */
function similarity(one: string, two: string): number {
  const [first, second] = [trigramsOf(one), trigramsOf(two)];
  const common = [...first].filter((each) => second.has(each)).length;
  return common / (first.size + second.size - common);
}
