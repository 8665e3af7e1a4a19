/** All words of names: of the catalog, and of the units that a page keeps. */
import { isSpelled, soundOf } from '../text/words.js';
import { misspelledCompounds } from '../words/misspelled-compounds.js';
import { wordsOneEditAway } from '../words/one-edit-away.js';
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
import { SimilarSounds } from './similar-sounds.js';

/** A word of a name. */
export interface NameWord {
  readonly word: string;
  /** The common part of its forms; empty for a stop word. Unknown without the stemmer of a database. */
  readonly stem?: string;
  /** By default `soundOf(word)`. */
  readonly sound?: string;
}

/** Maximum length of a word whose variants one edit away are looked up: short words share too few trigrams with the word meant. */
const MAX_NEAR_CHARACTERS = 7;

/** Stems of typed words, by the word. */
export type Stems = ReadonlyMap<string, string>;

/**
 * An index of words. Other grammatical forms of a word are found by stems.
 * @example new WordIndex([{ word: 'atlas' }, { word: 'locust' }]).resolve('atals')?.meant // 'atlas'
 */
export class WordIndex {
  private readonly words: ReadonlySet<string>;
  /** In alphabetical order, so that a prefix is a range. */
  private readonly sorted: readonly string[];
  private readonly sounds: SimilarSounds;
  private readonly byStem = new Map<string, string[]>();

  constructor(words: readonly NameWord[]) {
    const sounds = new Map(words.map(({ word, sound }) => [word, sound]));
    this.words = new Set(sounds.keys());
    this.sorted = [...this.words].toSorted();
    this.sounds = new SimilarSounds(this.sorted.filter(isSpelled).map((word) => ({ word, sound: sounds.get(word) ?? soundOf(word) })));
    for (const { word, stem } of words) {
      if (!stem) continue;
      const forms = this.byStem.get(stem);
      if (forms) forms.push(word);
      else this.byStem.set(stem, [word]);
    }
  }

  /** Resolves a text; undefined when there is no word in it. */
  resolve(text: string, options: ResolveOptions = {}, stems: Stems = new Map()): ResolvedText | undefined {
    const words = wordRequests(text, options).map((request) => this.withCompound(this.lookUp(request, stems), request));
    return resolveWords(words, options.isExact);
  }

  private lookUp(request: WordRequest, stems: Stems): WordLookup {
    const { word, next } = request;
    const whole = this.words.has(word);
    const begun = this.beginningWith(word);
    const forms = shortest(this.byStem.get(stems.get(word) ?? '') ?? []);
    const known = !isSpelled(word) || word.length < MIN_SIMILAR_CHARACTERS || begun.length > 0 || forms.length > 0;
    const joined = next === null ? undefined : word + next;
    return {
      ...{ word, whole, known, forms: forms.length > 0 ? forms : null },
      like: this.similarTo(request, known),
      begun: listedBeginnings(request, whole, begun),
      apart: isSpelled(word) ? this.partsOf(word, known) : null,
      inOne: joined !== undefined && this.words.has(joined) ? joined : null,
    };
  }

  /** A word that may be two, of which one is misspelled. */
  private withCompound(word: WordLookup, { mayGuess }: WordRequest): WordLookup {
    if (!mayGuess || !isSpelled(word.word) || !mayBeCompound(word)) return word;
    const exists = (part: string): boolean => this.words.has(part);
    const apart = misspelledCompounds(word.word, exists).find((parts) => parts.every(exists)) ?? null;
    return { ...word, apart, isApartGuessed: true };
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
    const hasNear = mayGuess && word.length >= MIN_SIMILAR_CHARACTERS && word.length <= MAX_NEAR_CHARACTERS;
    const near = hasNear ? wordsOneEditAway(word).filter((each) => this.words.has(each)) : [];
    return [...this.sounds.like(sound), ...near.map((each) => ({ word: each, likeness: 1 }))];
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

/** Imported names are English: a Russian word is also looked up by its sound, even where a name has it in Russian. */
const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** The shortest of some words first. */
const shortest = (words: readonly string[]): readonly string[] =>
  words.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_BEGUN_WORDS);

/** The shortest words that begin with a word, as far as the catalog lists them. */
function listedBeginnings({ word, isAlone }: WordRequest, whole: boolean, begun: readonly string[]): WordLookup['begun'] {
  if (!isSpelled(word) || !(isAlone || whole) || begun.length === 0) return null;
  if (!isAlone && begun.length > MAX_BEGUN_WORDS) return null;
  return shortest(begun);
}
