/** Reads rolls of dice: `8d6 keep 3`, “8 or more on 2d6”, «4к6 на 5+». */
import { parseExpression } from '@rangefinder/dice';
import { wordsOf } from '@rangefinder/rulebook/search';
import type { Interpretation } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';

const DICE = String.raw`(\d{0,3})\s*[dкдw](\d{1,4})`;
/** Words for a roll, replaced by its notation. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(\d+)\s+(?:dice|die|кубик\p{L}*|куб\p{L}*)\s+(?:of\s+)?[dкд](\d+)/giu, '$1d$2'],
  [/\b(\d+)\s+(?:six-sided|шестигранн\p{L}*)\s+(?:dice|кубик\p{L}*)/giu, '$1d6'],
  [
    /,?\s*(?:keep(?:ing)?|take|оставить|оставляем|взять|берем|берём|лучши[ехм]|выбрать)\s+(?:the\s+)?(?:best|highest|top|high|лучши[ехй]|лучш\p{L}*|больши[ехй]|наибольши[ехй])?\s*(\d+)(?:\s*(?:best|highest|лучши[ехй]|больши[ехй]))?/giu,
    'kh$1',
  ],
  [
    /,?\s*(?:keep(?:ing)?|take|оставить|взять|берем|берём)\s+(?:the\s+)?(?:worst|lowest|low|худши[ехй]|меньши[ехй]|наименьши[ехй])\s*(\d+)/giu,
    'kl$1',
  ],
  [/,?\s*(?:best|highest|top|лучшие|лучших)\s+(\d+)/giu, 'kh$1'],
  [/,?\s*(?:worst|lowest|худшие|худших)\s+(\d+)/giu, 'kl$1'],
  [
    /,?\s*(?:drop(?:ping)?|discard|отбро\p{L}+|убрать|убери\p{L}*|выкин\p{L}+)\s+(?:the\s+)?(?:lowest|worst|худш\p{L}*|меньш\p{L}*|наименьш\p{L}*|минимальн\p{L}*)\s*(\d*)/giu,
    'dl$1',
  ],
  [
    /,?\s*(?:drop(?:ping)?|discard|отбро\p{L}+|убрать|убери\p{L}*|выкин\p{L}+)\s+(?:the\s+)?(?:highest|best|лучш\p{L}*|больш\p{L}*|наибольш\p{L}*)\s*(\d*)/giu,
    'dh$1',
  ],
  [/,?\s*(?:reroll(?:ing)?|re-roll(?:ing)?|переброс\p{L}*|перебрасыва\p{L}*)\s+(?:the\s+)?(?:ones|1s|1|единиц\p{L}*)/giu, 'r1'],
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
  [/(>=|<=|>|<|=)\s*(\d+)/u, ''],
];

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

/** The roll that a text asks for; undefined for a text without dice, or with too many other words. */
export function readDice(text: string, tokens: readonly Token[]): (Interpretation & { readonly score: number }) | undefined {
  const spelled = SPELLINGS.reduce((now, [pattern, notation]) => now.replace(pattern, notation), text.toLowerCase());
  const found = new RegExp(
    `${DICE}(?:k[hl]?\\d+|d[hl]\\d*|r\\d+)*(?:\\s*[+*-]\\s*(?:\\d*[dкд])?\\d+(?!\\s*(?:\\+|or|или|и)))*(?:\\s*(?:>=|<=|>|<|=)\\s*\\d+)?`,
    'iu',
  ).exec(spelled);
  if (!found) return undefined;
  const pool = found[0]
    .replaceAll(/[кд]/gu, 'd')
    .replaceAll(/\s/g, '')
    .replace(/k(?=\d)/, 'kh')
    .replace(/d([hl])(?!\d)/, 'd$11');
  const rest = `${spelled.slice(0, found.index)} ${spelled.slice(found.index + found[0].length)}`;
  const expression = withComparison(pool, rest);
  const parsed = parseExpression(expression);
  if (!parsed.ok) return undefined;
  const others = tokens.filter(({ kind, text: word }) => kind === 'word' && !isDiceWord(word)).map(({ text: word }) => word);
  const content = tokens.filter(({ kind, text: word }) => kind !== 'word' || !QUESTION_WORDS.has(word.toLowerCase())).length;
  const confidence = Math.max(0, 1 - others.length / Math.max(1, content));
  return {
    ...{ question: 'dice', arguments: { expression }, understood: [{ text: found[0].trim(), field: 'expression', value: expression }] },
    ...{ assumed: [], unread: others, confidence, score: SCORE * confidence - UNREAD_PENALTY * others.length },
  };
}

/** Whether a word says that dice are rolled. */
export const isRolling = (folded: string): boolean => DICE_WORDS.has(folded) || RUSSIAN_FORMS.test(folded);

const isDiceWord = (word: string): boolean => {
  const folded = wordsOf(word)[0] ?? '';
  return isRolling(folded) || QUESTION_WORDS.has(folded) || /^(?:d|к|д|k|kh|kl|ка)$/u.test(folded);
};

/** A number that is compared with a pool is for its sum, unless each die is meant. */
function withComparison(pool: string, rest: string): string {
  if (/[<>=]/.test(pool)) return pool;
  for (const [pattern, sign] of COMPARISONS) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const [comparison, value] = sign === '' ? [found[1], found[2]] : [sign, found[1]];
    const isEach =
      /\b(?:each|success|successes|dice|hits|per die)\b|успех|каждо|кубик/iu.test(rest) ||
      (/^\d+d\d+$/.test(pool) && Number(value) <= Number(pool.split('d')[1]) && /\+/.test(found[0]));
    return isEach && /^\d+d\d+$/.test(pool) ? `${pool}${comparison}${value}` : `(${pool})${comparison}${value}`;
  }
  return pool;
}
