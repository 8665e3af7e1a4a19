/**
 * The two languages of every text. Texts are data: `{ en, ru }`, picked when an answer is worded, never before.
 */

export const LANGUAGES = ['en', 'ru'] as const;

/** A language that texts are written in. */
export type Language = (typeof LANGUAGES)[number];

/** One text in both languages. */
export type Text = { readonly [L in Language]: string };

/** The text in the language asked for. */
export const inLanguage = (text: Text, language: Language): string => text[language];

/** A text that reads the same in both languages: a symbol, a dice expression, a model code. */
export const same = (text: string): Text => ({ en: text, ru: text });
