import type { Language } from '@rangefinder/rules';
import { ArgsType, Field, registerEnumType } from 'type-graphql';

/** Public names of the languages → ours. */
export const LANGUAGE_NAMES = { EN: 'en', RU: 'ru' } as const satisfies Record<string, Language>;
registerEnumType(LANGUAGE_NAMES, {
  name: 'Language',
  description: 'Language of the texts.',
  valuesConfig: { EN: { description: 'English' }, RU: { description: 'Russian' } },
});

@ArgsType()
export class LanguageArgs {
  @Field(() => LANGUAGE_NAMES, {
    nullable: true,
    description: 'Language of the texts; without it that of Accept-Language, else English. Example: RU.',
  })
  readonly lang?: Language;
}
