/** Localized texts as a list, which grows with further languages. */
import { LANGUAGES, type Language } from '@rangefinder/rules';

export interface LocalizedText {
  readonly lang: Language;
  readonly text: string;
}

/**
 * Returns the texts that exist, in the order of the languages.
 * @example localized({ en: 'Atlas', ru: null }) // [{ lang: 'en', text: 'Atlas' }]
 */
export const localized = (text: { readonly [L in Language]?: string | null | undefined }): readonly LocalizedText[] =>
  LANGUAGES.flatMap((lang) => {
    const value = text[lang];
    return typeof value === 'string' && value !== '' ? [{ lang, text: value }] : [];
  });
