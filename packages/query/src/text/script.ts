/** Detects the language of a typed text by its letters. */
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@rangefinder/rules';

const LETTERS: { readonly [L in Language]: RegExp } = { en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u };

/**
 * The last language whose letters a text contains: texts of every language contain English words.
 * @example writtenIn('Атлас AS7-D') // 'ru'
 */
export const writtenIn = (text: string): Language => LANGUAGES.findLast((language) => LETTERS[language].test(text)) ?? FIRST_LANGUAGE;
