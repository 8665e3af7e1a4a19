/** Texts by language as doors show them: a list, which another language makes longer and nothing else. */
import { LANGUAGES, type Language } from '@rangefinder/rules';

/** A text in one language. */
export interface LocalizedText {
  readonly lang: Language;
  readonly text: string;
}

/**
 * The languages in which there is a text, in the order of the languages.
 * @example localized({ en: 'Atlas', ru: null }) // [{ lang: 'en', text: 'Atlas' }]
 */
export const localized = (text: { readonly [L in Language]?: string | null | undefined }): readonly LocalizedText[] =>
  LANGUAGES.flatMap((lang) => {
    const said = text[lang];
    return typeof said === 'string' && said !== '' ? [{ lang, text: said }] : [];
  });
