/** Localized texts in the schema. */
import { FIRST_LANGUAGE, fieldIn, LANGUAGES, type Language } from '@rangefinder/rules';
import { Field } from 'type-graphql';

const IN_ENGLISH = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * English name of a language.
 * @example inEnglish('ru') // 'Russian'
 */
export const inEnglish = (language: Language): string => IN_ENGLISH.of(language) ?? language;

interface TextField {
  readonly description: string;
  readonly nullable?: boolean;
}

/** Declares a field for each language: `name`, `nameRu`. */
export const InEachLanguage =
  (describe: (language: string, isFirst: boolean) => TextField): PropertyDecorator =>
  (prototype, name) => {
    for (const language of LANGUAGES)
      Field(() => String, describe(inEnglish(language), language === FIRST_LANGUAGE))(prototype, fieldIn(name as string, language));
  };

/** Name of an entry. The first language has a name for every entry. */
export const EntryName: PropertyDecorator = InEachLanguage((language, isFirst) =>
  isFirst ? { description: `${language} name.` } : { description: `${language} name; null if it has none yet.`, nullable: true },
);
