/** Reads rolls of dice: `8d6 keep 3`, “8 or more on 2d6”, «4к6 на 5+». */
import { parseExpression } from '@rangefinder/dice';
import { wordsOf } from '@rangefinder/rulebook/search';
import type { Interpretation } from '../reading.js';
import { type Token, tokensOf } from '../text/tokens.js';
import { NUMBER_WORDS, QUESTION_WORDS } from '../text/word-lists.js';

const DICE = String.raw`(\d{0,3})\s*[dкдw](\d{1,4})`;
const BEST = 'best|highest|top|лучш\\p{L}*|(?:наи)?больш\\p{L}*';
const WORST = 'worst|lowest|худш\\p{L}*|(?:наи)?меньш\\p{L}*';
/** “Best 3 of 8d6”: the number is before the dice. */
const keptOf = (words: string): RegExp =>
  new RegExp(
    `(?:(?:keep|take)\\s+)?(?:the\\s+)?(?<!\\p{L})(?:${words})\\s+(\\d*)\\s*(?:of|from|out of|из|на)\\s+(\\d*)\\s*[dкд](\\d+)`,
    'giu',
  );

/** Words for a roll, replaced by its notation. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [keptOf(BEST), '$2d$3kh$1'],
  [keptOf(WORST), '$2d$3kl$1'],
  [/(?<!\d)1?[dкд](\d+)\s+(?:with\s+)?(?:an?\s+)?(?:advantage|(?:с\s+)?преимуществом)/giu, '2d$1kh1'],
  [/(?<!\d)1?[dкд](\d+)\s+(?:with\s+)?(?:an?\s+)?(?:disadvantage|(?:с\s+)?помехой)/giu, '2d$1kl1'],
  [/(\d+)\s+(?:dice|die|кубик\p{L}*|куб\p{L}*)\s+(?:of\s+)?[dкд](\d+)/giu, '$1d$2'],
  [/(?<![\p{L}\d])(\d+)\s+(?:(?:six-sided|шестигранн\p{L}*)\s+(?:dice|кубик\p{L}*|кост\p{L}*)|шестигранник\p{L}*)/giu, '$1d6'],
  // Without a word for their kind, dice have six sides.
  [
    /(?<=(?:\b(?:roll(?:ing|ed)?|on|with|throw(?:ing)?)|(?<!\p{L})(?:на|бро[сш]\p{L}+|кида\p{L}+|кину\p{L}*))\s+)(\d+)\s+(?:dice|кубик\p{L}*|кост(?:и|ей|ях))/giu,
    '$1d6',
  ],
  [
    /,?\s*(?:keep(?:ing)?|take|оставить|оставляем|взять|берем|берём|лучши[ехм]|выбрать)\s+(?:the\s+)?(?:best|highest|top|high|лучши[ехй]|лучш\p{L}*|больши[ехй]|наибольши[ехй])?\s*(\d+)(?:\s*(?:best|highest|лучши[ехй]|больши[ехй]))?/giu,
    'kh$1',
  ],
  [
    /,?\s*(?:keep(?:ing)?|take|оставить|взять|берем|берём)\s+(?:the\s+)?(?:worst|lowest|low|худши[ехй]|меньши[ехй]|наименьши[ехй])\s*(\d+)/giu,
    'kl$1',
  ],
  [
    /,?\s*(?:drop(?:ping)?|discard|отбро\p{L}+|убрать|убери\p{L}*|выкин\p{L}+)\s+(?:the\s+)?(?:lowest|worst|худш\p{L}*|меньш\p{L}*|наименьш\p{L}*|минимальн\p{L}*)\s*(\d*)/giu,
    'dl$1',
  ],
  [
    /,?\s*(?:drop(?:ping)?|discard|отбро\p{L}+|убрать|убери\p{L}*|выкин\p{L}+)\s+(?:the\s+)?(?:highest|best|лучш\p{L}*|больш\p{L}*|наибольш\p{L}*)\s*(\d*)/giu,
    'dh$1',
  ],
  [/,?\s*(?:best|highest|top|лучшие|лучших)\s+(\d+)/giu, 'kh$1'],
  [/,?\s*(?:worst|lowest|худшие|худших)\s+(\d+)/giu, 'kl$1'],
  [/,?\s*(?:reroll(?:ing)?|re-roll(?:ing)?|переброс\p{L}*|перебрасыва\p{L}*)\s+(?:the\s+)?(?:ones|1s|1|единиц\p{L}*)/giu, 'r1'],
  [/snake\s*eyes|змеины[ехй] глаз\p{L}*/giu, '2d6 exactly 2'],
  [/\bbox\s*cars\b/giu, '2d6 exactly 12'],
  [/\s+(?:plus|плюс)\s+(?=\d)/giu, '+'],
  [/\s+(?:minus|минус)\s+(?=\d)/giu, '-'],
];

/** A comparison behind the dice or before them. */
const COMPARISONS: readonly (readonly [RegExp, string])[] = [
  [/(?:at least|no less than|не меньше|не менее|минимум|хотя бы|от)\s+(\d+)/iu, '>='],
  [/(\d+)\s*(?:or (?:more|better|higher|above|over)|\+(?!\d)|и больше|и выше|или больше|или выше|или лучше|и лучше|плюс(?!\s*\d))/iu, '>='],
  [/(?:at most|no more than|не больше|не более|максимум)\s+(\d+)/iu, '<='],
  [/(\d+)\s*(?:or (?:less|lower|below|under)|и меньше|и ниже|или меньше|или ниже)/iu, '<='],
  [/(?:more than|over|above|greater than|больше|выше|более)\s+(?:чем\s+)?(\d+)/iu, '>'],
  [/(?:less than|under|below|меньше|ниже|менее)\s+(?:чем\s+)?(\d+)/iu, '<'],
  [/(?:exactly|ровно|точно)\s+(?:a\s+)?(\d+)/iu, '='],
  [/(?:how many|сколько)\s+(\d+)(?:s|-?ок|-?ек)?(?![\p{L}\d])/iu, '='],
  [/(>=|<=|>|<|=)\s*(\d+)/u, ''],
];

/** “At least one six”: so many dice that show a face. */
const FACES =
  /(?:at least|no less than|не меньше|не менее|минимум|хотя бы)\s+(an?|one|\d+|одн\p{L}*)\s+(\d+)(?:s|-?ок|-?ек)?(?![\p{L}\d])/iu;

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

/** Words for dice that are kept, dropped or rolled again. Where the notation does not say so, they are not read. */
const CHANGING = new RegExp(`^(?:keep|take|drop|discard|reroll|twice|дважды|остав\\p{L}*|${BEST}|${WORST})`, 'iu');

/** The roll that a text asks for; undefined for a text without dice, or with too many other words. */
export function readDice(text: string, tokens: readonly Token[]): (Interpretation & { readonly score: number }) | undefined {
  // A long run of spaces would take each pattern a time that is quadratic in its length.
  const plain = inDigits(text.toLowerCase().replaceAll(/\s+/g, ' '));
  const spelled = SPELLINGS.reduce((now, [pattern, notation]) => now.replace(pattern, notation), plain);
  const found = new RegExp(
    `${DICE}(?:k[hl]?\\d*|d[hl]\\d*|r\\d+)*(?:\\s*[+*-]\\s*(?:\\d*[dкд])?\\d+(?!\\s*(?:\\+|or|или|и)))*(?:\\s*(?:>=|<=|>|<|=)\\s*\\d+)?`,
    'iu',
  ).exec(spelled);
  if (!found) return undefined;
  const pool = found[0]
    .replaceAll(/[кд]/gu, 'd')
    .replaceAll(/\s/g, '')
    .replace(/k(?=\d)/, 'kh')
    .replace(/([kd][hl])(?!\d)/, '$11');
  const around = `${spelled.slice(0, found.index)} ${spelled.slice(found.index + found[0].length)}`;
  const { expression, rest } = compared(pool, around);
  const parsed = parseExpression(expression);
  if (!parsed.ok) return undefined;
  const others = tokensOf(rest)
    .filter(isUnread)
    .map(({ text: word }) => word);
  const content = tokens.filter(({ kind, text: word }) => kind !== 'word' || !QUESTION_WORDS.has(word.toLowerCase())).length;
  const confidence = Math.max(0, 1 - others.length / Math.max(1, content));
  return {
    ...{ question: 'dice', arguments: { expression }, understood: [{ text: found[0].trim(), field: 'expression', value: expression }] },
    ...{ assumed: [], unread: others, confidence, score: SCORE * confidence - UNREAD_PENALTY * others.length },
  };
}

/** A text with numbers from two on in digits. “One” often is no number. */
const inDigits = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const value = NUMBER_WORDS.get(word.replaceAll('ё', 'е'));
    return value === undefined || value < 2 ? word : String(value);
  });

const isUnread = ({ kind, text }: Token): boolean => (kind === 'word' ? CHANGING.test(text) || !isDiceWord(text) : true);

/** Whether a word says that dice are rolled. */
export const isRolling = (folded: string): boolean => DICE_WORDS.has(folded) || RUSSIAN_FORMS.test(folded);

const isDiceWord = (word: string): boolean => {
  const folded = wordsOf(word)[0] ?? '';
  return isRolling(folded) || QUESTION_WORDS.has(folded) || /^(?:d|к|д|k|kh|kl|ка|s)$/u.test(folded);
};

/** The pool with the comparison of the text around it, and the text without it. */
function compared(pool: string, around: string): { readonly expression: string; readonly rest: string } {
  if (/[<>=]/.test(pool)) return { expression: pool, rest: around };
  const [whole, count = '', face] = FACES.exec(around) ?? [];
  if (whole !== undefined && /^\d+d\d+$/.test(pool))
    return { expression: `(${pool}=${face})>=${/\d/.test(count) ? count : 1}`, rest: around.replace(whole, ' ') };
  for (const [pattern, sign] of COMPARISONS) {
    const found = pattern.exec(around);
    if (!found) continue;
    const [comparison, value] = sign === '' ? [found[1], found[2]] : [sign, found[1]];
    const isForEach = /^\d+d\d+$/.test(pool) && isOfEach(pool, around, found[0], Number(value));
    return {
      expression: isForEach ? `${pool}${comparison}${value}` : `(${pool})${comparison}${value}`,
      rest: around.replace(found[0], ' '),
    };
  }
  return { expression: pool, rest: around };
}

/** Whether a number is compared with each die. Otherwise it is compared with the sum. */
const isOfEach = (pool: string, around: string, comparison: string, value: number): boolean =>
  /\b(?:each|success|successes|dice|hits|per die)\b|успех|каждо|кубик/iu.test(around) ||
  /^(?:how many|сколько)/u.test(comparison) ||
  (value <= Number(pool.split('d')[1]) && /\+/.test(comparison));
