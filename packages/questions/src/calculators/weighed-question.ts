/** A question with the weight of each word, and with what is the same for every calculator. */
import { systems } from '@rangefinder/rules';
import type { Found } from '../phrases/phrase-tree.js';
import type { NamedGames } from '../text/named-game.js';
import type { Token } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';
import { type NamedSides, namedSidesIn, type PlacedEntry } from './implied-sides.js';
import { likelihoods } from './learned-words.js';
import type { Known, Lexicon, Meaning } from './lexicon.js';
import { AGAINST, BOTH_WORDS, namedSideOf } from './sides.js';

/** The weight of a number in the text, relative to a rare word. */
const FIGURE_WEIGHT = 1.2;
const WORD_NUMBER_WEIGHT = 0.6;
/** What a stem is worth that only belongs to the game. */
const GAME_STRENGTH = 0.3;

export interface Question {
  /** Limits the calculators to a rule set. */
  readonly system: string | undefined;
  readonly tokens: readonly Token[];
  readonly found: readonly Found<Meaning>[];
  readonly entries: readonly PlacedEntry[];
  readonly games: NamedGames;
  /** Ids of the places of the rulebook that a search finds for the text, best first. */
  readonly places: readonly string[];
}

/** A question with what is the same for every calculator. */
export interface WeighedQuestion extends Question {
  /** The calculators of the rule set, or all. */
  readonly candidates: readonly Known[];
  /** Weights of the tokens. Those of the name of a game are undefined. */
  readonly weights: readonly (number | undefined)[];
  /** Whether each token says something. */
  readonly contents: readonly boolean[];
  /** Two entries are named, or one side is against another. */
  readonly hasOpponents: boolean;
  readonly learned: ReadonlyMap<string, number>;
  readonly sides: NamedSides;
}

export function weighed(question: Question, lexicon: Lexicon): WeighedQuestion {
  const { system, tokens, entries, games } = question;
  const candidates = lexicon.calculators.filter(({ calculator }) => system === undefined || calculator.system === system);
  const ofEntries = new Set(entries.flatMap(({ places }) => places));
  return {
    ...question,
    candidates,
    weights: tokens.map((token, place) => (games.places.has(place) ? undefined : weightOf(token, lexicon))),
    contents: tokens.map(isContent),
    sides: namedSidesIn(tokens, entries),
    hasOpponents: entries.length > 1 || tokens.some(({ folded }) => AGAINST.has(folded)) || areBothNamed(tokens),
    learned: likelihoods(
      // Names of units say nothing of the question.
      tokens.filter((_, place) => !games.places.has(place) && !ofEntries.has(place)),
      candidates.map(({ id }) => id),
    ),
  };
}

/** “My rep 5 …, his rep 4 …”. */
function areBothNamed(tokens: readonly Token[]): boolean {
  const sides = new Set(tokens.map(namedSideOf));
  return sides.has('acting') && sides.has('other');
}

/** “Both” and “one” count nothing, and words for a side only say whose the rest is. */
export const isContent = (token: Token): boolean =>
  token.kind !== 'word'
    ? token.isFigure || token.kind !== 'number' || ((token.value ?? 0) > 1 && !BOTH_WORDS.has(token.folded))
    : !QUESTION_WORDS.has(token.folded) && namedSideOf(token) === undefined;

/** Dice that every roll of the game, or of the calculator, is made with: “what do I need on 2D6”. */
export const isRolledAnyway = ({ kind, stem }: Token, { calculator }: Known): boolean =>
  kind === 'dice' && ((ROLLED.get(calculator.system)?.includes(stem) ?? false) || (calculator.phrases?.rolled?.includes(stem) ?? false));
const ROLLED = new Map(systems.map(({ slug, rolled }) => [slug, rolled]));

/** How rare a stem is among the calculators, from 0 to 1. */
function weightOf(token: Token, { evidence, calculators }: Lexicon): number {
  if (token.kind !== 'word') return token.isFigure ? FIGURE_WEIGHT : WORD_NUMBER_WEIGHT;
  const count = evidence.get(token.stem)?.size;
  return count === undefined ? 1 : Math.log(1 + calculators.length / count) / Math.log(1 + calculators.length);
}

/** How strongly a word points to a calculator that has not used it for a field. */
export function strengthOf(token: Token, { place, calculator }: Known, { evidence, games }: Lexicon): number {
  if (token.kind !== 'word') return 0;
  const own = evidence.get(token.stem)?.get(place) ?? 0;
  return own > 0 ? own : games.get(token.stem)?.has(calculator.system) ? GAME_STRENGTH : 0;
}

/** Whether only other games have a word. */
export const isForeign = ({ stem }: Token, { calculator }: Known, { games }: Lexicon): boolean =>
  games.get(stem)?.has(calculator.system) === false;
