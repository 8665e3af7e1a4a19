/** Phrases as a tree of stems, so that all phrases of all definitions are found in one pass over a question. */
import { FILLERS, wordsOf } from '@rangefinder/rulebook/search';
import { stemOf } from '../text/stems.js';
import type { Token } from '../text/tokens.js';
import { AND, ARTICLES, JOINING, listed } from '../text/word-lists.js';

/** Parts of phrases for values. */
const SLOTS = { '#': 'number', '#+': 'numbers', '#!': 'orMore', '#±': 'signed', '%': 'dice', '@': 'card', '^': 'damage' } as const;
type Slot = (typeof SLOTS)[keyof typeof SLOTS];

/** A place in a question where a phrase was found. */
export interface Found<T> {
  readonly meaning: T;
  /** Places of the first token, and behind the last. */
  readonly from: number;
  readonly to: number;
  /** Places of the tokens that are parts of the phrase. */
  readonly places: readonly number[];
  /** Places of the tokens that fill its slot. */
  readonly values: readonly number[];
}

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly meanings: T[];
}

/** Fillers between two words of a phrase. */
const MAX_FILLERS = 2;
/** Numbers of a list. */
const MAX_LISTED = 40;

/** Words that say whose a value is, between its label and its number: “armor of the target 3”. */
const POSSESSORS: ReadonlySet<string> = new Set(
  listed(
    'target targets enemy enemys opponent opponents defender attacker цели врага противника соперника защитника атакующего бойца фигурки стрелка both обоих обеих',
  ),
);

const newNode = <T>(): Node<T> => ({ next: new Map(), meanings: [] });

/** Expands `a|b` and optional words with a question mark: the token sequences of a phrase. */
function sequencesOf(phrase: string): readonly (readonly string[])[] {
  let sequences: string[][] = [[]];
  for (const part of phrase.trim().split(/\s+/)) {
    const isOptional = part.endsWith('?');
    const options = (isOptional ? part.slice(0, -1) : part).split('|').map(partOf);
    sequences = sequences.flatMap((sequence) => [...(isOptional ? [sequence] : []), ...options.map((option) => [...sequence, ...option])]);
  }
  const hasWords = (sequence: readonly string[]): boolean => sequence.some((part) => !part.startsWith('<'));
  // What is left of a phrase without its optional words has to have a word.
  return sequences.filter((sequence) => sequence.length > 0 && (hasWords(sequence) || phrase.trim() in SLOTS));
}

/** A number with a sign: `+3`. */
const SIGNED = /^[-−+]\d/;

/** Dice are compared in the notation of tokens: `к20` as `D20`. */
const DICE = /^\d*[dкд]\d+$/iu;

const partOf = (option: string): readonly string[] =>
  Object.hasOwn(SLOTS, option)
    ? [`<${SLOTS[option as keyof typeof SLOTS]}>`]
    : option.startsWith('_')
      ? [option]
      : DICE.test(option)
        ? [
            option
              .toUpperCase()
              .replace(/[КД]/gu, 'D')
              .replace(/^(?=D)/, ''),
          ]
        : wordsOf(option)
            .flatMap((word) => word.split(CODE_PARTS))
            .map((word) => (/^\d/.test(word) ? word : stemOf(word)));

/** Codes are read letter by letter and number by number: `M60A3`. */
const CODE_PARTS = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u;

export class PhraseTree<T> {
  readonly #root = newNode<T>();
  readonly #stems = new Set<string>();

  /** The stems of all phrases. */
  get stems(): ReadonlySet<string> {
    return this.#stems;
  }

  /** Adds the phrases of a text, which semicolons separate. */
  add(phrases: string, meaning: T): void {
    for (const phrase of phrases.split(';'))
      if (phrase.trim() !== '') for (const sequence of sequencesOf(phrase)) this.#addSequence(sequence, meaning);
  }

  #addSequence(sequence: readonly string[], meaning: T): void {
    let node = this.#root;
    for (const part of sequence) {
      if (!part.startsWith('<')) this.#stems.add(part);
      const next = node.next.get(part) ?? newNode<T>();
      node.next.set(part, next);
      node = next;
    }
    node.meanings.push(meaning);
  }

  /** Every phrase in a question. */
  find(tokens: readonly Token[]): readonly Found<T>[] {
    const found: Found<T>[] = [];
    for (let from = 0; from < tokens.length; from++)
      this.#walk(tokens, { from, at: from, node: this.#root, places: [], values: [], skipped: 0 }, found);
    return found;
  }

  #walk(tokens: readonly Token[], state: State<T>, found: Found<T>[]): void {
    const { from, at, node, places, values } = state;
    for (const meaning of node.meanings) found.push({ meaning, from, to: at, places, values });
    const token = tokens[at];
    if (!token || node.next.size === 0 || (places.length > 0 && token.isAfterStop && token.kind === 'word')) return;
    const go = (part: string, isValue: boolean): void => {
      const next = node.next.get(part);
      if (next)
        this.#walk(
          tokens,
          { from, at: at + 1, node: next, places: [...places, at], values: isValue ? [...values, at] : values, skipped: 0 },
          found,
        );
    };
    go(token.stem, false);
    // «Шестнадцать дюймов» is written as `16 дюймов`, too.
    if (token.kind === 'number' && !token.isFigure) go(String(token.value), false);
    // `T72` is written as `T-72`, too.
    if (token.stem.startsWith('_')) go(token.stem.slice(1), false);
    const slot = slotOf(token);
    if (slot) go(`<${slot}>`, true);
    if (slot === 'card' && token.value !== undefined) go('<number>', true);
    if (token.isOrMore) go('<orMore>', true);
    if (SIGNED.test(token.text)) go('<signed>', true);
    if (slot === 'number') this.#walkNumbers(tokens, state, found);
    if (places.length > 0 && state.skipped < MAX_FILLERS && isSkipped(token))
      this.#walk(tokens, { ...state, at: at + 1, skipped: state.skipped + 1 }, found);
  }

  /** A list of numbers: as many as stand together. */
  #walkNumbers(tokens: readonly Token[], { from, at, node, places, values }: State<T>, found: Found<T>[]): void {
    const next = node.next.get('<numbers>');
    if (!next) return;
    const taken: number[] = [];
    const joined: number[] = [];
    for (let place = at; place < tokens.length && taken.length < MAX_LISTED; place++) {
      const token = tokens[place] as Token;
      // “Rep 3, five killed”: a number word behind a comma is no further one.
      if (token.kind === 'number' && (taken.length === 0 || token.isFigure || !token.isAfterStop)) taken.push(place);
      // “A 4 and a 6”.
      else if (JOINING.has(token.folded) || (ARTICLES.has(token.folded) && joined.at(-1) === place - 1)) joined.push(place);
      else break;
    }
    const last = taken.at(-1);
    if (last === undefined) return;
    const within = [...taken, ...joined.filter((place) => place < last)].toSorted((a, b) => a - b);
    this.#walk(
      tokens,
      { from, at: last + 1, node: next, places: [...places, ...within], values: [...values, ...taken], skipped: 0 },
      found,
    );
  }
}

interface State<T> {
  readonly from: number;
  readonly at: number;
  readonly node: Node<T>;
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly skipped: number;
}

/** Small words within a phrase. «Пистолет и пулемёт» are two weapons, and what “and” follows counts nothing behind it: “rolled a 9 and my opponent”. */
const isSkipped = ({ folded, stem }: Token): boolean =>
  // «у3» is a label.
  !stem.startsWith('_') && ((FILLERS.has(folded) && !AND.has(folded)) || POSSESSORS.has(folded));

const slotOf = ({ kind }: Token): Slot | undefined => (kind === 'word' ? undefined : kind);
