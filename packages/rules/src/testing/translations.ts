/** Compares the two languages of a text: same numbers, right script. */
import type { Language, Text } from '../text/language.js';

/** The numbers in a text, sorted. Separators within a number (`1.5`, `1,5`, `15,000`, `15 000`) are removed. */
export const numbersOf = (text: string): readonly string[] =>
  (text.replaceAll(/(\d)[.,\u00a0](?=\d)/g, '$1').match(/\d+/g) ?? []).toSorted();

/** Numbers as words, which both languages write or give as digits. Words for 1 and 2 have other meanings, too. */
const WORDS: readonly { readonly digits: string; readonly en: RegExp; readonly ru: RegExp }[] = [
  {
    digits: '3',
    en: /\b(?:three|third|thrice|triple)/i,
    ru: /(?<!\p{L})(?:три(?!б|г|д(?!ц)|к|п|с|у|ум|н)|тр[её][хм]|тремя|тро[еиёй]|трет|трижды|втро)/iu,
  },
  { digits: '4', en: /\b(?:four|quad)(?!teen)/i, ru: /(?<!\p{L})(?:четыр(?!над)|четвер|четвёр|каре|вчетвер)/iu },
  { digits: '5', en: /\b(?:five|fifth)/i, ru: /(?<!\p{L})(?:пят(?!над|ьде|ьс|н)|впятер)/iu },
  { digits: '6', en: /\b(?:six|sixth)(?!t)/i, ru: /(?<!\p{L})(?:шест(?!над|ьде|ьс|ер|иуг)|шестёр|шестер)/iu },
  { digits: '7', en: /\bseven(?!t)/i, ru: /(?<!\p{L})(?:сем(?:ь(?!де|с)|и(?!д)|ёрк)|седьм)/iu },
  { digits: '8', en: /\beight(?!een|y)/i, ru: /(?<!\p{L})(?:вос(?:емь|ьми|ьмо|ьмё)(?!н|де|с))/iu },
  { digits: '9', en: /\b(?:nine|ninth)(?!t)/i, ru: /(?<!\p{L})девят(?!на|ьс)/iu },
  { digits: '10', en: /\b(?:ten|tenth)\b/i, ru: /(?<!\p{L})десят(?!ич)/iu },
];

/** Other numbers that Russian texts write as words: «единица» for a 1. */
const RUSSIAN: Readonly<Record<string, RegExp>> = {
  '0': /нул|ноль/iu,
  '1': /единиц|один|одн|перв/iu,
  '2': /двойк|две|два|втор/iu,
  '17': /семнадцат/iu,
};
/** Other numbers that English texts write without a digit: `no` for a 0, `dice` for «к6». */
const ENGLISH: Readonly<Record<string, RegExp>> = {
  '0': /\b(no|none|nothing)\b/i,
  '1': /\bone\b/i,
  '2': /\btwo\b/i,
  '6': /\b(dice|die|point)\b/i,
};

const OTHERS = { en: ENGLISH, ru: RUSSIAN } as const;

/** Whether a text has a number as a word. */
const isWritten = (number: string, language: Language, text: string): boolean =>
  OTHERS[language][number]?.test(text) === true || WORDS.some((word) => word.digits === number && word[language].test(text));

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
  ...WORDS.filter(({ digits, en: english, ru: russian }) => {
    const isEnglish = english.test(en);
    return isEnglish !== russian.test(ru) && !(isEnglish ? inRussian : inEnglish).includes(digits);
  }).map(({ digits }) => digits),
  ...beyond(inEnglish, inRussian).filter((number) => !isWritten(number, 'ru', ru)),
  ...beyond(inRussian, inEnglish).filter((number) => !isWritten(number, 'en', en)),
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
