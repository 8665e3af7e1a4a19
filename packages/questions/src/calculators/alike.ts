/** Two that are alike and act on each other: “two rep 3 with pistols shoot at each other”, «два одинаковых меха лупят друг друга». */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Known } from './lexicon.js';
import { type Side, sideOf } from './sides.js';

/** Where what both are ends, and the place of the word that counts them. */
export interface Alike {
  readonly end: number;
  readonly count: number;
}

const OTHER: ReadonlySet<string> = new Set(listed('other another друга другу другом'));
const EACH: ReadonlySet<string> = new Set(listed('each one друг'));
const SAME: ReadonlySet<string> = new Set(listed('identical same equal одинаковых одинаковые одинаковым равных равные'));
/** Words between «друг» and «друга»: «друг в друга». */
const REACH = 2;

const isEachOther = (tokens: readonly Token[], place: number): boolean =>
  EACH.has(tokens[place]?.folded ?? '') && tokens.slice(place + 1, place + 1 + REACH).some(({ folded }) => OTHER.has(folded));

function hasTwoSides({ leaves }: Known): boolean {
  const sides = new Set(leaves.map(sideOf));
  return sides.has('acting') && sides.has('other');
}

/** Whether each side of a calculator is one unit. */
const takesOneEach = ({ leaves }: Known): boolean =>
  leaves.some((leaf) => leaf.field.kind === 'catalog' && leaf.path.length === 2 && sideOf(leaf) === 'acting');

/**
 * Finds two that are alike, for a calculator with two sides.
 * @param names places where the names of units begin
 */
export function alikeIn(tokens: readonly Token[], known: Known, names: readonly number[]): Alike | undefined {
  const count = tokens.findIndex(({ kind, value, isFigure }) => kind === 'number' && value === 2 && !isFigure);
  if (count < 0 || !hasTwoSides(known)) return undefined;
  const each = tokens.findIndex((_, place) => place > count && isEachOther(tokens, place));
  if (each >= 0) return { end: each, count };
  // “Two Atlases duel”.
  const isOnlyName = names.length === 1 && names[0] === count + 1 && takesOneEach(known);
  return isOnlyName || SAME.has(tokens[count + 1]?.folded ?? '') ? { end: tokens.length, count } : undefined;
}

/** The sides of tokens, where what two alike have is of both. */
export const withAlike = (sides: readonly (Side | undefined)[], alike: Alike | undefined): readonly (Side | undefined)[] =>
  alike ? sides.map((side, place) => (place < alike.end && side !== 'other' ? 'both' : side)) : sides;
