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
 * Transliterates a folded text by sound. Misspellings are compared in Latin letters, because Postgres takes no trigrams of Cyrillic
 * in a database with the character type C, and because a name is then found in either script.
 * @example latinText('хеллбрингер') // 'hellbringer'
 */
export function latinText(folded: string): string {
  return folded.replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? letter);
}
