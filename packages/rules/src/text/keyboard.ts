/** Corrects texts typed in the wrong keyboard layout. */

/** The keys of both layouts, in the same order. */
const KEYS = {
  en: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбю',
} as const;
const PARTNER: ReadonlyMap<string, string> = new Map([...KEYS.en].flatMap((key, index) => pairOf(key, KEYS.ru[index] ?? key)));

function pairOf(latin: string, cyrillic: string): readonly (readonly [string, string])[] {
  return [
    [latin, cyrillic],
    [cyrillic, latin],
  ];
}

/** A key that may mean a letter. A comma or a period behind a digit does not. */
const LETTER_KEY = /(?<!\d)[,.]|[^,.]/gu;

/**
 * The text typed with the same keys in the other layout, in lower case.
 * @example otherLayout('ghs;jr 4, 2') // 'прыжок 4, 2'
 */
export const otherLayout = (text: string): string => text.toLowerCase().replaceAll(LETTER_KEY, (key) => PARTNER.get(key) ?? key);
