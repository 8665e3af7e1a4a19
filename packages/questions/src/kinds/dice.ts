/** Reads rolls of dice: `8d6 keep 3`, “8 or more on 2d6”, «4к6 на 5+». */
import { parseExpression } from '@rangefinder/dice';
import { wordsOf } from '@rangefinder/rulebook/search';
import type { Interpretation } from '../reading.js';
import { type Token, tokensOf } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';
import { notationOf } from './dice-notation.js';
import {
  ALL_DICE,
  ASKING,
  BEATING,
  CHANGING,
  COMPARISONS,
  DOUBLES,
  EACH_DIE,
  HOLE,
  NAMED_FACE,
  NO_DIE,
  OPPOSED,
  QUANTITIES,
  RESULT,
  type Sign,
  TWO_RESULTS,
  WHO_IS_HIGHER,
} from './dice-phrases.js';

/** Words that say that dice are rolled. */
const DICE_WORDS: ReadonlySet<string> = new Set(
  `dice die roll rolls rolling rolled throw average mean sum total distribution expected each least most more less keep best worst highest lowest drop
  reroll better higher lower success successes hits hit over under exactly result get getting score any
  кубик кубика кубиков кубики кубиках куб кубов бросок выпадет выпасть сумма сумму среднее средний
  распределение оставить ровно минимум хотя успех успехов результат выпало набрать`.split(/\s+/),
);

/** Russian words for a roll in any form: «брось», «киньте», «подбросим», «отбрось меньший». */
const RUSSIAN_FORMS = /^(?:вы|под|пере|от)?(?:брос|брас|кин|кид)|^метн|^швырн|^(?:наи)?(?:мень|боль)ш|^(?:луч|худ)ш/u;

/** How a roll ranks among the readings. */
const SCORE = 1.8;
const UNREAD_PENALTY = 0.25;
/** Dice whose sides a text does not say are those of a game, if it has other words, too. */
const PLAIN_DICE_PENALTY = 0.5;
const NAMED_SIDES = /[dкдw]\d|sided?|sider|гранн/iu;

const DIE = String.raw`(?<![\p{L}\d])\d{0,3}d\d{1,4}(?:r\d+)?(?:[kd][hl]?\d*)*`;
const TERM = String.raw`\s*[+*-]\s*(?:${DIE}|\d+(?!\s*(?:\+|or|или|и)(?!\s*\d)|\d))`;
const SUM = `${DIE}(?:${TERM})*`;
const TEST = String.raw`(?:\s*(?:>=|<=|!=|>|<|=)\s*\d+)?`;
/** A sum of dice, a multiple of one, or a comparison. */
const ROLL = new RegExp(`(?:\\d+\\s?\\*\\s?)?\\(${SUM}\\)(?:\\s*[+*-]\\s*\\d+)*${TEST}|(?:\\d+[+*])?${SUM}${TEST}`, 'u');
const OTHER_DIE = new RegExp(`^${SUM}`, 'u');
/** A pool whose dice can be counted. */
const POOL = /^(\d*)d(\d+)(?:r\d+)?$/;

/** A longer text asks for more than a roll. */
export const MAX_CHARACTERS = 500;

/** An expression for a text, and the words that it leaves. */
interface Candidate {
  readonly expression: string;
  readonly rest: string;
}

/** The roll that a text asks for; undefined for a text without dice, or with too many other words. */
export function readDice(text: string, tokens: readonly Token[]): (Interpretation & { readonly score: number }) | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const spelled = notationOf(text);
  const found = ROLL.exec(spelled);
  if (!found) return undefined;
  const roll = found[0]
    .replaceAll(/\s/g, '')
    .replace(/([kd][hl])(?!\d)/g, '$11')
    .replace(/k(?=\d)/, 'kh');
  const [before, behind] = [spelled.slice(0, found.index), spelled.slice(found.index + found[0].length)];
  const best = candidatesFor(roll, before, behind)
    .filter(({ expression }) => parseExpression(expression).ok)
    .map((candidate) => ({ ...candidate, unread: unreadIn(candidate.rest) }))
    .reduce<(Candidate & { unread: readonly string[] }) | undefined>(
      (least, one) => (least && least.unread.length <= one.unread.length ? least : one),
      undefined,
    );
  if (!best) return undefined;
  const { expression, unread } = best;
  const penalty = NAMED_SIDES.test(text) ? UNREAD_PENALTY : PLAIN_DICE_PENALTY;
  const content = tokens.filter(({ kind, text: word }) => kind !== 'word' || !QUESTION_WORDS.has(word.toLowerCase())).length;
  const confidence = Math.max(0, 1 - unread.length / Math.max(1, content));
  return {
    ...{ question: 'dice', arguments: { expression }, understood: [{ text: found[0].trim(), field: 'expression', value: expression }] },
    ...{ assumed: [], unread, confidence, score: SCORE * confidence - penalty * unread.length },
  };
}

const unreadIn = (rest: string): readonly string[] =>
  tokensOf(rest.replaceAll(EACH_DIE, ' '))
    .filter(isUnread)
    .map(({ text }) => text);

const isUnread = ({ kind, text }: Token): boolean => kind !== 'word' || CHANGING.test(text) || !isDiceWord(text);

/** Whether a word says that dice are rolled. */
export const isRolling = (folded: string): boolean => DICE_WORDS.has(folded) || RUSSIAN_FORMS.test(folded);

const isDiceWord = (word: string): boolean => {
  const folded = wordsOf(word)[0] ?? '';
  return isRolling(folded) || ASKING.test(folded) || QUESTION_WORDS.has(folded) || /^(?:d|к|д|k|kh|kl|ка|s)$/u.test(folded);
};

/** What a text with a roll may mean, the likeliest first. */
function candidatesFor(roll: string, before: string, behind: string): readonly Candidate[] {
  const around = `${before} ${behind}`;
  if (/[<>=]/.test(roll)) return [{ expression: roll, rest: around }];
  return [...opposedIn(roll, before, behind), ...comparedIn(roll, around), ...doublesIn(roll, around), { expression: roll, rest: around }];
}

/** Two rolls against each other. */
function opposedIn(roll: string, before: string, behind: string): readonly Candidate[] {
  const verb = BEATING.exec(behind) ?? OPPOSED.exec(behind);
  const other = verb && OTHER_DIE.exec(behind.slice(verb[0].length));
  if (!verb || !other) return [];
  const rest = `${before} ${behind.slice(verb[0].length + other[0].length)}`;
  if (!BEATING.test(behind) && !WHO_IS_HIGHER.test(rest)) return [];
  return [{ expression: `${roll}>${other[0].replaceAll(/\s/g, '')}`, rest: rest.replace(WHO_IS_HIGHER, ' ') }];
}

/** Two dice that show the same. */
function doublesIn(roll: string, around: string): readonly Candidate[] {
  const [, faces] = /^2d(\d+)$/.exec(roll) ?? [];
  const [words, no] = DOUBLES.exec(around) ?? [];
  if (faces === undefined || words === undefined) return [];
  return [{ expression: `d${faces}${no === undefined ? '=' : '!='}d${faces}`, rest: around.replace(DOUBLES, ' ').replace(ALL_DICE, ' ') }];
}

/** A comparison of faces or of the result. The text has a hole where it was. */
interface Condition {
  readonly sign: Sign;
  readonly value: number;
  readonly isFace: boolean;
  /** As it was written. */
  readonly words: string;
  readonly rest: string;
}

function comparedIn(roll: string, around: string): readonly Candidate[] {
  const [, dice, sides] = POOL.exec(roll) ?? [];
  const pool = sides === undefined ? undefined : { roll, dice: Number(dice || 1), sides: Number(sides) };
  return conditionsIn(around, pool).flatMap((condition) => {
    if (!pool) return condition.isFace ? [] : [{ expression: `(${roll})${condition.sign}${condition.value}`, rest: condition.rest }];
    const isOfDie = condition.value <= pool.sides;
    return [...(isOfDie ? countsOf(pool, condition) : []), plainly(pool, condition, around)];
  });
}

interface Pool {
  readonly roll: string;
  readonly dice: number;
  readonly sides: number;
}

function conditionsIn(around: string, pool: Pool | undefined): readonly Condition[] {
  const found: Condition[] = [];
  const extreme = extremeOf(around, pool);
  if (extreme) found.push(extreme);
  const face = NAMED_FACE.exec(around);
  if (face) found.push({ ...conditionOf(around, face[0], faceSign(face), Number(face[2])), isFace: true });
  for (const [pattern, sign] of COMPARISONS) {
    const [words, value] = pattern.exec(around) ?? [];
    if (words !== undefined) found.push(conditionOf(around, words, sign, Number(value)));
  }
  const [words, value] = RESULT.exec(around) ?? [];
  const isResult = words !== undefined && (pool === undefined || pool.dice === 1 || Number(value) > pool.sides);
  return isResult ? [...found, conditionOf(around, words, '=', Number(value))] : found;
}

/** The two highest or two lowest results, which are compared as one: “11 or 12” with two dice is 11 or more. */
function extremeOf(around: string, pool: Pool | undefined): Condition | undefined {
  const [words, mark, first, second] = TWO_RESULTS.exec(around) ?? [];
  if (words === undefined || pool === undefined || Number(second) !== Number(first) + 1) return undefined;
  const isFace = mark !== '';
  const dice = isFace ? 1 : pool.dice;
  if (Number(second) === dice * pool.sides) return { ...conditionOf(around, words, '>=', Number(first)), isFace };
  return Number(first) === dice ? { ...conditionOf(around, words, '<=', Number(second)), isFace } : undefined;
}

const conditionOf = (around: string, words: string, sign: Sign, value: number): Condition => ({
  ...{ sign, value, words, isFace: false },
  rest: around.replace(words, ` ${HOLE} `).replaceAll(/\s+/g, ' '),
});

/** “Hitting on 5s” is 5 or more. */
const faceSign = ([, word, , more, less]: RegExpExecArray): Sign =>
  word === 'не' || word === 'not' ? '!=' : less !== undefined ? '<=' : more !== undefined || word !== undefined ? '>=' : '=';

/** How many dice pass a comparison. */
function countsOf(pool: Pool, { sign, value, rest }: Condition): readonly Candidate[] {
  const counted = (dice: number, how: string, words: RegExp): readonly Candidate[] => {
    const times = pool.dice === 1 && dice > 1 ? String(dice) : '';
    const isPossible = dice <= Math.max(pool.dice, Number(times));
    return isPossible
      ? [{ expression: `(${times}${pool.roll.replace(/^1d/, 'd')}${sign}${value})${how}${dice}`, rest: rest.replace(words, ' ') }]
      : [];
  };
  const found = QUANTITIES.flatMap((pattern) => {
    const [words, , exactly, most, count = ''] = pattern.exec(rest) ?? [];
    if (words === undefined || (pool.dice === 1 && !words.includes('×'))) return [];
    const how = exactly !== undefined ? '=' : most !== undefined ? '<=' : '>=';
    return counted(/^\d/.test(count) ? Number(count) : 1, how, pattern);
  });
  if (pool.dice === 1) return found;
  if (NO_DIE.test(rest)) found.push(...counted(0, '=', NO_DIE));
  if (ALL_DICE.test(rest)) found.push(...counted(pool.dice, '>=', ALL_DICE));
  return found;
}

/** A comparison without a number of dice: of the sum, or of each die. */
function plainly(pool: Pool, { sign, value, isFace, words, rest }: Condition, around: string): Candidate {
  const isForEach = isFace || isOfEach(pool, around, words, value);
  return { expression: isForEach ? `${pool.roll}${sign}${value}` : `(${pool.roll})${sign}${value}`, rest: rest.replace(HOLE, ' ') };
}

/** Whether a number is compared with each die. Otherwise it is compared with the sum. */
const isOfEach = ({ dice, sides }: Pool, around: string, words: string, value: number): boolean =>
  dice > 1 &&
  value <= sides &&
  (/(?<!\p{L})(?:each|success|successes|dice|hits|per die)(?!\p{L})|успех|каждо|кубик/u.test(around) || /\+|better|лучше/.test(words));
