/**
 * Case folding for sorting, searching and comparing. It is independent of the locale of a database, and stored and searched texts
 * are folded alike.
 */

/** ASCII words, separated by single spaces. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Folds a text: lower case, `ё` as `е`, Latin letters without accents, single spaces. `й` stays, since Russian stems need it.
 * @example foldText('  Тяжёлый  «Métal»') // 'тяжелый «metal»'
 */
export function foldText(text: string): string {
  // Fast path for nearly every name: an import folds a million of them.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A number of several digits, without its leading zeros. */
const LONG_NUMBER = /[1-9]\d+/g;

/**
 * A folded text whose order is that of its numbers: a colon for each further digit stands before a number, and comes after all digits.
 * @example sortText('Locust IIC 10') // 'locust iic :10', after 'locust iic 9'
 */
export const sortText = (text: string): string =>
  foldText(text).replace(LONG_NUMBER, (digits) => `${':'.repeat(digits.length - 1)}${digits}`);

/** Latin letters by the Cyrillic ones that look like them. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', к: 'k', м: 'm', о: 'o', р: 'p', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', з: '3' },
};

const MIXED_WORD = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu;

/**
 * Replaces Cyrillic letters in words that also have Latin letters or digits, and only if every one of them looks like a Latin
 * letter: codes are copied and typed in this way.
 * @example shapedText('СRD-3R') // 'cRD-3R', with a Latin c
 */
export function shapedText(text: string): string {
  return text.replace(MIXED_WORD, (word) => {
    const isMixed = /\p{Script=Cyrillic}/u.test(word) && /[\p{Script=Latin}\d]/u.test(word);
    return isMixed ? lookAlike(word) : word;
  });
}

/**
 * A code in Latin letters that was typed in Cyrillic ones of the same shape. Others stay.
 * @example lookAlike('ВМ') // 'bm'
 */
export function lookAlike(code: string): string {
  const letters = code.match(/\p{Script=Cyrillic}/gu) ?? [];
  if (!letters.every((letter) => letter.toLowerCase() in LOOK_ALIKE)) return code;
  return code.replace(/\p{Script=Cyrillic}/gu, (letter) => LOOK_ALIKE[letter.toLowerCase()] ?? letter);
}

/** Replaces full-width letters, digits and signs, which East Asian keyboards type. Positions stay the same. */
export const toHalfWidth = (text: string): string => text.replace(/[\uff01-\uff5e]/gu, (sign) => sign.normalize('NFKC'));

const LATIN: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
    ї: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'sh',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
  },
  ...{ ю: 'iu', я: 'ia' },
};

/**
 * Transliterates a folded text by sound. Misspellings are compared in Latin letters, so that a name is found in
 * either script.
 * @example latinText('хеллбрингер') // 'hellbringer'
 */
export function latinText(folded: string): string {
  return folded.replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? letter);
}
