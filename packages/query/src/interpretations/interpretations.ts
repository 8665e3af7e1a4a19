/** Interpretations of a typed text. The first one with results is used. */
import { otherLayout } from '@rangefinder/rules';
import { foldText, latinText, shapedText } from '../text/fold.js';
import { ROMAN, withMk } from '../text/readings.js';
import { interpretAlternatives } from './alternatives.js';
import type { InterpretedText } from './interpreted-text.js';
import { interpretKey } from './key.js';
import { interpretPlainWords, withoutSmallWords } from './plain-words.js';

/** Model codes are Latin, even where they are typed in Cyrillic letters. */
const inLatin = (text: string): string => latinText(foldText(text));

/**
 * Joins short words: a code that was typed with spaces.
 * @example piecesJoined('as 7 d') // 'as7d'
 */
const piecesJoined = (text: string): string =>
  foldText(text).replace(/(?<![\p{L}\d])([\p{L}\d]{1,3})(?: ([\p{L}\d]{1,3})(?![\p{L}\d]))+/gu, (run) => run.replaceAll(' ', ''));

const plainly = (text: string): InterpretedText => ({ text, filter: {}, conditions: '' });

/** Two words as one: `mad cta`, whose second word alone is too short to be a misspelled one. */
const twoAsOne = (text: string): InterpretedText | undefined => {
  const words = foldText(text).split(' ');
  return words.length === 2 && words.every((word) => /^\p{L}+$/u.test(word)) ? plainly(words.join('')) : undefined;
};

/** Codes with Cyrillic letters that look like Latin ones. */
const shaped = (text: string): string => foldText(shapedText(text));

/** A number behind a word: `marauder 2`, `marauder2`, `jenner2c`. */
const NUMERAL = /(?<=\p{L}{3})[\s-]?(\d{1,2})(c?)(?![\p{L}\d+])/gu;
/** Mark is Mk, and numbers behind words are Roman, as names have them. */
const withRomanNumbers = (text: string): string =>
  withMk(text)
    .replace(NUMERAL, (whole, number: string, clan: string) => (ROMAN[Number(number)] ? ` ${ROMAN[Number(number)]}${clan}` : whole))
    .trim();

/** The changed text, unless it is the same. */
const unless = (change: (text: string) => string) => (text: string) =>
  change(text) === foldText(text) ? undefined : plainly(change(text));

/** Keys next to letters, which no name in Latin letters has: «ход» is not `[jl`. */
const SIGN_KEYS = /[`[\];',.]/;

/** The text in the other keyboard layout. Russian words are typed in Russian, unless all their keys are letters. */
const inOtherLayout = (text: string): InterpretedText | undefined =>
  /\p{Script=Cyrillic}/u.test(text) && SIGN_KEYS.test(otherLayout(text)) ? undefined : unless(otherLayout)(text);

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
  /** Whether words that no name has are left out of a text with conditions. */
  readonly isPartly?: true;
  /** How many words may be missing. */
  readonly without?: number | 'ALL_BUT_ONE';
}

/** Fewer conditions are too little to leave out words. */
const MIN_CONDITIONS = 2;
/** Shorter words next to conditions are no misspelled names. */
const MIN_MISSPELLED_CHARACTERS = 5;
const MAX_MISSPELLED_WORDS = 2;

/** Numbers of models, unless every word is a condition: `assault armor 10`. */
const interpretRoman = (text: string): InterpretedText | undefined =>
  interpretPlainWords(text)?.text === '' ? undefined : unless(withRomanNumbers)(text);

/** Plain words with several conditions. */
function interpretConditions(text: string): InterpretedText | undefined {
  const question = interpretPlainWords(text);
  return question && question.conditions.split(' ').length >= MIN_CONDITIONS ? question : undefined;
}

/** A name among words that mean nothing. */
function interpretNamed(text: string): InterpretedText | undefined {
  const name = withoutSmallWords(text);
  return name === undefined ? undefined : plainly(name);
}

/** Plain words with several conditions, and a name that may be misspelled. */
function interpretMisspelled(text: string): InterpretedText | undefined {
  const question = interpretConditions(text);
  const words = question?.text.split(' ') ?? [];
  return words.length <= MAX_MISSPELLED_WORDS && words.every(({ length }) => length >= MIN_MISSPELLED_CHARACTERS) ? question : undefined;
}

/** Several conditions, without the other words of the text. */
const interpretConditionsAlone = (text: string): InterpretedText | undefined => {
  const question = interpretConditions(text);
  return question && question.text !== '' ? { ...question, text: '' } : undefined;
};

/** In the order in which they are tried: other readings of the exact words come before any guess. */
export const INTERPRETATIONS: readonly Interpretation[] = [
  { name: 'key', textOf: interpretKey, mayGuess: false, isKey: true },
  { name: 'relevance', textOf: plainly, mayGuess: false },
  { name: 'shape', textOf: unless(shaped), mayGuess: false },
  { name: 'roman', textOf: interpretRoman, mayGuess: false },
  { name: 'layout', textOf: inOtherLayout, mayGuess: false },
  { name: 'latin', textOf: unless(inLatin), mayGuess: false },
  { name: 'joined', textOf: unless(piecesJoined), mayGuess: false },
  { name: 'question', textOf: interpretPlainWords, mayGuess: false },
  { name: 'named', textOf: interpretNamed, mayGuess: false },
  { name: 'question-misspelled', textOf: interpretMisspelled, mayGuess: true },
  { name: 'question-partly', textOf: interpretConditions, mayGuess: false, isPartly: true },
  { name: 'question-alone', textOf: interpretConditionsAlone, mayGuess: false, isPartly: true },
  { name: 'alternatives', textOf: interpretAlternatives, mayGuess: false },
  { name: 'guessed', textOf: plainly, mayGuess: true },
  { name: 'forgiving', textOf: plainly, mayGuess: true, isForgiving: true },
  { name: 'two-as-one', textOf: twoAsOne, mayGuess: true },
  { name: 'question-guessed', textOf: interpretPlainWords, mayGuess: true },
  { name: 'without-one', textOf: plainly, mayGuess: true, without: 1 },
  { name: 'without-two', textOf: plainly, mayGuess: true, without: 2 },
  { name: 'any-word', textOf: plainly, mayGuess: true, without: 'ALL_BUT_ONE' },
];
