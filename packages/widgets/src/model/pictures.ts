/** Chooses the chart of a distribution by what its rows are about. */
import { inLanguage, type Roll } from '@rangefinder/rules';
import type { Field, Fields } from '../description.js';
import type { Wording } from './figures.js';
import { type Chance, isOdds, type OddsRow, percentOf } from './odds.js';
import type { Figures, Named } from './single.js';

/**
 * - `stack`: a complete set of named outcomes, as stacked blocks
 * - `ladder`: rare outcomes on a logarithmic scale
 * - `columns`: numbers in ascending order
 * - `track`: a roll table, each roll with its result
 * - `bars`: everything else
 */
export type Picture = 'stack' | 'ladder' | 'columns' | 'track' | 'bars';

/** More blocks are hard to read. */
const MAX_BLOCKS = 6;
/** Fewer numbers are as clear as bars. */
const MIN_COLUMNS = 5;
/** Bars of a lower share are invisible. */
const RARE = 0.001;
/** Tolerance for rounded shares. */
const NEARLY = 1e-6;

/** Whether the rows are all possible outcomes. */
const isWhole = (rows: readonly OddsRow[]): boolean => Math.abs(rows.reduce((sum, { share }) => sum + share, 0) - 1) < NEARLY;

const possible = (rows: readonly OddsRow[]): readonly OddsRow[] => rows.filter(({ share }) => share > 0);

/** Whether the rows can be drawn as stacked blocks. */
export const canStack = (rows: readonly OddsRow[]): boolean => isWhole(rows) && possible(rows).length <= MAX_BLOCKS && rows.length > 1;

/** Whether the rows are the faces of a die, all equally likely. */
export const areFaces = (rows: readonly OddsRow[]): boolean =>
  rows.length > MIN_FACES && rows.every(({ share }) => share === rows[0]?.share);
const MIN_FACES = 3;

/** The chart of a list of odds whose rows are labeled by these figures. */
export function pictureOf(named: readonly Named[], rows: readonly OddsRow[]): Picture {
  const kinds = named.map(([, { kind }]) => kind);
  const inWords = kinds.includes('choice') || kinds.includes('words');
  const isRolled = rows.length > 1 && rows.every(({ mark }) => mark !== undefined);
  if (inWords && canStack(rows) && !(isRolled && areFaces(rows))) return 'stack';
  if (isRolled) return 'track';
  const isPlain = kinds.every((kind) => kind === 'choice' || kind === 'int');
  if (isPlain && kinds.includes('choice') && possible(rows).some(({ share }) => share < RARE)) return 'ladder';
  return kinds.length === 1 && kinds[0] === 'int' && rows.length >= MIN_COLUMNS ? 'columns' : 'bars';
}

/** A share as one in how many. @example oneIn(1 / 508) // 508 */
export const oneIn = (share: number): number => Math.round(1 / share);

/** Length of a bar on a logarithmic scale, from 0 for the rarest power of ten to 1 for certainty. */
export const onLadder = (share: number, decades: number): number => (share === 0 ? 0 : Math.max(0, 1 + Math.log10(share) / decades));

/** Number of powers of ten on a ladder. */
export const decadesOf = (rows: readonly OddsRow[]): number =>
  Math.max(1, Math.ceil(-Math.log10(Math.min(...possible(rows).map(({ share }) => share)))));

/** A total of a roll, its share, and whether it succeeds. */
export interface RolledTotal {
  readonly total: number;
  readonly share: number;
  readonly isEnough: boolean;
}

/**
 * Every total of a roll.
 * @param threshold the lowest total that succeeds
 * @example rolledTotals({ dice: 2, faces: 6 }, 9).filter(({ isEnough }) => isEnough).length // 4
 */
export function rolledTotals({ dice, faces }: Roll, threshold: number): readonly RolledTotal[] {
  let ways: readonly number[] = [1];
  for (let die = 0; die < dice; die += 1)
    ways = Array.from({ length: ways.length + faces - 1 }, (_, at) =>
      ways.slice(Math.max(0, at - faces + 1), at + 1).reduce((sum, one) => sum + one, 0),
    );
  return ways.map((count, at) => ({ total: dice + at, share: count / faces ** dice, isEnough: dice + at >= threshold }));
}

/** Several odds over consecutive turns. */
export interface Series {
  /** Label of the counter: `Turn`. */
  readonly over: string;
  readonly marks: readonly number[];
  readonly lines: readonly Line[];
}
interface Line {
  readonly label: string;
  readonly shares: readonly number[];
  /** The last value as text. */
  readonly last: string;
}

/** The series of a list that counts up and has several odds in each row; `undefined` for other lists. */
export function seriesOf(fields: Fields, items: readonly Figures[], { language }: Wording): Series | undefined {
  const [counted, ...others] = Object.entries(fields);
  const odds = others.filter(([, field]) => isOdds(field));
  if (counted?.[1].kind !== 'int' || odds.length < 2 || items.length < 2) return undefined;
  const marks = items.map((item) => Number(item[counted[0]]));
  if (marks.some((mark, at) => at > 0 && mark <= Number(marks[at - 1]))) return undefined;
  const lineOf = ([name, field]: readonly [string, Field]): Line => ({
    label: inLanguage(field.label, language),
    shares: items.map((item) => (item[name] as Chance).decimal),
    last: percentOf(items.at(-1)?.[name] as Chance, language),
  });
  return { over: inLanguage(counted[1].label, language), marks, lines: odds.map(lineOf) };
}
