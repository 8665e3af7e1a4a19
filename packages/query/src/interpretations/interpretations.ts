/** Interpretations of a typed text. The first one with results is used. */
import { otherLayout } from '@rangefinder/rules';
import { foldText, latinText, shapedText } from '../text/fold.js';
import { interpretAlternatives } from './alternatives.js';
import type { InterpretedText } from './interpreted-text.js';
import { interpretKey } from './key.js';
import { interpretPlainWords } from './plain-words.js';

/** Model codes are Latin, even where they are typed in Cyrillic letters. */
const inLatin = (text: string): string => latinText(foldText(text));

/**
 * Joins short words: a code that was typed with spaces.
 * @example piecesJoined('as 7 d') // 'as7d'
 */
const piecesJoined = (text: string): string =>
  foldText(text).replace(/(?<![\p{L}\d])([\p{L}\d]{1,3})(?: ([\p{L}\d]{1,3})(?![\p{L}\d]))+/gu, (run) => run.replaceAll(' ', ''));

/** Codes with Cyrillic letters that look like Latin ones. */
const shaped = (text: string): string => foldText(shapedText(text));

/** Mark is Mk, and its number is Roman. */
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const withMarks = (text: string): string =>
  foldText(text).replace(/(?<![\p{L}\d])(?:mark|mk|марк)\.?[\s-]*(\d{1,2}|[ivx]{1,4})(?![\p{L}\d])/gu, (whole, number: string) => {
    const roman = /^\d/.test(number) ? ROMAN[Number(number)] : number;
    return roman ? `mk ${roman}` : whole;
  });

const plainly = (text: string): InterpretedText => ({ text, filter: {}, conditions: '' });
/** The changed text, unless it is the same. */
const unless = (change: (text: string) => string) => (text: string) =>
  change(text) === foldText(text) ? undefined : plainly(change(text));

/** A way to read a text. */
export interface Interpretation {
  /** Part of cursors, so that the next page uses the same interpretation. */
  readonly name: string;
  /** The text to look for; undefined where the interpretation does not apply. */
  readonly textOf: (text: string) => InterpretedText | undefined;
  /** Whether similar words replace unknown ones. */
  readonly mayGuess: boolean;
  /** Whether the text is an exact key, which is a better fit than any name. */
  readonly isKey?: true;
  /** Whether similar words also replace known ones. */
  readonly isForgiving?: true;
  /** How many words may be missing. */
  readonly without?: number | 'ALL_BUT_ONE';
}

/** In the order in which they are tried: other readings of the exact words come before any guess. */
export const INTERPRETATIONS: readonly Interpretation[] = [
  { name: 'key', textOf: interpretKey, mayGuess: false, isKey: true },
  { name: 'relevance', textOf: plainly, mayGuess: false },
  { name: 'shape', textOf: unless(shaped), mayGuess: false },
  { name: 'marks', textOf: unless(withMarks), mayGuess: false },
  { name: 'layout', textOf: unless(otherLayout), mayGuess: false },
  { name: 'latin', textOf: unless(inLatin), mayGuess: false },
  { name: 'joined', textOf: unless(piecesJoined), mayGuess: false },
  { name: 'question', textOf: interpretPlainWords, mayGuess: false },
  { name: 'alternatives', textOf: interpretAlternatives, mayGuess: false },
  { name: 'guessed', textOf: plainly, mayGuess: true },
  { name: 'forgiving', textOf: plainly, mayGuess: true, isForgiving: true },
  { name: 'question-guessed', textOf: interpretPlainWords, mayGuess: true },
  { name: 'without-one', textOf: plainly, mayGuess: true, without: 1 },
  { name: 'without-two', textOf: plainly, mayGuess: true, without: 2 },
  { name: 'any-word', textOf: plainly, mayGuess: true, without: 'ALL_BUT_ONE' },
];
