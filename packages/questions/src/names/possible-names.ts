/** The words of a text that may name an entry of a catalog. */
import { NUMBER_WORDS, wordsOf } from '@rangefinder/rulebook/search';
import type { Slug } from '@rangefinder/rules';
import { AGAINST } from '../calculators/sides.js';
import { stemOf } from '../text/stems.js';
import { tokensOf } from '../text/tokens.js';
import { CARD_WORDS, FIGURE_WORDS, listed, QUESTION_WORDS } from '../text/word-lists.js';
import { vocabulary } from '../vocabulary.js';

/** Words of a name in a text. */
const MAX_NAME_WORDS = 5;

/**
 * The words of a text that may be names of a catalog: those that no definition knows, and codes.
 * @param system rule set whose definitions count; without it, those of all
 * @example possibleNames('Atlas AS7-D against a Marauder at 12"') // ['Atlas AS7-D', 'Marauder', 'AS7-D']
 */
export function possibleNames(text: string, system?: Slug): readonly string[] {
  const { words, lexicon } = vocabulary();
  // “Catapult” is a launcher of another game.
  const isKnown = (stem: string): boolean =>
    words.has(stem) ? system === undefined || lexicon.systems.get(stem)?.has(system) !== false : words.swapped(stem) !== undefined;
  const parts = [...text.matchAll(NAME_PART)].map(([part]) => part);
  const runs: string[][] = [];
  // “Wolverine 6R”: the number of a variant.
  const variants: string[] = [];
  let isOpen = false;
  for (const part of parts) {
    const isName = isNamePart(part, isKnown);
    const run = runs.at(-1);
    if (isOpen && run && VARIANT.test(part)) variants.push(`${run.join(' ')} ${part}`);
    if (!isName) isOpen = false;
    else if (isOpen && run && run.length < MAX_NAME_WORDS) run.push(part);
    else {
      runs.push([part]);
      isOpen = true;
    }
  }
  const names = runs.map((run) => run.join(' ')).filter((name) => MIN_NAME.test(name));
  // The code of a name that is otherwise unknown.
  const codes = names.flatMap((name) => (name.includes(' ') ? name.split(' ').filter((part) => CODE.test(part)) : []));
  const around = runsByWord(text);
  const longer = names.flatMap((name) => [...withWordBefore(text, name), ...(around.get(name) ?? [])]);
  // “Atlas locust 12 inches” names two units, “tmber wolf” is one with a misspelled name.
  const whole = wholeNameOf(text);
  const single = names.filter((name) => name !== whole).flatMap(wordsOfPair);
  const ofVariants = [...text.matchAll(NAME_WITH_VARIANT)].map(([, name, variant]) => `${name} ${variant}`);
  return [...new Set([...wholeNames(text, names.length > 0), ...variants, ...ofVariants, ...longer, ...names, ...codes, ...single])];
}

/** Colors are the names of sides: “42 points for red”. */
const COLORS: ReadonlySet<string> = new Set(['red', 'blue', 'green', 'yellow', 'красный', 'синий', 'зеленый', 'желтый'].map(stemOf));
const PAIR_OF_WORDS = /^\p{L}{4,} \p{L}{4,}$/u;
/** The words of a name of two, each of which may be a name: “atlas locust”. */
export const wordsOfPair = (name: string): readonly string[] => (PAIR_OF_WORDS.test(name) ? name.split(' ') : []);

/** Letters that the forms of a longer name share. */
const NAME_LETTERS = 4;

/**
 * Whether a word may name what has a title. A number that is written out and a color do not, and a word that the definitions of any
 * game know is no further word of the title.
 * @example mayBeNameOf('walker', 'Spirit Walker Prime') // false
 */
export function mayBeNameOf(word: string, title: string): boolean {
  const [token, ...others] = tokensOf(word);
  if (!token || others.length > 0) return true;
  if (token.kind === 'number' || COLORS.has(token.stem)) return false;
  const begin = token.folded.slice(0, Math.min(NAME_LETTERS, token.folded.length - 1));
  const [isFirst, ...further] = wordsOf(title).map((part) => part.startsWith(begin));
  return isFirst === true || !further.includes(true) || !vocabulary().words.has(token.stem);
}

/** A name with the word before it, if that has a capital within a sentence, too: “King Crab”. */
function withWordBefore(text: string, name: string): readonly string[] {
  const [, before = ''] = /[^.!?:\s]\s+(\p{Lu}\p{Ll}{2,})\s+$/u.exec(text.split(name, 1)[0] as string) ?? [];
  return before !== '' && CAPITAL.test(name) ? [`${before} ${name}`] : [];
}

/** By each word, the first run of words around it that may all belong to a name: “light assault clone infantry” by “clone”. */
function runsByWord(text: string): ReadonlyMap<string, readonly string[]> {
  const runs = new Map<string, readonly string[]>();
  for (const run of runsOfNames(text)) {
    // “Two heavy squads” are two of a name.
    const words = run.filter((word, at) => at > 0 || !NUMBER_WORDS.has(word.toLowerCase()));
    if (words.length < 2 || words.length > MAX_NAME_WORDS) continue;
    for (const word of words) if (SMALL_WORD.test(word) && !runs.has(word)) runs.set(word, [words.join(' ')]);
  }
  return runs;
}

const SMALL_WORD = /^\p{Ll}+$/u;

/** The words between what no name has: small words, words that ask for a card, numbers and signs. */
function runsOfNames(text: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const [part] of text.matchAll(WORD_OR_SIGN)) {
    if (!/^[\p{L}\d’'-]/u.test(part) || /^\d+$/.test(part) || part.split(/['’]/).some(isOfQuestion)) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  return runs;
}

const WORD_OR_SIGN = /[\p{L}\d’'-]+|[^\p{L}\d\s’'-]/gu;

/** Words of definitions that may be a name, since they have a capital within a sentence: «Бронеход». */
export const capitalWords = (text: string): readonly string[] => [...text.matchAll(CAPITAL_WORD)].map(([word]) => word);
const CAPITAL_WORD = /(?<=[^.!?\s]\s+[«“"]?)(?:\p{Lu}\p{Ll}{4,}|\p{Lu}{4,}(?!\p{L}))/gu;

/** Letters of a word that may be a misspelled name. */
const MIN_LIKE_LETTERS = 5;

/** The parts of a name that no entry has as a whole: «Центуриона Мародёром» are two names. */
export function partsOfName(name: string): readonly string[] {
  const [, ...rest] = name.split(' ');
  if (rest.length === 0) return [];
  return [...new Set([rest.join(' '), ...name.split(' ')])].filter((part) => CAPITAL.test(part) && WORD.test(part));
}

const CAPITAL = /^\p{Lu}.{2}/u;
const WORD = /\p{L}{3}/u;

/** Whether a word stands where a name does, so that it may be a misspelled one: with a capital within a sentence, or next to “vs”. */
export function standsAsName(text: string, name: string): boolean {
  if (name.length < MIN_LIKE_LETTERS || /[\s\d]/.test(name)) return false;
  const [before = '', behind = ''] = text.split(name, 2);
  if (CAPITAL.test(name) && /[^.!?\s]\s*$/u.test(before)) return true;
  const [last, next] = [wordsOf(before).at(-1), wordsOf(behind)[0]];
  return [last, next].some((word) => word !== undefined && AGAINST.has(word));
}

/** The code of a variant: `k2`, `1N`. Dice and units of measure are no codes. */
const VARIANT_CODE = String.raw`(?![dкд]\d|\d+(?:x|in|cm|mm|pv|st|nd|rd|th|см|мм|ос|пв|й|я|е|м|х|го|му)(?!\p{L}))(?:\d{1,2}\p{L}{1,2}|\p{L}\d{1,2}\p{L}?)(?![\p{L}\d-])`;
/** A word that may mean something else, and the code of a variant: “catapult k2”, “dragon, the 1N”, “t-bolt 5se”. */
const NAME_WITH_VARIANT = new RegExp(String.raw`(?<![\p{L}\d-])((?:\p{L}-)?\p{L}{4,}),? (?:the |an? )?(${VARIANT_CODE})`, 'giu');
/** The code of a variant anywhere: also “D-DC” and “10-Z”, which are no words. */
const VARIANT_ALONE = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${VARIANT_CODE}|\p{Lu}-\p{Lu}{2}(?![\p{L}\d-])|\d{1,2}-\p{Lu}(?![\p{L}\d-]))`,
  'giu',
);

/** The codes of variants that a text may name apart from a unit: “5SE” of “the Thunderbolt from the scenario, 5SE”. */
export const variantsIn = (text: string): readonly string[] =>
  [...text.matchAll(VARIANT_ALONE)].flatMap(([variant]) => (FIGURE_OF_CARD.test(variant) ? [] : [variant]));

const VARIANT = /^\d{1,2}[A-Za-zА-Яа-я]$/u;
export const CODE = /^\p{L}{1,5}(?:-\p{L}?\d+\p{L}*|\d{1,2}-\p{L}{1,2})$/u;

/** A name has a word of three letters, or a code. */
const MIN_NAME = /\p{L}{3}|\p{L}+-?\d|\d\p{L}/u;
/** Words of a text that may be a name as a whole. */
const MAX_WHOLE_NAME_WORDS = 3;

/** Whether a word asks for a card or one of its figures, or is in any question. */
const isOfQuestion = (word: string): boolean => [CARD_WORDS, FIGURE_WORDS, QUESTION_WORDS].some((words) => words.has(word.toLowerCase()));

const partsOf = (text: string): readonly string[] => text.split(/[\s?!.,]+/u).filter(Boolean);

/** A short text as a name, and what is left of a text that asks for a card. */
function wholeNames(text: string, hasNames: boolean): readonly string[] {
  const parts = partsOf(text);
  const rest = parts.filter((part) => !isOfQuestion(part));
  const isShort = rest.length > 0 && rest.length <= MAX_WHOLE_NAME_WORDS;
  return isShort && (hasNames || asksForCard(text)) ? [rest.join(' ')] : [];
}

/** A text without the words of any question. */
const wholeNameOf = (text: string): string =>
  partsOf(text)
    .filter((part) => !isOfQuestion(part))
    .join(' ');

/** Whether a name is all of a text but the words of any question. */
export const isWholeName = (name: string, text: string): boolean => wholeNameOf(text) === name;

/** A short word is like too many others to be a misspelled name. */
const MIN_SIMILAR_NAME = /\p{L}{6}|\d/u;

/** Whether a text asks for the card of a unit. */
export const asksForCard = (text: string): boolean => partsOf(text).some((part) => CARD_WORDS.has(part.toLowerCase()));

/** Whether a name is long enough, and all of a text, so that it may be a misspelled one. */
export const isNameAlone = (text: string, name: string): boolean => MIN_SIMILAR_NAME.test(name) && isWholeName(name, text);

const SHORT_NAME = /^[А-ЯЁ][а-яё]{2}$/u;
const NAME_PART = /[\p{L}\d]+(?:[-'’.][\p{L}\d]+)*|[,;:?!"«»()+&]/gu;

/** “Timber Wolf aka Mad Cat”: words between two names of one unit. */
const BETWEEN_NAMES: ReadonlySet<string> = new Set(listed('aka alias called зовут зовет зовёт называют'));

/** Armor and structure: “A2 S2”. */
const FIGURE_OF_CARD = /^[asабс]\d{1,2}$/iu;

function isNamePart(part: string, isKnown: (stem: string) => boolean): boolean {
  if (FIGURE_OF_CARD.test(part) || BETWEEN_NAMES.has(part.toLowerCase())) return false;
  if (/^[\p{L}]+-?\d+[\p{L}\d-]*$/u.test(part) && !isKnown(stemOf(wordsOf(part.replace(/[-\d].*$/, ''))[0] ?? ''))) return true;
  if (!/^\p{L}/u.test(part) || NUMBER_WORDS.has(part.toLowerCase())) return false;
  const folded = wordsOf(part);
  // «Оса» is no «ОС»: short stems are those of several words.
  const isOther = SHORT_NAME.test(part);
  return folded.some((word) => !QUESTION_WORDS.has(word) && (isOther || !isKnown(stemOf(word))));
}
