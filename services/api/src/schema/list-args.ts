/** Arguments that lists share. */
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { PageArgs } from './catalog/page-arguments.js';
import { RULE_SETS } from './closed-lists.js';
import { DEFAULT_PAGE, PAGE_SIZE } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';

const SYSTEM = { nullable: true, description: 'Limits the result to this rule set.' } as const;

/** A page of a list in one language. */
@ArgsType()
export class TextPageArgs extends LanguageArgs {
  @Known(PAGE_SIZE)
  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: 'Maximum number of entries on the page.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts. Default: the start of the list.' })
  readonly after?: string;
}

/** A page of a list in one language, of one rule set or of all. */
@ArgsType()
export class SystemTextPageArgs extends TextPageArgs {
  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, SYSTEM)
  readonly system?: string;
}

/** A page of a list in all languages, of one rule set or of all. */
@ArgsType()
export class SystemPageArgs extends PageArgs {
  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, SYSTEM)
  readonly system?: string | null;
}
