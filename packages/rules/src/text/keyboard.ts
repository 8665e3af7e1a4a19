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

/**
 * The text typed with the same keys in the other layout, in lower case.
 * @example otherLayout('ghs;jr') // 'прыжок'
 */
export const otherLayout = (text: string): string => [...text.toLowerCase()].map((key) => PARTNER.get(key) ?? key).join('');
