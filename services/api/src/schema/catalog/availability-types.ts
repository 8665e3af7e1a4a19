/** GraphQL types of eras and factions. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RULE_SETS } from '../closed-lists.js';
import { Costs } from '../costs.js';
import { systemWith } from '../examples.js';
import { Known } from '../keywords.js';
import { InEachLanguage } from '../localized.js';

/** Typical number of aliases of an era or faction. */
const ALIASES = 8;

@ObjectType({ simpleResolvers: true, description: 'Era of a rule set, with all its names.' })
export class Era {
  @Known({ examples: ['clan-invasion'] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @InEachLanguage((language) => ({ description: `${language} name.` }))
  readonly name!: string;

  @Known({ examples: [3050] })
  @Field(() => Int, { nullable: true, description: 'First year; null if unknown.' })
  readonly from!: number | null;

  @Known({ examples: [3061] })
  @Field(() => Int, { nullable: true, description: 'Last year; null if the era has not ended.' })
  readonly to!: number | null;

  @Known({ ...RULE_SETS, examples: [systemWith('unit')] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Costs({ entries: ALIASES })
  @Field(() => [String], { description: 'Other names in either language. Filters accept them.' })
  readonly aliases!: readonly string[];

  @Field(() => Boolean, { description: 'Whether availability of units is known for this era.' })
  readonly hasAvailability!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Faction of a rule set, or general list that several factions use, with all its names.',
})
export class Faction {
  @Known({ examples: ['kurita'] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @InEachLanguage((language) => ({ description: `${language} name.` }))
  readonly name!: string;

  @Known({ examples: ['DC'] })
  @Field(() => String, { nullable: true, description: 'Abbreviation that players use.' })
  readonly code!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a general list, used by every faction of a kind.' })
  readonly isList!: boolean;

  @Field(() => Boolean, { description: 'Whether it is a Clan.' })
  readonly isClan!: boolean;

  @Known({ ...RULE_SETS, examples: [systemWith('unit')] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Costs({ entries: ALIASES })
  @Field(() => [String], { description: 'Other names in either language. Filters accept them.' })
  readonly aliases!: readonly string[];

  @Known({ examples: [['general']] })
  @Costs({ entries: 2 })
  @Field(() => [ID], { description: 'General lists that the faction uses in at least one era. It may field their units.' })
  readonly lists!: readonly string[];
}
