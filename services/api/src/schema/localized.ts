/** Localized texts in the schema. */
import { FIRST_LANGUAGE, fieldIn, LANGUAGES, type Language } from '@rangefinder/rules';
import { Field, ObjectType } from 'type-graphql';
import { Costs } from './costs.js';
import { LANGUAGE_NAMES } from './language.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Text in one language. A list contains an entry for each language in which the text exists; more languages may be added.',
})
class LocalizedText {
  @Field(() => LANGUAGE_NAMES, { description: 'Language of the text.' })
  readonly lang!: Language;

  @Field(() => String, { description: 'Text.' })
  readonly text!: string;
}

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

/** Declares a list of texts by language. It has no arguments, so that REST answers contain it. */
export const Localized =
  (what: string): PropertyDecorator =>
  (prototype, name) => {
    Costs({ entries: LANGUAGES.length })(prototype, name as string);
    Field(() => [LocalizedText], { description: `${what} by language.` })(prototype, name as string);
  };
