/** GraphQL types of units, with figures typed by rule set and kind. */
import { systems } from '@rangefinder/rules';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LocalizedText } from '../../answering/catalog/localized.js';
import { RULE_SETS, UNIT_KINDS } from '../closed-lists.js';
import { Costs } from '../costs.js';
import { DateTime } from '../date-time.js';
import { EXAMPLES, systemWith } from '../examples.js';
import { Known } from '../keywords.js';
import { EntryName, InEachLanguage, Localized } from '../localized.js';
import { UnitEra, UnitFaction } from './availability-types.js';
import { Weapon } from './entry-classes.js';
import { declareStats } from './stats-types.js';
import { CatalogSource } from './types.js';

const UnitStats = declareStats(systems, 'unit', 'UnitStats', 'Figures of a unit by rule set and kind.');

@ObjectType({ simpleResolvers: true, description: 'A weapon as a unit carries it.' })
export class MountedWeapon {
  @Field(() => Weapon as never, { description: 'The weapon.' })
  readonly weapon!: object;

  @Field(() => Int, { description: 'Order of mounting, from 1; in a squad the number of the soldier.' })
  readonly position!: number;

  @Known({ examples: [2] })
  @Field(() => Int, { description: 'How many of it.' })
  readonly count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Who may field a unit in an era.' })
class UnitFielded {
  @Field(() => UnitEra, { description: 'The era.' })
  readonly era!: UnitEra;

  @Costs({ entries: 3 })
  @Field(() => [UnitFaction], { description: 'Factions and general lists.' })
  readonly factions!: readonly UnitFaction[];
}

@ObjectType({ simpleResolvers: true, description: 'A unit of the catalog.' })
export class Unit {
  @Known({ examples: [EXAMPLES.unit] })
  @Field(() => ID, { description: 'Stable id; survives renaming.' })
  readonly id!: string;

  @Known({ ...RULE_SETS, examples: [systemWith('unit')] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Known(UNIT_KINDS)
  @Field(() => String, { description: 'What it is.' })
  readonly kind!: string;

  @Known({ examples: ['Atlas AS7-D'] })
  @EntryName
  readonly name!: string;

  @Field(() => [String], { description: 'Other names in either language.' })
  readonly aliases!: readonly string[];

  @InEachLanguage((language) => ({ description: `Faction in ${language}; null when it belongs to none.`, nullable: true }))
  readonly faction!: string | null;

  @Known({ examples: [52] })
  @Field(() => Int, { nullable: true, description: 'Cost in points of its rule set; null when it has no price.' })
  readonly cost!: number | null;

  @Field(() => UnitStats as never, { description: 'Its figures.' })
  readonly stats!: object;

  @Field(() => [String], { description: 'Codes of its special abilities.' })
  readonly abilities!: readonly string[];

  @Field(() => [MountedWeapon], { description: 'Its weapons in order of mounting.' })
  readonly weapons!: readonly MountedWeapon[];

  @Field(() => Boolean, { description: 'Whether it is the variant that is meant by the name of its chassis alone.' })
  readonly isBase!: boolean;

  // A starter unit is available in five eras on average, to three factions in each.
  @Costs({ entries: 5 })
  @Field(() => [UnitFielded], { nullable: true, description: 'Who may field it, era by era; null where that is not known.' })
  readonly availability!: readonly UnitFielded[] | null;

  @Field(() => CatalogSource, { description: 'Where it comes from.' })
  readonly source!: CatalogSource;

  @Known({ examples: ['140'] })
  @Field(() => String, { description: 'Its key in the source.' })
  readonly sourceId!: string;

  @Known({ examples: ['https://masterunitlist.info/Unit/Details/140'] })
  @Field(() => String, { nullable: true, description: 'Page of it at the source; null where sources have none.' })
  readonly sourcePage!: string | null;

  @Field(() => Int, { description: 'From 1; rises when what the source says of it changes.' })
  readonly revision!: number;

  @Field(() => Boolean, { description: 'False while its card is not complete.' })
  readonly inPlay!: boolean;

  @Field(() => DateTime, { description: 'When it last changed.' })
  readonly updatedAt!: string;

  @Localized('Its name')
  readonly names!: readonly LocalizedText[];

  @Localized('Its faction')
  readonly factions!: readonly LocalizedText[];
}
