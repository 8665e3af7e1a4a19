/** Reads a question as one of each calculator, and ranks them. */
import { type Field, type Problem, systems } from '@rangefinder/rules';
import type { Found } from '../phrases/phrase-tree.js';
import type { Interpretation } from '../reading.js';
import type { Stages } from '../stages.js';
import type { NamedGames } from '../text/named-game.js';
import type { Token } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';
import { completedOf, isMissing } from './completion.js';
import { valueAt } from './draft-tree.js';
import { type Filled, Filling } from './fill.js';
import { type NamedSides, namedSidesIn, type PlacedEntry } from './implied-sides.js';
import { likelihoods } from './learned-words.js';
import { type Known, type Lexicon, type Meaning, STRENGTHS } from './lexicon.js';
import { partsOf } from './select.js';
import { AGAINST, BOTH_WORDS, namedSideOf, sideOf } from './sides.js';

/** A calculator with the arguments that a text gives it. */
export interface CalculatorReading extends Interpretation {
  readonly known: Known;
  readonly problems: readonly Problem[];
  readonly score: number;
  /** Numbers of the text that it does not use. */
  readonly unreadNumbers: number;
}

/** The weight of a number in the text, relative to a rare word. */
const FIGURE_WEIGHT = 1.2;
const WORD_NUMBER_WEIGHT = 0.6;
/** What a stem is worth that only belongs to the game. */
const GAME_STRENGTH = 0.3;
/** What a number is worth that no words assign to its field. */
const GUESSED_STRENGTH = 0.5;
/** What speaks for a calculator and against it. */
interface Evidence {
  /** Weight of the words and figures that were read, of all. */
  readonly coverage: number;
  /** Weight of the words that belong to the title or the typical questions, of all. */
  readonly named: number;
  /** Words of the longest typical question, without its numbers. */
  readonly longest: number;
  /** How well the words fit those of known questions, from −1 to 0. */
  readonly learned: number;
  /** How early the rule of the calculator is among the places that a search finds for the text, from 0 to 1. */
  readonly found: number;
  /** Unread words that only other games have; 0 where the game is given. */
  readonly foreign: number;
  /** 1 if the text gives nothing but entries of the catalog, and asks nothing. */
  readonly onlyEntries: number;
  /** 1 if one side is against the other, or two entries are named, and both sides are described. */
  readonly bothSides: number;
  /** Values that are missing. */
  readonly missing: number;
  /** Values that cannot be: a rifle in close combat. */
  readonly invalid: number;
  /** 1 if nothing is missing or invalid. */
  readonly complete: number;
  /** 1 if something is missing and the text has no figures: a rule is more likely meant. */
  readonly withoutFigures: number;
  /** 1 if the text names its game, −1 if another. */
  readonly game: number;
}

/**
 * How much each evidence counts, fitted to questions whose calculator is known. The last two decide between calculators and other
 * kinds of questions.
 */
const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  coverage: 1.2,
  named: 0.9,
  longest: 0.26,
  learned: 1.77,
  found: 0.44,
  foreign: -0.12,
  bothSides: 0.13,
  missing: -0.12,
  invalid: -0.13,
  complete: 0.25,
  game: 0.23,
  onlyEntries: -1.1,
  withoutFigures: -0.6,
};
const SCORE_STEP = 0.01;
const MAX_PROBLEMS = 3;
const MAX_FOREIGN = 2;
/** Calculators whose arguments are checked. The others are too far behind. */
const MAX_CHECKED = 8;

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
interface WeighedQuestion extends Question {
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

function weighed(question: Question, lexicon: Lexicon): WeighedQuestion {
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
const isContent = (token: Token): boolean =>
  token.kind !== 'word'
    ? token.isFigure || token.kind !== 'number' || ((token.value ?? 0) > 1 && !BOTH_WORDS.has(token.folded))
    : !QUESTION_WORDS.has(token.folded) && namedSideOf(token) === undefined;

/** Dice that every roll of the game is made with: “what do I need on 2D6”. */
const isRolledAnyway = ({ kind, stem }: Token, { calculator }: Known): boolean =>
  kind === 'dice' && (ROLLED.get(calculator.system)?.includes(stem) ?? false);
const ROLLED = new Map(systems.map(({ slug, rolled }) => [slug, rolled]));

/** How rare a stem is among the calculators, from 0 to 1. */
function weightOf(token: Token, { evidence, calculators }: Lexicon): number {
  if (token.kind !== 'word') return token.isFigure ? FIGURE_WEIGHT : WORD_NUMBER_WEIGHT;
  const count = evidence.get(token.stem)?.size;
  return count === undefined ? 1 : Math.log(1 + calculators.length / count) / Math.log(1 + calculators.length);
}

/** The readings of the calculators, best first. */
export function* readCalculators(given: Question, lexicon: Lexicon): Stages<readonly CalculatorReading[]> {
  const question = weighed(given, lexicon);
  const byCalculator = new Map<number, Found<Meaning>[]>();
  for (const found of question.found) {
    const own = byCalculator.get(found.meaning.of) ?? [];
    own.push(found);
    byCalculator.set(found.meaning.of, own);
  }
  const drafts: Draft[] = [];
  for (const known of question.candidates) {
    drafts.push(draftOf(known, question, byCalculator.get(known.place) ?? [], lexicon));
    yield;
  }
  return withCompleteFirst(
    drafts
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_CHECKED)
      .map((draft) => checked(draft, question))
      .toSorted((a, b) => b.score - a.score),
  );
}

/** How far behind a complete reading may be. */
const MAX_BEHIND = 0.75;
/** The same where the likelier one reads as much, but lacks values. */
const MAX_CLOSELY_BEHIND = 0.1;

/** “Two rep 4 against a rep 5”: a complete reading goes before a likelier one that leaves a number of the same words unread. */
function withCompleteFirst(readings: readonly CalculatorReading[]): readonly CalculatorReading[] {
  const [best] = readings;
  const complete = best && readings.find((one) => isMoreComplete(one, best));
  return complete ? [{ ...complete, score: best.score + SCORE_STEP }, ...readings.filter((one) => one !== complete)] : readings;
}

function isMoreComplete(one: CalculatorReading, best: CalculatorReading): boolean {
  const isComplete = one.problems.length === 0 && one.unreadNumbers === 0 && best.score - one.score < MAX_BEHIND;
  if (!isComplete) return false;
  const read = one.understood.map(({ text }) => text);
  const isRead = ({ text }: CalculatorReading['understood'][number]): boolean => read.some((other) => other.includes(text));
  const isCounted = ({ text }: CalculatorReading['understood'][number]): boolean =>
    read.some((other) => other !== text && other.includes(text));
  if (best.problems.length === 0) return best.unreadNumbers > 0 && best.understood.every(isRead) && best.understood.some(isCounted);
  // “Skill 4 at 24 inches”: a target number rather than an attack without damage and armor.
  if (best.score - one.score < MAX_CLOSELY_BEHIND && best.understood.every(isRead)) return true;
  // One hand of cards is compared with none.
  const numbers = best.understood.filter(({ text }) => /\d/.test(text));
  return numbers.length > 0 && best.problems.every(({ code }) => code === 'TOO_FEW') && numbers.every(isRead);
}

/** A whole side that is missing has several values. */
const MISSING_GROUP_VALUES = 1.5;

/** Values that are missing. */
const missingIn = (problems: readonly Problem[], { calculator }: Known): number =>
  problems
    .filter(isMissing)
    .reduce((sum, { path }) => sum + (path.length === 1 && isGroup(calculator.input[String(path[0])]) ? MISSING_GROUP_VALUES : 1), 0);
const isGroup = (field: Field | undefined): boolean => field?.kind === 'object';

/** A reading before its arguments are checked. */
interface Draft {
  readonly known: Known;
  readonly filled: Filled;
  readonly unread: readonly string[];
  readonly unreadFigures: number;
  readonly evidence: Evidence;
  readonly score: number;
}

const scoreOf = (evidence: Evidence): number =>
  Object.entries(WEIGHTS).reduce((sum, [name, weight]) => sum + weight * evidence[name as keyof Evidence], 0);

function draftOf(known: Known, question: WeighedQuestion, found: readonly Found<Meaning>[], lexicon: Lexicon): Draft {
  const { tokens, sides, games, hasOpponents } = question;
  const filled = new Filling(known, tokens, (token) => !isContent(token) || strengthOf(token, known, lexicon) > STRENGTHS.hints).fill(
    partsOf(found, known, tokens),
    sides,
  );
  const questions = found.filter(({ meaning }) => meaning.kind === 'question');
  // A typical question uses no number.
  const named = questions.flatMap(({ places: own, values }) => own.filter((place) => !values.includes(place)));
  const places = new Set([...filled.used, ...named]);
  const { unread, unreadFigures, ...coverage } = coverageOf(question, places, filled, known, lexicon);
  const evidence: Evidence = {
    ...coverage,
    longest: Math.max(0, ...questions.map(({ places: all, values }) => all.length - values.length)),
    learned: question.learned.get(known.id) ?? 0,
    found: earlinessOf(known.calculator.rule, question.places),
    onlyEntries: questions.length === 0 && filled.understood.length > 0 && filled.understood.length === filled.entries ? 1 : 0,
    bothSides: hasOpponents && hasBothSides(known, filled) ? 1 : 0,
    missing: filled.named,
    invalid: 0,
    complete: 0,
    withoutFigures: 0,
    game: games.systems.size === 0 ? 0 : games.systems.has(known.calculator.system) ? 1 : -1,
  };
  return { known, filled, unread, unreadFigures, evidence, score: scoreOf(evidence) };
}

/** 1 for the first of several, less for later ones, 0 for none of them. */
const earlinessOf = (id: string, ids: readonly string[]): number => (ids.includes(id) ? 1 / (1 + ids.indexOf(id)) : 0);

function checked({ known, filled, unread, unreadFigures, evidence: before }: Draft, { tokens }: Question): CalculatorReading {
  const { draft, understood, assumed, problems, unread: dropped, addedItems } = completedOf(known, filled);
  const evidence = {
    ...before,
    missing: Math.min(MAX_PROBLEMS, before.missing + addedItems + missingIn(problems, known)),
    invalid: Math.min(MAX_PROBLEMS, problems.filter((problem) => !isMissing(problem)).length),
    complete: problems.length === 0 ? 1 : 0,
    withoutFigures: problems.length === 0 || tokens.some(({ kind }) => kind !== 'word') ? 0 : 1,
  };
  return {
    known,
    question: known.id,
    arguments: draft,
    understood,
    assumed: [...assumed, ...[...filled.assumed].map((field) => ({ field, value: valueAt(draft, field.split('.')) }))],
    unread: [...unread, ...dropped],
    confidence: evidence.coverage * (unreadFigures > 0 ? 0.7 : 1),
    problems,
    score: scoreOf(evidence),
    unreadNumbers: unreadFigures,
  };
}

interface Coverage extends Pick<Evidence, 'coverage' | 'named' | 'foreign'> {
  readonly unread: readonly string[];
  readonly unreadFigures: number;
}

function coverageOf(
  { system, tokens, weights, contents }: WeighedQuestion,
  places: ReadonlySet<number>,
  { used, guessed }: Filled,
  known: Known,
  lexicon: Lexicon,
): Coverage {
  let [total, read, named] = [0, 0, 0];
  const unread: string[] = [];
  let [unreadFigures, foreign] = [0, 0];
  for (const [place, token] of tokens.entries()) {
    const weight = weights[place];
    const isContentToken =
      (contents[place] && !(used.size > 0 && isRolledAnyway(token, known))) || (token.kind === 'number' && used.has(place));
    if (!isContentToken || weight === undefined) continue;
    const own = strengthOf(token, known, lexicon);
    const strength = guessed.has(place) ? GUESSED_STRENGTH : places.has(place) ? 1 : own;
    total += weight;
    read += weight * strength;
    if (own === STRENGTHS.title) named += weight;
    const isUnread = strength === 0 || (token.kind !== 'word' && !places.has(place));
    if (isUnread && token.kind !== 'word') unreadFigures++;
    if (isUnread && system === undefined && isForeign(token, known, lexicon)) foreign++;
    if (isUnread && token.text !== '') unread.push(token.text);
  }
  const share = (part: number): number => (total === 0 ? 0 : part / total);
  return {
    coverage: share(read),
    named: share(named),
    unread,
    unreadFigures,
    foreign: Math.min(MAX_FOREIGN, foreign),
  };
}

function hasBothSides({ leaves, calculator }: Known, { understood, draft }: Filled): boolean {
  const isOfSides = ([name, value]: readonly [string, unknown]): boolean => {
    const field = calculator.input[name];
    return field?.kind === 'list' && field.item.kind === 'int' && field.min > 1 && Array.isArray(value) && value.length >= field.min;
  };
  // “Armies of 310 and 360 points”.
  if (Object.entries(draft).some(isOfSides)) return true;
  const given = new Set(understood.map(({ field }) => field.replaceAll(/\d+/g, '*')));
  const sides = new Set(leaves.flatMap((leaf) => (given.has(leaf.path.join('.')) ? (sideOf(leaf) ?? []) : [])));
  return sides.size > 1;
}

/** How strongly a word points to a calculator that has not used it for a field. */
function strengthOf(token: Token, { place, calculator }: Known, { evidence, games }: Lexicon): number {
  if (token.kind !== 'word') return 0;
  const own = evidence.get(token.stem)?.get(place) ?? 0;
  return own > 0 ? own : games.get(token.stem)?.has(calculator.system) ? GAME_STRENGTH : 0;
}

/** Whether only other games have a word. */
const isForeign = ({ stem }: Token, { calculator }: Known, { games }: Lexicon): boolean =>
  games.get(stem)?.has(calculator.system) === false;
