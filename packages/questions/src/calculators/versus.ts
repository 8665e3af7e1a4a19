/** Numbers of two sides: “5 v 3”, “52+38 vs 47+40 pv”, «12 на 5». */
import type { Field } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { AND, listed } from '../text/word-lists.js';
import type { Leaf } from './leaves.js';
import { isRequired } from './left-over.js';
import type { Known } from './lexicon.js';
import { otherLabels } from './other-labels.js';
import { type Part, wordsIn } from './select.js';
import { BOTH_WORDS, namedSideOf, type Side, sideOf } from './sides.js';

/** The numbers of both sides, with their places. */
export interface Versus {
  readonly acting: readonly number[];
  readonly other: readonly number[];
  readonly leaves: readonly [Leaf, Leaf];
}

const VERSUS: ReadonlySet<string> = new Set(listed('v vs versus against вс против on на his оппонент противник у'));
/** Numbers up to this may count something. */
const MAX_COUNTED = 12;
/** Words between a number and the word for against. */
const MAX_BETWEEN = 2;

const wordOf = (token: Token | undefined): string => token?.folded ?? '';
const isNumber = (token: Token | undefined): boolean => token?.kind === 'number' && !BOTH_WORDS.has(token.folded);

/** The fields of both sides that a bare number may mean: required ones, points, and those of a calculator that requires nothing. */
function leavesOf({ leaves, calculator }: Known): readonly [Leaf, Leaf] | undefined {
  const requiresNothing = !Object.values<Field>(calculator.input).some(isRequired);
  for (const leaf of leaves) {
    if (sideOf(leaf) !== 'acting' || (leaf.field.kind !== 'int' && leaf.field.kind !== 'number')) continue;
    if (leaf.field.unit !== 'points' && !isRequired(leaf.field) && !requiresNothing) continue;
    if (leaf.field.unit === 'points' && !leaf.path.includes('*')) continue;
    const twin = leaves.find(
      (one) =>
        sideOf(one) === 'other' && one.path.length === leaf.path.length && (leaf.path.length === 1 || one.path.at(-1) === leaf.path.at(-1)),
    );
    if (twin) return [leaf, twin];
  }
  return undefined;
}

/**
 * Finds numbers on both sides of a word for against, or said of both sides.
 * @param names places of names: the number before one counts it
 */
export function versusIn(
  tokens: readonly Token[],
  known: Known,
  parts: readonly Part[],
  sides: readonly (Side | undefined)[],
  names: ReadonlySet<number>,
): Versus | undefined {
  const leaves = leavesOf(known);
  if (!leaves) return undefined;
  const places = leaves.map((leaf) => known.leaves.indexOf(leaf));
  const isOwn = ({ meanings }: Part): boolean => meanings.some((one) => one.kind === 'value' && places.includes(one.leaf));
  const labeled = new Set(parts.filter((part) => wordsIn(part) > 0 && !isOwn(part)).flatMap(({ values }) => values));
  // “two rep 3” is no 2.
  const counted = new Set(
    parts.flatMap(({ places: [first = 0], values }) => (values.length > 0 && !values.includes(first) ? [first - 1] : [])),
  );
  const own = new Set(parts.filter(isOwn).flatMap(({ values }) => values));
  // Next to numbers with a label, a small number word only counts: “two with rifles, rep 4, against one”.
  const isLarge = (place: number): boolean => tokens[place]?.isFigure === true || (tokens[place]?.value ?? 0) > MAX_COUNTED;
  const isValue = (place: number): boolean => isNumber(tokens[place]) && (own.size === 0 || own.has(place) || isLarge(place));
  const others = otherLabels(known, leaves);
  // “Armor 3 vs impact 2”: the number is that of another field.
  const isOfOther = (place: number): boolean => !own.has(place) && others.has(tokens[place - 1]?.stem ?? '');
  const isBare = (place: number): boolean =>
    isValue(place) &&
    !names.has(place) &&
    !names.has(place + 1) &&
    !labeled.has(place) &&
    (own.has(place) || !counted.has(place)) &&
    !isOfOther(place);
  for (const [at, token] of tokens.entries()) {
    // “Rep 4, 2 on 1”: next to a number with a label, these count.
    if (token.kind !== 'word' || !VERSUS.has(wordOf(token)) || (wordOf(token) === 'on' && own.size > 0)) continue;
    const acting = numbersBefore(tokens, at);
    const other = numbersAfter(tokens, at);
    // Numbers with a label have the side of their place.
    if ([...acting, ...other].some((place) => !isBare(place)) || [...acting, ...other].every((place) => own.has(place))) continue;
    if (acting.length > 0 && other.length > 0 && (leaves[0].path.includes('*') || (acting.length === 1 && other.length === 1)))
      return { acting, other, leaves };
  }
  const joined = joinedIn(tokens, leaves, isBare);
  if (joined) return joined;
  const found = bySides(tokens, leaves, isBare, sides);
  return found && [...found.acting, ...found.other].every((place) => own.has(place)) ? undefined : found;
}

/** “Armies of 280 and 300 points”, “52+47 and 60+55+15”: all figures of a text, those of each side joined by plus signs. */
function joinedIn(tokens: readonly Token[], leaves: readonly [Leaf, Leaf], isBare: (place: number) => boolean): Versus | undefined {
  if (!('unit' in leaves[0].field) || leaves[0].field.unit !== 'points') return undefined;
  const figures = [...tokens.keys()].filter((place) => tokens[place]?.isFigure);
  const joints = figures.slice(1).map((place, at) => (place === (figures[at] as number) + 2 ? wordOf(tokens[place - 1]) : ''));
  const [between, ...others] = joints.flatMap((joint, at) => (AND.has(joint) ? [at + 1] : []));
  const isJoined = between !== undefined && others.length === 0 && joints.every((joint) => JOINS.has(joint)) && figures.every(isBare);
  return isJoined ? { acting: figures.slice(0, between), other: figures.slice(between), leaves } : undefined;
}

/** “I brought 7, he has 3”. */
function bySides(
  tokens: readonly Token[],
  leaves: readonly [Leaf, Leaf],
  isBare: (place: number) => boolean,
  sides: readonly (Side | undefined)[],
): Versus | undefined {
  if (leaves[0].path.length > 1 && !leaves[0].path.includes('*')) return undefined;
  const of = (side: Side): readonly number[] => [...tokens.keys()].filter((place) => isBare(place) && sides[place] === side);
  const [acting, other] = [of('acting'), of('other')];
  const isOne = acting.length === 1 && other.length === 1;
  return acting.length > 0 && other.length > 0 && (isOne || leaves[0].path.includes('*')) ? { acting, other, leaves } : undefined;
}

function numbersBefore(tokens: readonly Token[], at: number): readonly number[] {
  let place = at - 1;
  for (let skipped = 0; skipped < MAX_BETWEEN && tokens[place]?.kind === 'word'; skipped++) place--;
  const places: number[] = [];
  for (; place >= 0 && (isNumber(tokens[place]) || JOINS.has(wordOf(tokens[place]))); place--)
    if (isNumber(tokens[place])) places.unshift(place);
  return places;
}

function numbersAfter(tokens: readonly Token[], at: number): readonly number[] {
  let place = at + 1;
  for (let skipped = 0; skipped < MAX_BETWEEN && tokens[place]?.kind === 'word'; skipped++) place++;
  const places: number[] = [];
  for (; place < tokens.length && (isNumber(tokens[place]) || JOINS.has(wordOf(tokens[place]))); place++)
    if (isNumber(tokens[place])) places.push(place);
  return places;
}

const JOINS: ReadonlySet<string> = new Set([...AND, 'plus', 'плюс']);

/** Words between two that are against each other. */
const OPPOSING: ReadonlySet<string> = new Set(listed('v vs versus against вс против'));

/** “Knife vs bayonet”: the sides of choices that stand next to a word for against, by the places where their words begin. */
export function opposedChoices(tokens: readonly Token[], { leaves }: Known, parts: readonly Part[]): ReadonlyMap<number, Side> {
  const names = ({ meanings }: Part): readonly (string | undefined)[] =>
    meanings.map((one) => (one.kind === 'value' ? leaves[one.leaf]?.path.at(-1) : undefined));
  const choices = parts.filter(({ values }) => values.length === 0);
  const sides = new Map<number, Side>();
  for (const [at, token] of tokens.entries()) {
    if (!OPPOSING.has(token.folded)) continue;
    const before = choices.find(({ places }) => places.at(-1) === at - 1);
    const behind = choices.find(({ places }) => places[0] === at + 1);
    const isOwned = namedSideOf(tokens[(before?.places[0] ?? 0) - 1]) !== undefined;
    if (!before || !behind || isOwned || !names(before).some((name) => name !== undefined && names(behind).includes(name))) continue;
    sides.set(before.places[0] as number, 'acting');
    sides.set(behind.places[0] as number, 'other');
  }
  return sides;
}
