/**
 * The two languages of every text. Texts are data: `{ en, ru }`, picked when an answer is worded, never before.
 */

export const LANGUAGES = ['en', 'ru'] as const;

/** A language that texts are written in. */
export type Language = (typeof LANGUAGES)[number];

/** One text in both languages. */
export type Text = { readonly [L in Language]: string };

/** The language of the fields that name none. */
export const [FIRST_LANGUAGE] = LANGUAGES;

/**
 * The field that holds a text in a language, where each language has one of its own: bare in the first, with the language behind it
 * in the others.
 * @example fieldIn('name', 'ru') // 'nameRu'
 */
export const fieldIn = (name: string, language: Language): string =>
  language === FIRST_LANGUAGE ? name : name + language.charAt(0).toUpperCase() + language.slice(1);

/**
 * A text as such fields.
 * @example textFields('name', { en: 'Rifle', ru: 'Винтовка' }) // { name: 'Rifle', nameRu: 'Винтовка' }
 */
export const textFields = <T>(name: string, text: { readonly [L in Language]: T }): Readonly<Record<string, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [fieldIn(name, language), text[language]]));

/** The text in the language asked for. */
export const inLanguage = (text: Text, language: Language): string => text[language];

/** A text that reads the same in both languages: a symbol, a dice expression, a model code. */
export const same = (text: string): Text => ({ en: text, ru: text });
