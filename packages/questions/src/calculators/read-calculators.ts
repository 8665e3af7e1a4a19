/** Reads a question as one of each calculator, and ranks them. */
import { wordsOf } from '@rangefinder/rulebook/search';
import { check, type Field, type Problem } from '@rangefinder/rules';
import type { Found } from '../phrases/phrase-tree.js';
import type { Assumed, Interpretation } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';
import { withAssumed } from './assumptions.js';
import { Filling, type PlacedEntry } from './fill.js';
import type { Leaf } from './leaves.js';
import type { Known, Lexicon, Meaning } from './lexicon.js';
import { partsOf } from './select.js';

/** A calculator with the arguments that a text gives it. */
export interface CalculatorReading extends Interpretation {
  readonly known: Known;
  readonly problems: readonly Problem[];
  readonly score: number;
}

/** The weight of a number in the text, relative to a rare word. */
const FIGURE_WEIGHT = 1.2;
const WORD_NUMBER_WEIGHT = 0.3;
/** What a stem is worth that only belongs to the game. */
const GAME_STRENGTH = 0.3;
/** What a word of a typical question adds to a score. */
const QUESTION_BONUS = 0.13;
const MAX_QUESTION_BONUS = 0.6;
const MISSING_PENALTY = 0.07;
const MAX_MISSING_PENALTY = 0.25;
/** What a calculator loses whose typical questions have none of the words. */
const UNASKED_PENALTY = 0.08;
/** What a number that was not used takes from a score. */
const UNREAD_FIGURE_PENALTY = 0.05;
const NAMED_GAME_BONUS = 0.5;
/** What a calculator loses that lacks something while the text has no figures: a rule is more likely meant. */
const WITHOUT_FIGURES_PENALTY = 0.25;

export interface Question {
  readonly tokens: readonly Token[];
  readonly found: readonly Found<Meaning>[];
  readonly entries: readonly PlacedEntry[];
  readonly games: ReadonlySet<string>;
}

const isContent = (token: Token): boolean =>
  token.kind !== 'word'
    ? token.isFigure || token.kind !== 'number'
    : !QUESTION_WORDS.has(wordsOf(token.text)[0] ?? '') && !QUESTION_WORDS.has(token.text.toLowerCase());

/** How rare a stem is among the calculators, from 0 to 1. */
function weightOf(token: Token, { evidence, calculators }: Lexicon): number {
  if (token.kind !== 'word') return token.isFigure ? FIGURE_WEIGHT : WORD_NUMBER_WEIGHT;
  const count = evidence.get(token.stem)?.size;
  return count === undefined ? 1 : Math.log(1 + calculators.length / count) / Math.log(1 + calculators.length);
}

/** The readings of all calculators, best first. */
export function readCalculators(question: Question, lexicon: Lexicon, system: string | undefined): readonly CalculatorReading[] {
  const byCalculator = new Map<number, Found<Meaning>[]>();
  for (const found of question.found)
    if (found.meaning.kind !== 'game') {
      const own = byCalculator.get(found.meaning.of) ?? [];
      own.push(found);
      byCalculator.set(found.meaning.of, own);
    }
  return lexicon.calculators
    .filter(({ calculator }) => system === undefined || calculator.system === system)
    .map((known) => readAs(known, question, byCalculator.get(known.place) ?? [], lexicon))
    .toSorted((a, b) => b.score - a.score);
}

function readAs(
  known: Known,
  { tokens, entries, games, found: all }: Question,
  found: readonly Found<Meaning>[],
  lexicon: Lexicon,
): CalculatorReading {
  const { draft, understood, used } = new Filling(known, tokens).fill(partsOf(found), entries);
  const questions = found.filter(({ meaning }) => meaning.kind === 'question');
  const places = new Set([...used, ...questions.flatMap((one) => one.places)]);
  const { coverage, unread, unreadFigures } = coverageOf({ tokens, found: all }, places, known, lexicon);
  const { draft: completed, assumed } = withAssumed(known, draft);
  const checked = check(known.calculator, completed);
  const problems = checked.ok ? [] : checked.problems;
  const bonus = Math.min(MAX_QUESTION_BONUS, QUESTION_BONUS * longest(questions, tokens, lexicon));
  const unasked = questions.length === 0 ? UNASKED_PENALTY : 0;
  const gameBonus = games.size === 0 ? 0 : games.has(known.calculator.system) ? NAMED_GAME_BONUS : -NAMED_GAME_BONUS;
  const score =
    coverage +
    bonus +
    gameBonus -
    unasked -
    emptyPenalty(tokens, problems) -
    Math.min(MAX_MISSING_PENALTY, MISSING_PENALTY * problems.length) -
    UNREAD_FIGURE_PENALTY * unreadFigures;
  const confidence = coverage * (unreadFigures > 0 ? 0.7 : 1);
  return {
    known,
    question: known.id,
    arguments: completed,
    understood,
    assumed: [...assumed, ...assumedOf(known, completed)],
    unread,
    confidence,
    problems,
    score,
  };
}

interface Coverage {
  /** Weight of the words and figures that were read, of all. */
  readonly coverage: number;
  readonly unread: readonly string[];
  readonly unreadFigures: number;
}

function coverageOf(
  { tokens, found }: Pick<Question, 'tokens' | 'found'>,
  places: ReadonlySet<number>,
  known: Known,
  lexicon: Lexicon,
): Coverage {
  const ofGame = new Set(found.flatMap(({ meaning, places: own }) => (meaning.kind === 'game' ? own : [])));
  let [total, read] = [0, 0];
  const unread: string[] = [];
  let unreadFigures = 0;
  for (const [place, token] of tokens.entries()) {
    if (!isContent(token) || ofGame.has(place)) continue;
    const weight = weightOf(token, lexicon);
    const strength = places.has(place) ? 1 : strengthOf(token, known, lexicon);
    total += weight;
    read += weight * strength;
    if (token.isFigure && strength < 1) unreadFigures++;
    if (strength === 0 || (token.isFigure && strength < 1)) unread.push(token.text);
  }
  return { coverage: total === 0 ? 0 : read / total, unread, unreadFigures };
}

const emptyPenalty = (tokens: readonly Token[], problems: readonly Problem[]): number =>
  problems.length === 0 || tokens.some(({ kind }) => kind !== 'word') ? 0 : WITHOUT_FIGURES_PENALTY;

/** Sums the weight of the words of the best typical question. */
function longest(questions: readonly Found<Meaning>[], tokens: readonly Token[], lexicon: Lexicon): number {
  const places = new Set(questions.flatMap((one) => one.places));
  let best = 0;
  for (const place of places) best += Math.max(0.4, weightOf(tokens[place] as Token, lexicon));
  return best;
}

/** How strongly a word points to a calculator that has not used it for a field. */
function strengthOf(token: Token, { place, calculator }: Known, { evidence, games }: Lexicon): number {
  if (token.kind !== 'word') return 0;
  const own = evidence.get(token.stem)?.get(place) ?? 0;
  return own > 0 ? own : games.get(token.stem)?.has(calculator.system) ? GAME_STRENGTH : 0;
}

/** The values of fields that the text does not give, where they may change the answer. */
function assumedOf({ leaves }: Known, draft: Readonly<Record<string, unknown>>): readonly Assumed[] {
  return leaves
    .filter(({ path }) => !path.includes('*'))
    .flatMap((leaf) => {
      const value = defaultOf(leaf.field);
      return value === undefined || isGiven(draft, leaf) ? [] : [{ field: leaf.path.join('.'), value }];
    });
}

function isGiven(draft: unknown, { path }: Leaf): boolean {
  const value = path.reduce<unknown>(
    (now, step) => (typeof now === 'object' && now !== null ? (now as Record<string, unknown>)[step] : undefined),
    draft,
  );
  return value !== undefined;
}

/** A default that says something: not “no” and not 0. */
function defaultOf(field: Field): unknown {
  const value = 'assumed' in field && field.assumed !== undefined ? field.assumed : 'default' in field ? field.default : undefined;
  return value === false || value === 0 || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
