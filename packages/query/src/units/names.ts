/**
 * Names by language, in one shape for units, weapons and armor. Every source has a name in the first language; the others may be
 * missing.
 */
import { FIRST_LANGUAGE, fieldIn, LANGUAGES, type Language, type Text, textFields } from '@rangefinder/rules';

type FirstLanguage = typeof FIRST_LANGUAGE;

/** A name in every language; null where it is missing. */
export type Names = { readonly [L in FirstLanguage]: string } & { readonly [L in Exclude<Language, FirstLanguage>]: string | null };

/** Values by language. */
export const byLanguage = <T>(of: (language: Language) => T): { readonly [L in Language]: T } =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as { readonly [L in Language]: T };

/**
 * The name in a language, or in the first language where it is missing.
 * @example nameIn({ en: 'Atlas', ru: null }, 'ru') // 'Atlas'
 */
export const nameIn = (names: Names, language: Language): string => names[language] ?? names[FIRST_LANGUAGE];

/** The names without gaps. */
export const namesAsText = (names: Names): Text => byLanguage((language) => nameIn(names, language));

/** The names that are not missing, with their languages. */
export const givenNames = (names: Names): readonly { readonly text: string; readonly language: Language }[] =>
  LANGUAGES.flatMap((language) => {
    const text = names[language];
    return text === null ? [] : [{ text, language }];
  });

/** Fields of an entry that hold names: `name`, `nameRu`. */
export const NAME_FIELDS: readonly string[] = LANGUAGES.map((language) => fieldIn('name', language));

const FIELDS = LANGUAGES.map((language) => [language, fieldIn('name', language)] as const);

/** The names from such fields. */
export function namesFrom(fields: Readonly<Record<string, unknown>>): Names {
  const names: Record<string, unknown> = {};
  for (const [language, field] of FIELDS) names[language] = fields[field] ?? null;
  return names as Names;
}

/** The names as such fields. */
export const nameFields = (names: Names): Readonly<Record<string, string | null>> => textFields('name', names);

/** The names with one of them replaced. */
export const renamed = (names: Names, field: string, name: unknown): Names => namesFrom({ ...nameFields(names), [field]: name });
