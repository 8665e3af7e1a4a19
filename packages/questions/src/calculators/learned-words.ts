/**
 * How well the words of a question fit each kind of question: naive Bayes over the questions for development and training. `npm run
 * generate` counts their words.
 */
import { KINDS, WORDS } from '../generated/word-counts.js';
import { featuresOf } from '../text/features.js';
import type { Token } from '../text/tokens.js';

/** Questions with the words of all kinds that each kind has in addition, so that few questions say little. */
const PRIOR_QUESTIONS = 8;
/** What each word of a question counts: words depend on each other, so the sum is divided by the root of their number. */
const WORD_WEIGHT = 2;
/** Less likely kinds than e to the power of −8 are all alike. */
const MAX_UNLIKELINESS = 8;

/** How much a word speaks for each kind of question that has it, beyond a word that the kind lacks. */
type Gains = readonly (readonly [kind: number, gain: number])[];

interface Model {
  readonly places: ReadonlyMap<string, number>;
  /** What any word takes from a kind, which its own words outweigh. */
  readonly losses: readonly number[];
  readonly words: ReadonlyMap<string, Gains>;
}

let made: Model | undefined;

/** A letter for each kind of question, in their order. None has a meaning in a template. */
export const KIND_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;<=>?@[]^_{|}~';

/** The counts of a word by kind. @example countsIn('A2BC') // [[0, 1], [1, 2], [2, 2]] */
const countsIn = (text: string): readonly (readonly [kind: number, times: number])[] =>
  [...text.matchAll(/(\d*)(\D+)/g)].flatMap(([, times, kinds = '']) =>
    [...kinds].map((letter) => [KIND_LETTERS.indexOf(letter), Number(times || 1)] as const),
  );

/** Reads the counts. */
function model(): Model {
  if (made) return made;
  const kinds = KINDS.map(([name, questions]) => ({ name, questions }));
  const all = kinds.reduce((sum, { questions }) => sum + questions, 0);
  const words = new Map<string, Gains>();
  const add = (word: string, counted: readonly (readonly [kind: number, times: number])[]): void => {
    const share = counted.reduce((sum, [, times]) => sum + times, 0) / all;
    words.set(
      word,
      counted.map(([kind, times]) => [kind, Math.log(1 + times / share / PRIOR_QUESTIONS)] as const),
    );
  };
  for (const line of WORDS.trim().split('\n')) {
    const [word = '', counts = ''] = line.split(' ');
    add(word, countsIn(counts));
  }
  made = {
    places: new Map(kinds.map(({ name }, place) => [name, place])),
    losses: kinds.map(({ questions }) => Math.log(1 + questions / PRIOR_QUESTIONS)),
    words,
  };
  return made;
}

/** Logarithms of how likely the kinds of questions are for a text, up to a common summand. */
function logarithmsOf(tokens: readonly Token[]): readonly number[] {
  const { losses, words } = model();
  const known = [...featuresOf(tokens)].flatMap((feature) => [words.get(feature) ?? []].filter(({ length }) => length > 0));
  const sums = losses.map((loss) => -loss * known.length);
  for (const gains of known) for (const [kind, gain] of gains) sums[kind] = (sums[kind] as number) + gain;
  return sums.map((sum) => (WORD_WEIGHT * sum) / Math.sqrt(Math.max(1, known.length)));
}

/** Compares a text with a kind of questions: how much better it fits the likeliest of some others, from −1 to 1. */
export function leadOver(tokens: readonly Token[], other: string): (ones: readonly string[]) => number {
  const { places } = model();
  const all = logarithmsOf(tokens);
  const of = (name: string): number => all[places.get(name) ?? -1] ?? 0;
  return (ones) => Math.max(-MAX_UNLIKELINESS, Math.min(MAX_UNLIKELINESS, Math.max(...ones.map(of)) - of(other))) / MAX_UNLIKELINESS;
}

/** How likely each of several kinds is, from −1 (hardly) to 0 (surely). For a kind without questions no word counts. */
export function likelihoods(tokens: readonly Token[], names: readonly string[]): ReadonlyMap<string, number> {
  const { places } = model();
  const all = logarithmsOf(tokens);
  const found = names.map((name) => all[places.get(name) ?? -1] ?? 0);
  const most = Math.max(...found);
  const total = most + Math.log(found.reduce((sum, one) => sum + Math.exp(one - most), 0));
  return new Map(names.map((name, at) => [name, Math.max(-MAX_UNLIKELINESS, (found[at] as number) - total) / MAX_UNLIKELINESS]));
}
