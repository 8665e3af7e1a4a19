/** Tokens of a question: words, numbers, dice, cards and damage values, each with its place in the text. */
import { NUMBER_WORDS, wordsOf } from '@rangefinder/rulebook/search';
import { stemOf } from './stems.js';
import { listed, QUESTION_WORDS } from './word-lists.js';

/** Words for larger numbers always are numbers: “one” and “pair” may be part of a phrase. */
export const MAX_VAGUE_NUMBER = 2;

/** A part of a question. */
export interface Token {
  /** As typed. */
  readonly text: string;
  /** Without case and accents. */
  readonly folded: string;
  readonly kind: 'word' | 'number' | 'dice' | 'card' | 'damage';
  /** Of a word its stem, else the folded text. */
  readonly stem: string;
  /** Of a number. A word such as “two” is both. */
  readonly value?: number;
  /** A number with a plus sign behind it: `4+`. */
  readonly isOrMore?: true;
  /** A number as digits. It has a meaning that must not be lost. */
  readonly isFigure: boolean;
  /** A card whose suit the text does not say. */
  readonly isAssumed?: true;
  /** Starts with a capital letter. */
  readonly isCapital: boolean;
  /** Follows a comma or the end of a sentence, where no phrase continues. */
  readonly isAfterStop?: true;
  /** Follows a colon or an opening parenthesis: “with 4: 3 of eagles”. */
  readonly isAfterColon?: true;
}

/** Letters of all alphabets, as ranges: V8 needs 15 ms for a pattern with `\p{L}` as often, again whenever it was idle for a while. */
const LETTER = String.raw`A-Za-zÀ-ÖØ-öø-ʯ\u0370-\u1fff\u2c00-\u2ddf\u3040-\ud7ff`;
const DICE = String.raw`\d*[dDкКдДwW](?:\d{1,3})(?:[+-]\d+)?(?![${LETTER}\d])`;
const DAMAGE = String.raw`(?:\d{1,2}\*?\s?/\s?\d{1,2}\*?\s?/\s?(?:\d{1,2}\*?|[-–—])|0\*)`;
const CARD = String.raw`(?:(?:10|[2-9TtMmDdLlТтМмГгЛл])[dDeEfFsSuUwWдДоОкКcCсСмМ]|A[defw])(?![${LETTER}\d])`;
const CODE = String.raw`[${LETTER}\d]+(?:[-'’/.][${LETTER}\d*]+)+`;
const NUMBER = String.raw`[-−+]?\d+(?:[.,]\d+)?`;
const WORD = `[${LETTER}]+`;
const INCHES = `["″”]|'{2}`;
/** A length that is a little over a number: rules round it up, or put it into the next range. */
const LITTLE_OVER = String.raw`(?:(?:[Aa]\s)?(?:little|bit)|[Ss]lightly|[Jj]ust|[Чч]уть|[Нн]емного|[Нн]емногим)\s(?:over|above|beyond|more\sthan|больше|более|дальше|свыше)(?:\sчем)?\s`;
const LENGTH = `(?:${INCHES}|inch|in(?![${LETTER}])|step|cm|дюйм|шаг|см(?![${LETTER}]))`;
const PATTERN = new RegExp(
  `(?<![${LETTER}\\d])${LITTLE_OVER}(?<exceeded>\\d{1,3})(?=\\s?${LENGTH})|(?<dice>(?<![${LETTER}\\d])${DICE})|(?<damage>(?<![${LETTER}\\d])${DAMAGE})|(?<![${LETTER}\\d])(?<ability>(?:[${LETTER}]{2,5}|(?:[Hh][Tt]|[Нн][Гг][Рр]|[Нн]{2})\\s)${DAMAGE})|(?<card>(?<![${LETTER}\\d])${CARD})|(?<code>(?<![${LETTER}\\d])(?=\\S{0,40}[${LETTER}])${CODE})|(?<inches>(?<=\\d\\s?)(?:${INCHES}))|(?<![${LETTER}\\d])(?<label>[${LETTER}]{1,5})(?<labeled>\\d{1,3})(?![${LETTER}\\d])|(?<number>(?<![${LETTER}\\d.,])${NUMBER}|(?<=\\d\\s?)\\+\\d+)(?<more>\\+(?![\\d${LETTER}]))?|(?<word>${WORD})|(?<digits>\\d+)|(?<sign>[*])|(?<stop>[,;.!?()])|(?<colon>:)`,
  'gu',
);

/** Three ranks or numbers with hyphens between them are a list: `A-2-3-4-5`, `5-5-3`. */
const RANK = '(?:10|[1-9]|[ATMDLАТМГЛ])';
const HYPHENED = new RegExp(`(?<![${LETTER}\\d.,-])${RANK}(?:-${RANK}){2,}(?![${LETTER}\\d-])`, 'gu');

/** `24in` is a length, whatever follows. */
const ATTACHED_INCHES = new RegExp(`(?<=\\d)in(?![${LETTER}])`, 'gu');

const ORDINALS = { '1st': 'first', '2nd': 'second', '3rd': 'third' } as const;
/** “Who moves 1st” has no number. */
const ORDINAL = /\b(?:1st|2nd|3rd)\b/gi;

/** A percentage, whatever follows. */
const PERCENT_SIGN = /(?<=\d)\s?%/g;

/** Three numbers or more are a list, not decimals: `5,5,4`. */
const LISTED_NUMBERS = /(?<![\d.,])\d+(?:,\d+){2,}(?!\d|[.,]\d)/g;

/** Characters of a question that are read. */
export const MAX_QUESTION_CHARACTERS = 4_000;
/** Tokens that are read. The rest of a longer question is left. */
export const MAX_TOKENS = 200;

const wordToken = (text: string): Token => {
  const folded = wordsOf(text).join('') || text.toLowerCase();
  const stem = stemOf(folded);
  const value = NUMBER_WORDS.get(folded);
  return {
    text,
    folded,
    kind: value === undefined ? 'word' : 'number',
    stem,
    ...(value !== undefined && { value }),
    isFigure: false,
    isCapital: /^\p{Lu}/u.test(text),
  };
};

/** A short form that is written together with its number: `A4`. A single letter is no word by itself. */
const labelToken = (text: string): Token => {
  const token = wordToken(text);
  return text.length === 1 ? { ...token, stem: `_${text.toLowerCase()}` } : token;
};

const numberToken = (text: string): Token => ({
  text,
  folded: text,
  kind: 'number',
  stem: text,
  value: Number(text.replace(',', '.').replace('−', '-')),
  isFigure: true,
  isCapital: false,
});

/** Half of a unit of measure: «полдюйма». */
const HALF = /^пол(дюйма|шага|сантиметра)$/iu;

/** A word with a number behind a hyphen, or behind the slash of a weapon: `jump-5`, `AC/20`. */
const LABELED = /^(?:(\p{L}{3,})-|(\p{L}{2,})\/)(\d{1,2})$/u;

/** The parts of a code. Numbers in a code such as `T-72` are no figures. */
function codeTokens(text: string): readonly Token[] {
  const [, word, weapon, figure] = LABELED.exec(text) ?? [];
  const label = word ?? weapon;
  if (label && figure) return [wordToken(label), numberToken(figure)];
  return text
    .split(/[-/.]|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u)
    .filter(Boolean)
    .map((part) => (/^\d/.test(part) ? { ...wordToken(part), stem: part } : wordToken(part)));
}

/** `4s` is a four of suns, or several fours. */
function cardToken(text: string): Token {
  const [, plural] = /^(\d+)s$/i.exec(text) ?? [];
  const stem = text.replace(/u$/, 's').replace('A', 'T');
  return {
    text,
    folded: text,
    kind: 'card',
    stem,
    isFigure: true,
    isCapital: false,
    ...(plural !== undefined && { value: Number(plural) }),
  };
}

/** Dice in the notation of the rules: `2к6` → `2D6`. */
const diceOf = (text: string): string => text.toUpperCase().replace(/[КДW]/gu, 'D');

/** A plus sign between numbers of several digits lists them: `52+47+31`. Behind a smaller one, it is part of a modifier. */
const LISTING_PLUS = new RegExp(`(?<=(?<![${LETTER}\\d.,+-])\\d{2,3}\\s?|\\+\\s?\\d{2,3}\\s?)\\+(?=\\s?\\d{2,3}(?![${LETTER}\\d]))`, 'gu');

/**
 * The tokens of a text.
 * @example tokensOf('Rep 4, 24"').map(({ stem }) => stem) // ['rep', '4', 'inch']
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let isAfterStop = false;
  let isAfterColon = false;
  for (const { groups = {} } of withLists(text.slice(0, MAX_QUESTION_CHARACTERS)).matchAll(PATTERN)) {
    if (tokens.length >= MAX_TOKENS) break;
    const [first, ...others] = tokensIn(groups);
    if (first) tokens.push({ ...first, ...(isAfterStop && { isAfterStop }), ...(isAfterColon && { isAfterColon }) }, ...others);
    isAfterStop = groups.stop !== undefined;
    isAfterColon = groups.colon !== undefined || groups.stop === '(';
  }
  const read = withoutMe(tokens).map((token, place) =>
    withInches(vagueNumber(token, tokens[place + 1]), tokens[place - 1], tokens[place + 1]),
  );
  return withCompoundNumbers(read.flatMap((token, place) => withImpliedOne(token, read[place - 1], read[place + 1])));
}

/** “Me: 9 of dragons”: the code of a card is a word where no other card has a code. */
function withoutMe(tokens: readonly Token[]): readonly Token[] {
  const hasCodes = tokens.some(({ kind, text }) => kind === 'card' && text !== ME);
  return hasCodes ? tokens : tokens.map((token) => (token.text === ME ? wordToken(ME) : token));
}
const ME = 'Me';

/** The text with its lists of numbers as words read them. */
const withLists = (text: string): string =>
  text
    .replaceAll(LISTING_PLUS, ' plus ')
    .replaceAll(ATTACHED_INCHES, ' inch')
    .replaceAll(PERCENT_SIGN, ' percent')
    .replaceAll(ORDINAL, (ordinal) => ORDINALS[ordinal.toLowerCase() as keyof typeof ORDINALS])
    .replaceAll(LISTED_NUMBERS, (list) => list.replaceAll(',', ', '))
    .replaceAll(HYPHENED, (list) => list.replaceAll('-', ' '));

/** Words behind “24 in”. Any other word follows a preposition: “Rep 4 in cover”. */
const BEHIND_INCHES: ReadonlySet<string> = new Set(
  listed(
    'away of from off out apart to at and or with w vs versus against through up down high higher deep long wide across open over between plus then on for is',
  ),
);

/** “24 in” is a length, “Rep 4 in cover” is none. */
function withInches(token: Token, before: Token | undefined, next: Token | undefined): Token {
  if (token.folded !== 'in' || before?.kind !== 'number' || !before.isFigure) return token;
  const isLength = next?.kind !== 'word' || next.isAfterStop === true || BEHIND_INCHES.has(next.folded);
  return isLength ? { ...token, folded: 'inch', stem: 'inch' } : token;
}

/** “An inch”, «пару шагов»: words that are a number next to a length. */
const VAGUE: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['пару', 2],
]);
const LENGTH_WORD = new RegExp(`^${LENGTH}`, 'iu');

/** «Шаг назад», «и шаг вверх»: one step, where the words around it say where to. */
const STEP = 'шаг';
const BEFORE_STEP: ReadonlySet<string> = new Set(listed('на еще потом дальше затем'));
const BEHIND_STEP: ReadonlySet<string> = new Set(listed('вперед назад вбок боком вверх вниз влево вправо до по'));

function withImpliedOne(token: Token, before: Token | undefined, next: Token | undefined): readonly Token[] {
  const isOne =
    token.folded === STEP &&
    // «Скорость 5, шаг вперёд»: five would be «5 шагов».
    (before?.kind !== 'number' || (before.value ?? 0) % 10 !== 1) &&
    (BEHIND_STEP.has(next?.folded ?? '') || (before !== undefined && BEFORE_STEP.has(before.folded)));
  if (!isOne) return [token];
  const { isAfterStop, ...step } = token;
  return [{ ...wordToken('один'), text: '', ...(isAfterStop && { isAfterStop }) }, step];
}

function vagueNumber(token: Token, next: Token | undefined): Token {
  const value = next?.kind === 'word' && LENGTH_WORD.test(next.text) ? VAGUE.get(token.folded) : undefined;
  return value === undefined ? token : { ...token, kind: 'number', value };
}

const isNumberWord = ({ kind, isFigure }: Token): boolean => kind === 'number' && !isFigure;
const HUNDRED = 'hundred';

/** Numbers of several words: “eighty eight”, “four hundred”, «четыреста восемьдесят», “four and a half”. */
function withCompoundNumbers(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] as Token;
    const last = joined.at(-1);
    const half = last && isNumber(last) ? wordsOfHalf(tokens, place) : 0;
    // “Four hundred and fifty”.
    const isJoining = token.folded === 'and' && last !== undefined && last.text.endsWith(HUNDRED) && compoundOf(last, tokens[place + 1]);
    if (isJoining) continue;
    const value = half > 0 ? (last?.value ?? 0) + HALF_VALUE : last && compoundOf(last, token);
    if (last === undefined || value === undefined) joined.push(token);
    else {
      const text = tokens.slice(place, place + Math.max(1, half)).map((one) => one.text);
      joined[joined.length - 1] = { ...last, kind: 'number', text: [last.text, ...text].join(' '), value };
      place += Math.max(0, half - 1);
    }
  }
  return joined;
}

const isNumber = ({ kind }: Token): boolean => kind === 'number';
const HALF_VALUE = 0.5;
const HALVES = [
  ['and', 'a', 'half'],
  ['с', 'половиной'],
] as const;

/** How many words at a place add a half to the number before them. */
const wordsOfHalf = (tokens: readonly Token[], place: number): number =>
  HALVES.find((words) => words.every((word, at) => tokens[place + at]?.folded === word))?.length ?? 0;

/** The value of two number words together; undefined where they are two numbers. */
function compoundOf(last: Token, token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  const value = last.value ?? 0;
  if (token.folded === HUNDRED) return isNumberWord(last) && value < 10 ? value * 100 : last.folded === 'a' ? 100 : undefined;
  if (!isNumberWord(last) || !isNumberWord(token) || token.isAfterStop) return undefined;
  const next = token.value ?? 0;
  const isOfTens = value >= 20 && value % 10 === 0 && value % 100 !== 0 && next > 0 && next < 10;
  const isOfHundreds = value >= 100 && value % 100 === 0 && next > 0 && next < 100;
  return (isOfTens || isOfHundreds) && Number.isInteger(next) ? value + next : undefined;
}

function tokensIn(groups: Readonly<Record<string, string | undefined>>): readonly Token[] {
  const { exceeded, dice, damage, ability, card, code, inches, label, labeled, number, more, word, digits, sign } = groups;
  const plain = { isFigure: false, isCapital: false };
  if (exceeded) return [{ ...numberToken(`${exceeded}.1`), text: exceeded }];
  if (dice) return [{ text: dice, folded: dice, kind: 'dice', stem: diceOf(dice), ...plain, isFigure: true }];
  if (damage) return [{ text: damage, folded: damage, kind: 'damage', stem: damage.replaceAll(/\s/g, ''), ...plain, isFigure: true }];
  // The figures of an ability are no damage of weapons: `HT2/1/-`.
  if (ability) return [{ text: ability, folded: ability, kind: 'word', stem: ability.toLowerCase(), ...plain, isFigure: true }];
  // Players write `u` for suns, too. “Me” within a sentence and «то» are words.
  if (card) return [QUESTION_WORDS.has(card) ? wordToken(card) : cardToken(card)];
  if (sign) return [{ text: sign, folded: sign, kind: 'card', stem: sign, ...plain }];
  if (code) return codeTokens(code);
  if (inches) return [{ text: inches, folded: 'inch', kind: 'word', stem: 'inch', ...plain }];
  if (number && more) return [{ ...numberToken(number), isOrMore: true }];
  if (number ?? digits) return [numberToken(number ?? digits ?? '')];
  if (label && labeled) return [labelToken(label), numberToken(labeled)];
  const [, unit] = HALF.exec(word ?? '') ?? [];
  if (word && unit) return [{ ...numberToken('0.5'), text: word.slice(0, -unit.length), isFigure: false }, wordToken(unit)];
  return word ? [wordToken(word)] : [];
}
