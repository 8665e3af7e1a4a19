/**
 * What can be wrong with a question. A problem is data: a code from a closed list, the path of the field, what was
 * given and what is allowed; the sentence is made from it in either language.
 */
import { type Language, same, type Text } from '../text/language.js';
import { number } from '../text/numbers.js';

export const PROBLEM_CODES = [
  'MISSING',
  'WRONG_TYPE',
  'NOT_WHOLE',
  'OUT_OF_RANGE',
  'UNKNOWN_VALUE',
  'UNKNOWN_FIELD',
  'TOO_FEW',
  'TOO_MANY',
  'TOO_LONG',
  'BAD_FORMAT',
  'CONFLICT',
  'NOT_FOUND',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Path = readonly (string | number)[];

export interface Problem {
  readonly code: ProblemCode;
  /** From the question down to the field: `['targets', 0, 'dice']`. */
  readonly path: Path;
  readonly given: unknown;
  /** What would have been taken. */
  readonly allowed: Text;
}

const MAX_QUOTE_LENGTH = 60;

/** `targets.0.dice`; a step that somebody made up may be long, and is cut. */
export const pathText = (path: Path): string => path.map(pathStep).join('.');

const pathStep = (step: string | number): string | number =>
  typeof step === 'string' && step.length > MAX_QUOTE_LENGTH ? `${step.slice(0, MAX_QUOTE_LENGTH)}…` : step;

/** What was given, quoted shortly enough for a message, whatever it was. */
export function quote(given: unknown): string {
  const text = typeof given === 'string' ? `"${given}"` : plain(given);
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}

function plain(given: unknown): string {
  if (given === undefined || given === null) return 'null';
  if (typeof given === 'number' || typeof given === 'boolean' || typeof given === 'bigint') return String(given);
  return Array.isArray(given) ? `[${given.length}]` : typeof given;
}

const MISSING: Text = { en: 'a value is needed', ru: 'нужно значение' };
const GIVEN: Text = { en: 'given', ru: 'дано' };
const ALLOWED: Text = { en: 'allowed', ru: 'допустимо' };

/** The problem as one sentence: field, what was given, what is allowed. */
export function problemText({ path, given, allowed, code }: Problem, language: Language): string {
  const name = pathText(path) || '·';
  const found = code === 'MISSING' ? MISSING[language] : `${GIVEN[language]} ${quote(given)}`;
  return `${name}: ${found}; ${ALLOWED[language]}: ${allowed[language]}`;
}

/** `a whole number from 0 to 8` */
export function rangeAllowed(min: number, max: number, whole: boolean): Text {
  return {
    en: `${whole ? 'a whole number' : 'a number'} from ${number(min, 'en')} to ${number(max, 'en')}`,
    ru: `${whole ? 'целое число' : 'число'} от ${number(min, 'ru')} до ${number(max, 'ru')}`,
  };
}

/** `SHORT, MEDIUM, LONG` */
export const choicesAllowed = (choices: readonly string[]): Text => same(choices.join(', '));
