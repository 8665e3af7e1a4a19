/** Texts typed in the wrong layout of a keyboard. */

/** The keys of a keyboard in both layouts, in the same order. */
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

/**
 * The text as the other keyboard layout would have written it, in lower case.
 * @example otherLayout('ghs;jr') // 'прыжок'
 */
export const otherLayout = (text: string): string => [...text.toLowerCase()].map((key) => PARTNER.get(key) ?? key).join('');
