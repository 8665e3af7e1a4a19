/** GraphQL types of eras and factions. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LocalizedText } from '../../answering/catalog/localized.js';
import { RULE_SETS } from '../closed-lists.js';
import { Costs } from '../costs.js';
import { systemWith } from '../examples.js';
import { Known } from '../keywords.js';
import { InEachLanguage, Localized } from '../localized.js';

/** Typical number of aliases of an era or faction. */
const ALIASES = 8;

@ObjectType({ simpleResolvers: true, description: 'An era of a rule set.' })
export class UnitEra {
  @Known({ examples: ['clan-invasion'] })
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @InEachLanguage((language) => ({ description: `${language} name.` }))
  readonly name!: string;

  @Known({ examples: [3050] })
  @Field(() => Int, { nullable: true, description: 'Its first year; null where that is not known.' })
  readonly from!: number | null;

  @Known({ examples: [3061] })
  @Field(() => Int, { nullable: true, description: 'Its last year; null where it goes on.' })
  readonly to!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Who may field a unit: a faction, or a general list that factions draw on.' })
export class UnitFaction {
  @Known({ examples: ['kurita'] })
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @InEachLanguage((language) => ({ description: `${language} name.` }))
  readonly name!: string;

  @Known({ examples: ['DC'] })
  @Field(() => String, { nullable: true, description: 'Short form that players use.' })
  readonly code!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a general list, which every faction of a kind draws on.' })
  readonly isList!: boolean;

  @Field(() => Boolean, { description: 'Whether it is a Clan.' })
  readonly isClan!: boolean;
}

@ObjectType('Era', { simpleResolvers: true, description: 'An era of a rule set, by all that players call it.' })
export class Era extends UnitEra {
  @Known({ ...RULE_SETS, examples: [systemWith('unit')] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Costs({ entries: ALIASES })
  @Field(() => [String], { description: 'Other names in either language; filters take them, too.' })
  readonly aliases!: readonly string[];

  @Field(() => Boolean, { description: 'Whether anything is known of who fielded what in it.' })
  readonly hasAvailability!: boolean;

  @Localized('Its name')
  readonly names!: readonly LocalizedText[];
}

@ObjectType('Faction', { simpleResolvers: true, description: 'A faction of a rule set, or a general list, by all that players call it.' })
export class Faction extends UnitFaction {
  @Known({ ...RULE_SETS, examples: [systemWith('unit')] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Costs({ entries: ALIASES })
  @Field(() => [String], { description: 'Other names in either language; filters take them, too.' })
  readonly aliases!: readonly string[];

  @Known({ examples: [['general']] })
  @Costs({ entries: 2 })
  @Field(() => [ID], { description: 'General lists that it draws on, in some era at least: their units are its own, too.' })
  readonly lists!: readonly string[];

  @Localized('Its name')
  readonly names!: readonly LocalizedText[];
}
