/** Language of an answer: the argument `lang`, else Accept-Language, else English. */
import { LANGUAGES, type Language } from '@rangefinder/rules';
import Negotiator from 'negotiator';
import { memoizeHeader } from './memoize-header.js';

/**
 * Negotiates the language of a client.
 * @example acceptedLanguage('ru-RU,ru;q=0.9,en;q=0.8') // 'ru'
 */
export const acceptedLanguage: (header: string | undefined) => Language = memoizeHeader((header) => {
  const [preferred] = new Negotiator({ headers: { 'accept-language': header } }).languages([...LANGUAGES]);
  return (preferred as Language | undefined) ?? 'en';
});

/**
 * Whether a path segment is a supported language.
 * @example isLanguage('ru') // true
 */
export const isLanguage = (name: string | undefined): name is Language => LANGUAGES.some((language) => language === name);
