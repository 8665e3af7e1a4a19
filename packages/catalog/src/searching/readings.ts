/** Other ways to read what was typed, tried in turn where nothing is called so. Pure. */
import { otherLayout } from '@rangefinder/rules';
import type { UnitFilter } from '../domain/unit-filter.js';
import { foldText, latinText } from '../text/fold.js';
import { readQuestion } from './question.js';

/** Codes are Latin, whatever letters they are typed in. */
const inLatin = (text: string): string => latinText(foldText(text));

/**
 * Short pieces in one: a code that was typed with blanks.
 * @example piecesJoined('as 7 d') // 'as7d'
 */
const piecesJoined = (text: string): string =>
  foldText(text).replace(/(?<![\p{L}\d])([\p{L}\d]{1,3})(?: ([\p{L}\d]{1,3})(?![\p{L}\d]))+/gu, (run) => run.replaceAll(' ', ''));

/** A text as it may have been meant: words of names, and what the others say of the unit. */
export interface ReadText {
  readonly text: string;
  readonly filter: UnitFilter;
  /** The conditions as a query. */
  readonly conditions: string;
}

const plainly = (text: string): ReadText => ({ text, filter: {}, conditions: '' });
/** Another text, where it is another. */
const unless = (change: (text: string) => string) => (text: string) =>
  change(text) === foldText(text) ? undefined : plainly(change(text));

/** A way to read a text. */
export interface Reading {
  /** Cursors have it: a page leads on in the way of the one before. */
  readonly name: string;
  /** The text that is looked for; undefined where this way is none. */
  readonly textOf: (text: string) => ReadText | undefined;
  /** Words that names do not have are taken for others that are like them. */
  readonly mayGuess: boolean;
  /** So are words that names have. */
  readonly isForgiving?: true;
  /** So many words may be missing, or all but one. */
  readonly without?: number | 'ALL_BUT_ONE';
}

/** In the order in which they are tried. Before anything is guessed, it is asked whether it makes sense in another way. */
export const READINGS: readonly Reading[] = [
  { name: 'relevance', textOf: plainly, mayGuess: false },
  { name: 'layout', textOf: unless(otherLayout), mayGuess: false },
  { name: 'latin', textOf: unless(inLatin), mayGuess: false },
  { name: 'joined', textOf: unless(piecesJoined), mayGuess: false },
  { name: 'question', textOf: readQuestion, mayGuess: false },
  { name: 'guessed', textOf: plainly, mayGuess: true },
  { name: 'forgiving', textOf: plainly, mayGuess: true, isForgiving: true },
  { name: 'question-guessed', textOf: readQuestion, mayGuess: true },
  { name: 'without-one', textOf: plainly, mayGuess: true, without: 1 },
  { name: 'without-two', textOf: plainly, mayGuess: true, without: 2 },
  { name: 'any-word', textOf: plainly, mayGuess: true, without: 'ALL_BUT_ONE' },
];
