import type { Language } from '@rangefinder/rules';
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { Known } from './keywords.js';

/** Public names of the languages. */
export const LANGUAGE_NAMES = { en: 'en', ru: 'ru' } as const satisfies Record<string, Language>;
registerEnumType(LANGUAGE_NAMES, {
  name: 'Language',
  description: 'Language of the texts.',
  valuesConfig: { en: { description: 'English' }, ru: { description: 'Russian' } },
});

@ArgsType()
export class LanguageArgs {
  @Known({ examples: ['ru'] })
  @Field(() => LANGUAGE_NAMES, {
    nullable: true,
    description: 'Language of the texts. Default: the language of Accept-Language, else English.',
  })
  readonly lang?: Language;
}
