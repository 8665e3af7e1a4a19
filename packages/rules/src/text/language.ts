/** The languages of all texts. Texts are data, `{ en, ru }`. The language is chosen only when an answer is worded. */

export const LANGUAGES = ['en', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in all languages. */
export type Text = { readonly [L in Language]: string };

/** The language of fields without a language suffix. */
export const [FIRST_LANGUAGE] = LANGUAGES;

/**
 * The name of the field that holds a text in a language: without suffix for the first language, with the language as suffix for
 * others.
 * @example fieldIn('name', 'ru') // 'nameRu'
 */
export const fieldIn = (name: string, language: Language): string =>
  language === FIRST_LANGUAGE ? name : name + language.charAt(0).toUpperCase() + language.slice(1);

/**
 * A text as one field for each language.
 * @example textFields('name', { en: 'Rifle', ru: 'Винтовка' }) // { name: 'Rifle', nameRu: 'Винтовка' }
 */
export const textFields = <T>(name: string, text: { readonly [L in Language]: T }): Readonly<Record<string, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [fieldIn(name, language), text[language]]));

/** The text in the given language. */
export const inLanguage = (text: Text, language: Language): string => text[language];

/** A text that is equal in both languages: a symbol, a dice expression, a model code. */
export const same = (text: string): Text => ({ en: text, ru: text });

/**
 * The supported language of a BCP 47 tag in any case, or of a POSIX locale. Undefined for other languages and other values.
 * @example languageOf('ru-RU') // 'ru'
 */
export function languageOf(tag: unknown): Language | undefined {
  const exact = LANGUAGES.find((language) => language === tag);
  if (exact || typeof tag !== 'string') return exact;
  try {
    const { language: code } = new Intl.Locale(tag.replace(/[.@].*$/, '').replaceAll('_', '-'));
    return LANGUAGES.find((language) => language === code);
  } catch {
    return undefined;
  }
}
