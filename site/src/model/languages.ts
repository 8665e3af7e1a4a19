/** Languages as route parameters. */
import { LANGUAGES, type Language } from '@rangefinder/rules';

export { LANGUAGES, type Language };

/** Paths of a page that exists once per language. */
export const inBothLanguages = () => LANGUAGES.map((lang) => ({ params: { lang } }));

/** The language of an address: `/ru/alpha-strike/` → `ru`. Defaults to English. */
export const languageOf = (path: string): Language => LANGUAGES.find((language) => language === path.split('/')[1]) ?? 'en';

/** The same page in the other language: `/en/units/` → `/ru/units/`. */
export function translationOf(path: string): string {
  const other = otherLanguage(languageOf(path));
  return /^\/(en|ru)(\/|$)/.test(path) ? path.replace(/^\/(en|ru)/, `/${other}`) : `/${other}/`;
}

/** The language that is not the given one. */
export const otherLanguage = (language: Language): Language => LANGUAGES.find((one) => one !== language) ?? language;
