/**
 * Turns typed words into a query over the words of names. Each word matches as it is, as the beginning of a longer word and in its other
 * grammatical forms. An unknown word matches similar words, within a maximum edit distance. Two words may be written as one
 * (`madcat`), and one as two (`war hammer`).
 */
import { editDistance } from '@rangefinder/rules';
import { ROMAN } from '../text/readings.js';
import { writtenIn } from '../text/script.js';
import { soundOf, wordsOf } from '../text/words.js';
import { maxEdits } from './max-edits.js';
import { allOf, anyOf, type WordQuery, wordQuery } from './word-query.js';

/** A resolved text. */
export interface ResolvedText {
  /** The query over the words of a name; undefined when nothing can match. */
  readonly match: WordQuery | undefined;
  /**
   * The same query in two parts. An index answers `indexed`. `compared` holds short prefixes, which match so many words that they are
   * compared row by row; it is empty where there are none.
   */
  readonly parts: { readonly indexed: WordQuery; readonly compared: WordQuery };
  /** The query of each known word, to find names that hold only some of the words. */
  readonly terms: readonly WordQuery[];
  /** Number of words; two words written as one count once. */
  readonly size: number;
  /** Whether the match requires every word. False where an unknown word without similar ones was left out. */
  readonly hasAll: boolean;
  /** The match without the least similar words. */
  readonly close: WordQuery;
  /** The words themselves, whole. */
  readonly whole: WordQuery;
  /** The most likely meaning, to compare with names: `hellbringer prime`. */
  readonly meant: string;
  /** Other likely meanings: two words as one, one as two, other similar words. */
  readonly alsoMeant: readonly string[];
  /** Whether names have every word, or a word that begins with it, or two words that make it, as typed. */
  readonly isSure: boolean;
  /** Texts by the best of which results are ranked, instead of by this one. */
  readonly alternatives?: readonly ResolvedText[];
}

/** A resolved text that something can match. */
export type MatchingText = ResolvedText & { readonly match: WordQuery };

/** What an index of all words of all names says about a typed word. */
export interface WordLookup {
  readonly word: string;
  /** Other forms of it: words with the same stem. */
  readonly forms: readonly string[] | null;
  /** A name holds the word, another form of it, or a word that begins with it. */
  readonly known: boolean;
  /** A name holds the word itself. */
  readonly whole: boolean;
  readonly like: readonly { readonly word: string; readonly likeness: number }[];
  /** Two words that it is made of: `madcat` as `mad` and `cat`. */
  readonly apart: readonly [string, string] | null;
  /** One of the two is misspelled. */
  readonly isApartGuessed?: boolean;
  /** The word that it makes with the next one: `war` and `hammer` as `warhammer`. */
  readonly inOne: string | null;
  /**
   * Words that begin with it, the shortest first. With other words next to it, only where these are all of them: Postgres looks up a
   * whole prefix before it intersects it with other words.
   */
  readonly begun: readonly string[] | null;
}

/** How a text is resolved. */
export interface ResolveOptions {
  /** Also looks for words similar to known ones. */
  readonly isForgiving?: boolean | undefined;
  /** The last word is complete: where it is a whole word, it is not the beginning of another. */
  readonly isExact?: boolean | undefined;
  /** Looks for words similar to unknown ones. Without it, the result only tells whether names have all words. */
  readonly mayGuess?: boolean | undefined;
}

/** A typed word and how it is looked up. */
export interface WordRequest {
  readonly word: string;
  readonly next: string | null;
  readonly isAlone: boolean;
  readonly isForgiving: boolean;
  readonly mayGuess: boolean;
}

const MAX_WORDS = 12;
const MAX_SIMILAR_WORDS = 6;
const MAX_MEANINGS = 12;
/** Minimum length of a word that similar words are looked up for. */
export const MIN_SIMILAR_CHARACTERS = 3;
/** Maximum number of words that begin with, or are other forms of, a typed word. */
export const MAX_BEGUN_WORDS = 12;
/** Minimum length of each part where one word is read as two. */
export const MIN_PART_CHARACTERS = 3;
/** Minimum length of the last part, which may be a number: `atlasii`. */
export const MIN_LAST_PART_CHARACTERS = 2;
/** Minimum length of a prefix that an index answers; shorter ones match thousands of words. */
const MIN_INDEXED_PREFIX = 3;

/** The words of a text to look up, each once. */
export function wordRequests(text: string, { isForgiving = false, mayGuess = true }: ResolveOptions = {}): readonly WordRequest[] {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  return words.map((word, index) => ({
    ...{ word, next: words[index + 1] ?? null, isAlone: words.length === 1, isForgiving, mayGuess },
  }));
}

/**
 * The query of looked-up words; undefined for none.
 * @param isExact whether the last word is complete
 * @example resolveWords([lookup])?.meant // 'hellbringer'
 */
export function resolveWords(words: readonly WordLookup[], isExact = false): ResolvedText | undefined {
  if (words.length === 0) return undefined;
  const resolved = words.map((word, index) => ({
    ...word,
    like: closest(word),
    // The last word may be incomplete. A whole word before it is not the beginning of another.
    mayGoOn: !word.whole || (!isExact && index === words.length - 1),
  }));
  // A word without similar ones is left out if a word of some length remains.
  const groups = groupsOf(resolved);
  const useful = groups.filter(([word, next]) => next !== undefined || isUseful(word));
  const isEnough = useful.length === groups.length || useful.flat().some(({ word }) => word.length >= MIN_SIMILAR_CHARACTERS);
  const meant = useful.flatMap(meantBy);
  const terms = useful.map(termOf);
  return {
    match: isEnough ? allOf(terms.map(anyOf)) : undefined,
    parts: partsOf(terms),
    terms: groups.filter(isTelling).map((group) => anyOf(termOf(group))),
    size: groups.length,
    hasAll: useful.length === groups.length,
    close: allOf(useful.map((group) => anyOf(termOf(closeOf(group))))),
    whole: allOf(meant.map((word) => wordQuery(word))),
    meant: meant.join(' '),
    alsoMeant: alternativesOf(useful).filter((each) => each !== meant.join(' ')),
    isSure: isEnough && groups.every((group) => group.length > 1 || group[0].known || isInTwo(group[0])),
  };
}

/** Alternatives of which an entry must hold one. */
type Term = readonly WordQuery[];

const isBroad = (term: Term): boolean =>
  term.some((each) => each.kind === 'word' && each.isPrefix && each.word.length < MIN_INDEXED_PREFIX);

function partsOf(terms: readonly Term[]): ResolvedText['parts'] {
  const narrow = terms.filter((term) => !isBroad(term));
  if (narrow.length === 0 || narrow.length === terms.length) return { indexed: allOf(terms.map(anyOf)), compared: allOf([]) };
  return { indexed: allOf(narrow.map(anyOf)), compared: allOf(terms.filter(isBroad).map(anyOf)) };
}

/** Whether names have the words, and these are long enough to mean something alone. */
const isTelling = ([first, second]: Group): boolean => second !== undefined || (first.known && first.word.length >= MIN_SIMILAR_CHARACTERS);

interface SimilarWord {
  readonly word: string;
  readonly edits: number;
}

/** The similar words within the maximum edit distance, the closest first. */
function closest({ word, like }: WordLookup): readonly SimilarWord[] {
  const sound = soundOf(word);
  const editsTo = (other: string): number => Math.min(editDistance(sound, soundOf(other)), editDistance(word, other));
  return [...new Map(like.map((each) => [each.word, each])).values()]
    .map((each) => ({ ...each, edits: editsTo(each.word) }))
    .filter(({ edits }) => edits <= maxEdits(Math.max(sound.length, word.length)))
    .toSorted((a, b) => a.edits - b.edits || b.likeness - a.likeness)
    .slice(0, MAX_SIMILAR_WORDS);
}

type ResolvedWord = Omit<WordLookup, 'like'> & { readonly like: readonly SimilarWord[]; readonly mayGoOn: boolean };

/** Maximum edit distance of one typo. */
const ONE_TYPO = 1;

/** Whether no name has a word, or one that it is by a single typo. It may then be two words. */
export const mayBeCompound = (word: WordLookup): boolean =>
  !word.known && word.apart === null && word.inOne === null && !closest(word).some((near) => isTypoOf(word.word, near));

/** Whether a word is another one with a single typo. A word in another script is not written so. */
const isTypoOf = (word: string, near: SimilarWord): boolean => near.edits <= ONE_TYPO && writtenIn(near.word) === writtenIn(word);

const isUseful = ({ known, like, apart }: ResolvedWord): boolean => known || like.length > 0 || apart !== null;

/** A word, or two neighbors that names also write as one word. */
type Group = readonly [ResolvedWord] | readonly [ResolvedWord, ResolvedWord];

function groupsOf([first, second, ...others]: readonly ResolvedWord[]): readonly Group[] {
  if (first === undefined) return [];
  if (second === undefined) return [[first]];
  return first.inOne === null ? [[first], ...groupsOf([second, ...others])] : [[first, second], ...groupsOf(others)];
}

/** The most likely meaning of a group. */
function meantBy([first, second]: Group): readonly string[] {
  if (second === undefined) return meantByOne(first);
  return first.inOne === null || (first.whole && second.whole) ? [first, second].flatMap(meantByOne) : [first.inOne];
}

function meantByOne({ word, known, like: [likest], apart }: ResolvedWord): readonly string[] {
  if (known) return [word];
  // One typo is more likely than a missing space; several are less likely, and so are the other script and a number at the end.
  const isTypo = likest !== undefined && isTypoOf(word, likest);
  return apart !== null && (!isTypo || isNumbered(apart)) ? apart : [likest?.word ?? word];
}

/** Whether two words are a name with its number: `marauder ii`. */
const isNumbered = ([, last]: readonly [string, string]): boolean => ROMAN.includes(last);

/** Whether a word is two words of names without a space: `madcat`. */
const isInTwo = ({ apart, isApartGuessed }: ResolvedWord): boolean => apart !== null && isApartGuessed !== true;

/** The possible meanings of all words, the most likely first. */
const alternativesOf = (groups: readonly Group[]): readonly string[] =>
  groups
    .reduce<readonly string[]>(
      (texts, group) => texts.flatMap((text) => meaningsOf(group).map((meaning) => `${text} ${meaning}`)).slice(0, MAX_MEANINGS),
      [''],
    )
    .map((text) => text.trim());

function meaningsOf([first, second]: Group): readonly string[] {
  if (second !== undefined) return [first.inOne ?? '', `${first.word} ${second.word}`].filter((meaning) => meaning !== '');
  const { word, known, like, apart } = first;
  return [
    ...(known ? [word] : []),
    ...(apart === null ? [] : [apart.join(' ')]),
    ...like.map((each) => each.word),
    ...(known ? [] : [word]),
  ];
}

/** The group with similar words at most one edit further away than the closest. */
const closeOf = (group: Group): Group =>
  group.map((word) => ({ ...word, like: word.like.filter(({ edits }) => edits <= (word.like[0]?.edits ?? 0) + 1) })) as unknown as Group;

function termOf([first, second]: Group): Term {
  if (second === undefined || first.inOne === null) return alternatives(first);
  const apart = isUseful(first) && isUseful(second) ? [allOf([anyOf(alternatives(first)), anyOf(alternatives(second))])] : [];
  return [wordQuery(first.inOne), ...apart];
}

function alternatives({ word, forms, known, like, apart, begun, mayGoOn }: ResolvedWord): Term {
  const prefix = mayGoOn && begun === null ? [wordQuery(word, true)] : [];
  const whole = mayGoOn ? (begun ?? []) : [word];
  const typed = known ? [...prefix, ...[...new Set([...whole, ...(forms ?? [])])].map((each) => wordQuery(each))] : [];
  const inTwo = apart === null ? [] : [allOf(apart.map((part) => wordQuery(part)))];
  return [...typed, ...inTwo, ...like.map((each) => wordQuery(each.word))];
}
