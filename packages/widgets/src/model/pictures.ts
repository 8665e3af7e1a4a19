/** Which picture a distribution deserves: what its rows are about decides. */
import { inLanguage, type Roll } from '@rangefinder/rules';
import type { Field, Fields } from '../description.js';
import type { Wording } from './figures.js';
import { type Chance, isOdds, type OddsRow, percentOf } from './odds.js';
import type { Figures, Named } from './single.js';

/**
 * - `stack`: all that can happen, in words, as blocks on each other
 * - `ladder`: rare things, over a scale in tens
 * - `columns`: numbers from the least up
 * - `track`: a table of rolls, each with what it does
 * - `bars`: anything else
 */
export type Picture = 'stack' | 'ladder' | 'columns' | 'track' | 'bars';

/** As many blocks are read at a glance. */
const MAX_BLOCKS = 6;
/** Fewer numbers than these are as clear in lines. */
const MIN_COLUMNS = 5;
/** Rarer than one in a thousand: bars of that length are not seen. */
const RARE = 0.001;
/** Shares are rounded. */
const NEARLY = 1e-6;

/** Whether rows are everything that can happen. */
const isWhole = (rows: readonly OddsRow[]): boolean => Math.abs(rows.reduce((sum, { share }) => sum + share, 0) - 1) < NEARLY;

const possible = (rows: readonly OddsRow[]): readonly OddsRow[] => rows.filter(({ share }) => share > 0);

/** Whether rows can stand on each other. */
export const canStack = (rows: readonly OddsRow[]): boolean => isWhole(rows) && possible(rows).length <= MAX_BLOCKS && rows.length > 1;

/** Whether rows are the faces of a die, one as likely as another. */
export const areFaces = (rows: readonly OddsRow[]): boolean =>
  rows.length > MIN_FACES && rows.every(({ share }) => share === rows[0]?.share);
const MIN_FACES = 3;

/** The picture of a list of odds whose rows are named by these figures. */
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

/** One in how many, as players say it. @example oneIn(1 / 508) // 508 */
export const oneIn = (share: number): number => Math.round(1 / share);

/** The length of a bar on a scale in tens, between 0 for the rarest power of ten and 1 for certainty. */
export const onLadder = (share: number, decades: number): number => (share === 0 ? 0 : Math.max(0, 1 + Math.log10(share) / decades));

/** How many powers of ten a ladder has. */
export const decadesOf = (rows: readonly OddsRow[]): number =>
  Math.max(1, Math.ceil(-Math.log10(Math.min(...possible(rows).map(({ share }) => share)))));

/** A total of a roll, how likely it is, and whether it is enough. */
export interface RolledTotal {
  readonly total: number;
  readonly share: number;
  readonly isEnough: boolean;
}

/**
 * Every total of a roll.
 * @param least the least total that is enough
 * @example rolledTotals({ dice: 2, faces: 6 }, 9).filter(({ isEnough }) => isEnough).length // 4
 */
export function rolledTotals({ dice, faces }: Roll, least: number): readonly RolledTotal[] {
  let ways: readonly number[] = [1];
  for (let die = 0; die < dice; die += 1)
    ways = Array.from({ length: ways.length + faces - 1 }, (_, at) =>
      ways.slice(Math.max(0, at - faces + 1), at + 1).reduce((sum, one) => sum + one, 0),
    );
  return ways.map((count, at) => ({ total: dice + at, share: count / faces ** dice, isEnough: dice + at >= least }));
}

/** How several odds go from turn to turn. */
export interface Series {
  /** What is counted: `Turn`. */
  readonly over: string;
  readonly marks: readonly number[];
  readonly lines: readonly Line[];
}
interface Line {
  readonly label: string;
  readonly shares: readonly number[];
  /** Where it ends, in words. */
  readonly last: string;
}

/** Rows that count something up, with several odds each; nothing for others. */
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
