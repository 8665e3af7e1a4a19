/** The arguments that a text gives each calculator, before they are checked, with the evidence for it. */
import type { Found } from '../phrases/phrase-tree.js';
import type { Token } from '../text/tokens.js';
import { type Evidence, scoreOf } from './evidence.js';
import { type Filled, Filling } from './fill.js';
import { type Known, type Lexicon, type Meaning, STRENGTHS } from './lexicon.js';
import { isFraction } from './part-of-whole.js';
import { partsOf } from './select.js';
import { sideOf } from './sides.js';
import { isContent, isForeign, isRolledAnyway, strengthOf, type WeighedQuestion } from './weighed-question.js';

/** What a number is worth that no words assign to its field. */
const GUESSED_STRENGTH = 0.5;
const MAX_FOREIGN = 2;

/** A reading before its arguments are checked. */
export interface Draft {
  readonly known: Known;
  readonly filled: Filled;
  readonly unread: readonly string[];
  readonly unreadFigures: number;
  readonly evidence: Evidence;
  readonly score: number;
}

/** A calculator with the evidence that needs no arguments. */
export interface Candidate {
  readonly known: Known;
  readonly found: readonly Found<Meaning>[];
  /** How strongly each token points to the calculator if no field takes it. */
  readonly strengths: readonly number[];
  readonly evidence: Pick<Evidence, 'longest' | 'learned' | 'found' | 'game'>;
  /** Arguments have hardly ever a higher score: where they take a word that no phrase has, such as the noun of “three goons”. */
  readonly maxScore: number;
}

export function candidateOf(known: Known, question: WeighedQuestion, found: readonly Found<Meaning>[], lexicon: Lexicon): Candidate {
  const { tokens, games } = question;
  const strengths = tokens.map((token) => strengthOf(token, known, lexicon));
  const evidence = {
    longest: Math.max(0, ...questionsIn(found).map(({ places: all, values }) => all.length - values.length)),
    learned: question.learned.get(known.id) ?? 0,
    found: earlinessOf(known.calculator.rule, question.places),
    game: games.systems.size === 0 ? 0 : games.systems.has(known.calculator.system) ? 1 : -1,
  };
  const most = maxShares(known, question, found, strengths);
  return { known, found, strengths, evidence, maxScore: scoreOf({ ...evidence, ...BEST_EVIDENCE, ...most }) };
}

/** What the check of the arguments finds. */
const UNCHECKED = { missing: 0, invalid: 0, complete: 0, withoutFigures: 0 };
/** The evidence of arguments that speak for a calculator as much as they can. */
const BEST_EVIDENCE = { ...UNCHECKED, bothSides: 1, foreign: 0, onlyEntries: 0, leftUnits: 0 };

/** The largest shares that words of the title, and all that is read, can have. */
function maxShares(
  known: Known,
  { tokens, weights, contents, entries }: WeighedQuestion,
  found: readonly Found<Meaning>[],
  strengths: readonly number[],
): Pick<Evidence, 'coverage' | 'named'> {
  const places = new Set([...found, ...entries].flatMap((one) => one.places));
  let [named, read, total] = [0, 0, 0];
  for (const [place, token] of tokens.entries()) {
    const weight = weights[place];
    const isCounted = contents[place] ? !isRolledAnyway(token, known) : token.kind === 'number';
    if (!isCounted || weight === undefined) continue;
    const strength = strengths[place] as number;
    const mayBeRead = known.takesWords || token.kind !== 'word' || places.has(place) || isFraction(token);
    total += weight;
    read += weight * (mayBeRead ? 1 : strength);
    if (strength === STRENGTHS.title) named += weight;
  }
  return total === 0 ? { coverage: 1, named: 0 } : { coverage: read / total, named: named / total };
}

/** Typical questions of the calculator. */
const questionsIn = (found: readonly Found<Meaning>[]): readonly Found<Meaning>[] =>
  found.filter(({ meaning }) => meaning.kind === 'question');

/** The arguments that the text gives a calculator. */
export function draftOf(candidate: Candidate, question: WeighedQuestion, lexicon: Lexicon): Draft {
  const { known, found } = candidate;
  const { tokens, sides, hasOpponents } = question;
  const isOwn = (token: Token): boolean => !isContent(token) || strengthOf(token, known, lexicon) > STRENGTHS.hints;
  const filled = new Filling(known, tokens, isOwn).fill(partsOf(found, known, tokens), sides);
  const questions = questionsIn(found);
  // A typical question uses no number.
  const named = questions.flatMap(({ places: own, values }) => own.filter((place) => !values.includes(place)));
  const read = new Set([...filled.used, ...named]);
  const { unread, unreadFigures, ...coverage } = coverageOf(question, read, filled, candidate, lexicon);
  const evidence: Evidence = {
    ...coverage,
    ...candidate.evidence,
    onlyEntries: questions.length === 0 && filled.understood.length > 0 && filled.understood.length === filled.entries ? 1 : 0,
    leftUnits: leftUnitsIn(question, known, filled),
    bothSides: hasOpponents && hasBothSides(known, filled) ? 1 : 0,
    ...UNCHECKED,
    missing: filled.named + (isOfFew(known, filled) ? FEW_ITEMS : 0),
  };
  return { known, filled, unread, unreadFigures, evidence, score: scoreOf(evidence) };
}

/** Units that count where some are taken, and where none is. */
const MAX_LEFT_UNITS = 2;
const MAX_LEFT_OF_NONE = 1;

/** “Catapult and Rifleman against a Jenner and a Panther”: the named units that a calculator for fewer leaves unread. */
function leftUnitsIn({ entries }: WeighedQuestion, { calculator }: Known, { used }: Filled): number {
  const named = entries.filter(({ entry }) => entry.kind === 'unit' && entry.system === calculator.system);
  const left = named.filter(({ places }) => !places.some((place) => used.has(place))).length;
  return named.length < 2 ? 0 : Math.min(left === named.length ? MAX_LEFT_OF_NONE : MAX_LEFT_UNITS, left);
}

/** “Atlas vs Locust”: one attacker and one target are assigned to each other anyway. */
export const isOfFew = ({ calculator }: Known, { draft }: Filled): boolean =>
  calculator.phrases?.several?.every((name) => Array.isArray(draft[name]) && draft[name].length === 1) ?? false;
/** How many missing values count as much. */
const FEW_ITEMS = 2;

/** 1 for the first of several, less for later ones, 0 for none of them. */
const earlinessOf = (id: string, ids: readonly string[]): number => (ids.includes(id) ? 1 / (1 + ids.indexOf(id)) : 0);

interface Coverage extends Pick<Evidence, 'coverage' | 'named' | 'foreign'> {
  readonly unread: readonly string[];
  readonly unreadFigures: number;
}

function coverageOf(
  { system, tokens, weights, contents }: WeighedQuestion,
  places: ReadonlySet<number>,
  { used, guessed, dropped }: Filled,
  { known, strengths }: Candidate,
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
    const own = strengths[place] as number;
    const strength = dropped.has(place) ? 0 : guessed.has(place) ? GUESSED_STRENGTH : places.has(place) ? 1 : own;
    total += weight;
    read += weight * strength;
    if (own === STRENGTHS.title) named += weight;
    const isUnread = strength === 0 || dropped.has(place) || (token.kind !== 'word' && !places.has(place));
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
