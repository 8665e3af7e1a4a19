import type { Language } from '@rangefinder/rules';
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { Known } from './keywords.js';

/** Public names of the languages. */
export const LANGUAGE_NAMES = { EN: 'en', RU: 'ru' } as const satisfies Record<string, Language>;
registerEnumType(LANGUAGE_NAMES, {
  name: 'Language',
  description: 'Language of the texts.',
  valuesConfig: { EN: { description: 'English' }, RU: { description: 'Russian' } },
});

@ArgsType()
export class LanguageArgs {
  @Known({ examples: ['RU'] })
  @Field(() => LANGUAGE_NAMES, {
    nullable: true,
    description: 'Language of the texts. Default: the language of Accept-Language, else English.',
  })
  readonly lang?: Language;
}
