/** Compares the two languages of a text: same numbers, right script. */
import type { Text } from '../text/language.js';

/** The numbers in a text, sorted. Separators within a number (`1.5`, `1,5`, `15,000`, `15 000`) are removed. */
export const numbersOf = (text: string): readonly string[] =>
  (text.replaceAll(/(\d)[.,\u00a0](?=\d)/g, '$1').match(/\d+/g) ?? []).toSorted();

/** Numbers that Russian texts write as words: «единица» for a 1. */
const RUSSIAN: Readonly<Record<string, RegExp>> = {
  '0': /нул|ноль/iu,
  '1': /единиц|один|одн|перв/iu,
  '2': /двойк|две|два|втор/iu,
  '3': /тройк|три/iu,
  '4': /четвёрк|четыр/iu,
  '5': /пятёрк|пят/iu,
  '6': /шестёрк|шест/iu,
  '7': /семёрк|семь/iu,
  '8': /восьмёрк|восемь/iu,
  '9': /девят/iu,
  '10': /десятк|десят/iu,
  '17': /семнадцат/iu,
};
/** Numbers that English texts write without a digit: `no` for a 0, `dice` for «к6». */
const ENGLISH: Readonly<Record<string, RegExp>> = {
  '0': /\b(no|none|nothing)\b/i,
  '1': /\bone\b/i,
  '2': /\btwo\b/i,
  '6': /\b(dice|die|point)\b/i,
};

/** The items of the first list that the second lacks. */
function beyond(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Numbers in only one of the languages, unless the other writes them as words. */
const unsaid = (inEnglish: readonly string[], inRussian: readonly string[], { en, ru }: Text): readonly string[] => [
  ...beyond(inEnglish, inRussian).filter((number) => !RUSSIAN[number]?.test(ru)),
  ...beyond(inRussian, inEnglish).filter((number) => !ENGLISH[number]?.test(en)),
];

/** The path and both texts if their numbers differ, else nothing. */
export const unlikeNumbers = (path: string, text: Text): readonly string[] =>
  unsaid(numbersOf(text.en), numbersOf(text.ru), text).length === 0 ? [] : [`${path}: ${text.en} | ${text.ru}`];

/** Like `unlikeNumbers` for prose, where one language may repeat a number. */
export const unlikeNumbersOfProse = (path: string, text: Text): readonly string[] =>
  unsaid([...new Set(numbersOf(text.en))], [...new Set(numbersOf(text.ru))], text).map((number) => `${path}: ${number}`);

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Longer than an abbreviation quoted in an English text. */
const RUSSIAN_WORDS = /\p{Script=Cyrillic}{5,}|\p{Script=Cyrillic}+ \p{Script=Cyrillic}+/u;
/** Two consecutive words: a single one may be a name. */
const ENGLISH_WORDS = /(?<![\p{L}\d])[a-z]{2,} [a-z]{2,}(?![\p{L}\d])/u;

/** The path and text if it is written in the script of the other language, else nothing. */
export function wrongScript(path: string, { en, ru }: Text): readonly string[] {
  if (RUSSIAN_WORDS.test(en)) return [`${path}: ${en}`];
  const isWords = en !== ru && /[a-z]{3}/.test(en);
  return (isWords && !CYRILLIC.test(ru)) || ENGLISH_WORDS.test(ru) ? [`${path}: ${ru}`] : [];
}
