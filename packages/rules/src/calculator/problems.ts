/**
 * Problems of a question as data: a code from a closed list, the path of the field, the given value, and what is allowed. The
 * sentence is generated from this data in either language.
 */
import { type Language, same, type Text } from '../text/language.js';
import { number, plural } from '../text/numbers.js';
import { closest } from './closest.js';

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
  /** Path from the question to the field: `['targets', 0, 'dice']`. */
  readonly path: Path;
  readonly given: unknown;
  /** The allowed values, in words. */
  readonly allowed: Text;
  /** The allowed names, for a field with choices. */
  readonly choices?: readonly string[];
  /** The name that is probably meant. Default: the closest of the choices. */
  readonly meant?: string | undefined;
}

const MAX_QUOTE_CHARACTERS = 60;

/** The path as text: `targets.0.dice`. Long steps are truncated, because unknown field names come from outside. */
export const pathText = (path: Path): string => path.map(pathStep).join('.');

const pathStep = (step: string | number): string | number =>
  typeof step === 'string' && step.length > MAX_QUOTE_CHARACTERS ? `${step.slice(0, MAX_QUOTE_CHARACTERS)}…` : step;

/** The given value, quoted and truncated for a message. */
export function quote(given: unknown): string {
  const text = typeof given === 'string' ? `"${given}"` : plain(given);
  return text.length > MAX_QUOTE_CHARACTERS ? `${text.slice(0, MAX_QUOTE_CHARACTERS)}…` : text;
}

function plain(given: unknown): string {
  if (given === undefined || given === null) return 'null';
  if (typeof given === 'number' || typeof given === 'boolean' || typeof given === 'bigint') return String(given);
  return Array.isArray(given) ? `[${given.length}]` : typeof given;
}

/** The parts of a message: the field, the given value as it is and in words, the allowed values, and the closest valid name. */
interface MessageParts {
  readonly name: string;
  readonly given: unknown;
  readonly givenText: string;
  readonly allowed: string;
  readonly meant: string | undefined;
}
type MessageTemplate = (parts: MessageParts) => string;

const MESSAGES: { readonly [L in Language]: { readonly [C in ProblemCode]?: MessageTemplate } & { readonly other: MessageTemplate } } = {
  en: {
    MISSING: ({ name, allowed }) => `${name}: a value is needed; allowed: ${allowed}`,
    UNKNOWN_FIELD: ({ name, meant, allowed }) => `${name}: no such field; ${meant ? `did you mean ${meant}?` : `there are ${allowed}`}`,
    UNKNOWN_VALUE: ({ name, givenText, meant, allowed }) =>
      `${name}: ${givenText}; ${meant ? `did you mean ${meant}?` : `allowed: ${allowed}`}`,
    TOO_FEW: ({ name, given, allowed }) => `${name} has ${entries(count(given), 'en')}; it needs ${allowed}`,
    TOO_MANY: ({ name, given, allowed }) => `${name} has ${entries(count(given), 'en')}; it takes ${allowed}`,
    other: ({ name, givenText, allowed }) => `${name}: ${givenText}; allowed: ${allowed}`,
  },
  ru: {
    MISSING: ({ name, allowed }) => `${name}: нужно значение; допустимо: ${allowed}`,
    UNKNOWN_FIELD: ({ name, meant, allowed }) => `${name}: нет такого поля; ${meant ? `может быть, ${meant}?` : `есть ${allowed}`}`,
    UNKNOWN_VALUE: ({ name, givenText, meant, allowed }) =>
      `${name}: ${givenText}; ${meant ? `может быть, ${meant}?` : `допустимо: ${allowed}`}`,
    TOO_FEW: ({ name, given, allowed }) => `${name}: записей ${count(given)}, нужно ${allowed}`,
    TOO_MANY: ({ name, given, allowed }) => `${name}: записей ${count(given)}, можно ${allowed}`,
    other: ({ name, givenText, allowed }) => `${name}: ${givenText}; допустимо: ${allowed}`,
  },
};

const entries = (many: number, language: Language): string => `${many} ${plural(many, language, { one: 'entry', many: 'entries' })}`;

/** The given value in words. Lists and objects are only described, because their content would be too long. */
function givenIn(given: unknown, language: Language): string {
  const { list, object, value } = GIVEN[language];
  if (Array.isArray(given)) return list(given.length);
  return typeof given === 'object' && given !== null ? object : value(quote(given));
}

interface Given {
  readonly list: (length: number) => string;
  readonly object: string;
  readonly value: (quoted: string) => string;
}
const GIVEN: Readonly<Record<Language, Given>> = {
  en: { list: (length) => `given a list of ${length}`, object: 'given an object', value: (quoted) => `given ${quoted}` },
  ru: { list: (length) => `дан список из ${length}`, object: 'дан объект', value: (quoted) => `дано ${quoted}` },
};

/** The number of given entries. `given` is the list or its length. */
const count = (given: unknown): number => (Array.isArray(given) ? given.length : Number(given));
const isCounted = (given: unknown): boolean => Array.isArray(given) || Number.isInteger(given);

/** The closest valid name for an unknown one. */
function meantBy({ code, path, given, choices, meant }: Problem): string | undefined {
  if (meant !== undefined) return meant;
  // A problem in parsed text has an offset in its path; the unknown name is then in `given`.
  const isNamed = code === 'UNKNOWN_FIELD' && typeof path.at(-1) === 'string';
  const named = isNamed ? path.at(-1) : code === 'UNKNOWN_FIELD' || code === 'UNKNOWN_VALUE' ? given : undefined;
  if (typeof named !== 'string' || !choices) return undefined;
  return closest(named, choices) ?? (code === 'UNKNOWN_FIELD' ? elsewhere(named, choices) : undefined);
}

/** Names that other services have for common parameters, the likelier parameter first. */
const NAMES_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  first: ['limit', 'count', 'take', 'top', 'perpage', 'pagesize'],
  after: ['offset', 'page', 'cursor', 'skip', 'start'],
  query: ['q', 'search', 'filter'],
  text: ['q', 'search', 'query', 'question'],
  orderBy: ['sort', 'sortby', 'order'],
  lang: ['language', 'locale', 'hl'],
  pointValue: ['cost', 'pv', 'points', 'price'],
};

const elsewhere = (name: string, choices: readonly string[]): string | undefined => {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Object.keys(NAMES_ELSEWHERE).find((parameter) => choices.includes(parameter) && NAMES_ELSEWHERE[parameter]?.includes(plain));
};

/** Replaces the path of a problem that concerns the whole request. */
const WHOLE: Readonly<Record<Language, string>> = { en: 'the request', ru: 'запрос' };

/** The problem as one sentence: field, given value, and what is allowed or probably meant. */
export function problemText(problem: Problem, language: Language): string {
  const { path, given, allowed, code } = problem;
  const templates = MESSAGES[language];
  const isList = code === 'TOO_FEW' || code === 'TOO_MANY';
  const write = isList && !isCounted(given) ? templates.other : (templates[code] ?? templates.other);
  return write({
    name: pathText(path) || WHOLE[language],
    given,
    givenText: givenIn(given, language),
    allowed: allowed[language],
    meant: meantBy(problem),
  });
}

/** `a whole number from 0 to 8` */
export function rangeAllowed(min: number, max: number, whole: boolean): Text {
  return {
    en: `${whole ? 'a whole number' : 'a number'} from ${number(min, 'en')} to ${number(max, 'en')}`,
    ru: `${whole ? 'целое число' : 'число'} от ${number(min, 'ru')} до ${number(max, 'ru')}`,
  };
}

/**
 * The members of a problem for a field with choices.
 * @example choicesAllowed(['SHORT', 'LONG']) // { allowed: { en: 'SHORT, LONG', ru: 'SHORT, LONG' }, choices: ['SHORT', 'LONG'] }
 */
export const choicesAllowed = (choices: readonly string[]): Pick<Problem, 'allowed' | 'choices'> => ({
  allowed: same(choices.join(', ')),
  choices,
});

/** The allowed number of entries of a list: `3`, `1 to 50` */
export const countAllowed = (min: number, max: number): Text =>
  min === max ? same(String(max)) : { en: `${min} to ${max}`, ru: `от ${min} до ${max}` };
