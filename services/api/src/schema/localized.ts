/** Texts by language in the schema. */
import { LANGUAGES, type Language } from '@rangefinder/rules';
import { Field, ObjectType } from 'type-graphql';
import { Costs } from './costs.js';
import { LANGUAGE_NAMES } from './language.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A text in one language. A list of them has an entry for each language that there is a text in; more languages may follow.',
})
class LocalizedText {
  @Field(() => LANGUAGE_NAMES, { description: 'Its language.' })
  readonly lang!: Language;

  @Field(() => String, { description: 'The text.' })
  readonly text!: string;
}

/** Declares a field that has a text for each language, without arguments, so that every door has it. */
export const Localized =
  (what: string): PropertyDecorator =>
  (prototype, name) => {
    Costs({ entries: LANGUAGES.length })(prototype, name as string);
    Field(() => [LocalizedText], { description: `${what} by language.` })(prototype, name as string);
  };
