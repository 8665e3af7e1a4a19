/** The language of an answer: the argument wins, then Accept-Language, then English. */
import { LANGUAGES, type Language } from '@rangefinder/rules';
import Negotiator from 'negotiator';
import { memoizeHeader } from './memoize-header.js';

/**
 * The language that a client prefers among ours.
 * @example acceptedLanguage('ru-RU,ru;q=0.9,en;q=0.8') // 'ru'
 */
export const acceptedLanguage: (header: string | undefined) => Language = memoizeHeader((header) => {
  const [preferred] = new Negotiator({ headers: { 'accept-language': header } }).languages([...LANGUAGES]);
  return (preferred as Language | undefined) ?? 'en';
});

/**
 * The language that the argument `lang` names, in any case; undefined when it names none of ours.
 * @example namedLanguage('RU') // 'ru'
 */
export function namedLanguage(lang: unknown): Language | undefined {
  if (typeof lang !== 'string') return undefined;
  const lower = lang.toLowerCase();
  return LANGUAGES.find((language) => language === lower);
}

/** Whether a part of an address names one of our languages. @example isLanguage('ru') // true */
export const isLanguage = (name: string | undefined): name is Language => LANGUAGES.some((language) => language === name);
