/** What two languages of one text must share, and what distinguishes a text of one from a text of the other. */
import type { Text } from '../text/language.js';

/** Numbers of a text, sorted; the signs within a number, `1.5`, `1,5`, `15,000`, `15 000`, are left out. */
export const numbersOf = (text: string): readonly string[] =>
  (text.replaceAll(/(\d)[.,\u00a0](?=\d)/g, '$1').match(/\d+/g) ?? []).toSorted();

/** Faces and counts that Russian says as words: «единица» for a 1. */
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
/** What English says without a digit: `no` for a 0, `dice` for «к6». */
const ENGLISH: Readonly<Record<string, RegExp>> = {
  '0': /\b(no|none|nothing)\b/i,
  '1': /\bone\b/i,
  '2': /\btwo\b/i,
  '6': /\b(dice|die|point)\b/i,
};

/** The items of one list that another does not have. */
function beyond(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Numbers of one language that the other lacks. A number that it says as a word is no difference. */
const unsaid = (inEnglish: readonly string[], inRussian: readonly string[], { en, ru }: Text): readonly string[] => [
  ...beyond(inEnglish, inRussian).filter((number) => !RUSSIAN[number]?.test(ru)),
  ...beyond(inRussian, inEnglish).filter((number) => !ENGLISH[number]?.test(en)),
];

/** The path of a text whose numbers differ, with both. */
export const unlikeNumbers = (path: string, text: Text): readonly string[] =>
  unsaid(numbersOf(text.en), numbersOf(text.ru), text).length === 0 ? [] : [`${path}: ${text.en} | ${text.ru}`];

/** The same for free prose, which may say a number once more in one language. */
export const unlikeNumbersOfProse = (path: string, text: Text): readonly string[] =>
  unsaid([...new Set(numbersOf(text.en))], [...new Set(numbersOf(text.ru))], text).map((number) => `${path}: ${number}`);

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** More than an abbreviation that an English text quotes. */
const RUSSIAN_WORDS = /\p{Script=Cyrillic}{5,}|\p{Script=Cyrillic}+ \p{Script=Cyrillic}+/u;
/** Two in a row: one alone may be a name. */
const ENGLISH_WORDS = /(?<![\p{L}\d])[a-z]{2,} [a-z]{2,}(?![\p{L}\d])/u;

/** The path of a text that is written in the script of the other language. */
export function wrongScript(path: string, { en, ru }: Text): readonly string[] {
  if (RUSSIAN_WORDS.test(en)) return [`${path}: ${en}`];
  const isWords = en !== ru && /[a-z]{3}/.test(en);
  return (isWords && !CYRILLIC.test(ru)) || ENGLISH_WORDS.test(ru) ? [`${path}: ${ru}`] : [];
}
