/** The language of what was typed, as far as its letters say. */
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@rangefinder/rules';

const LETTERS: { readonly [L in Language]: RegExp } = { en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u };

/**
 * The last of the languages whose letters stand in a text: English words stand in texts of every language.
 * @example writtenIn('Атлас AS7-D') // 'ru'
 */
export const writtenIn = (text: string): Language => LANGUAGES.findLast((language) => LETTERS[language].test(text)) ?? FIRST_LANGUAGE;
