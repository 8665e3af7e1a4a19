/** GraphQL types of units, with figures typed by rule set and kind. */
import { systems } from '@rangefinder/rules';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RULE_SETS, UNIT_KINDS } from '../closed-lists.js';
import { Costs } from '../costs.js';
import { DateTime } from '../date-time.js';
import { EXAMPLES, systemWith } from '../examples.js';
import { Known } from '../keywords.js';
import { EntryName, InEachLanguage } from '../localized.js';
import { NodeInterface } from '../node-interface.js';
import { Weapon } from './entry-classes.js';
import { declareStats } from './stats-types.js';

const UnitStats = declareStats(systems, 'unit', 'UnitStats', 'Figures of a unit by rule set and kind.');

@ObjectType({ simpleResolvers: true, description: 'Weapon mounted on a unit.' })
export class MountedWeapon {
  @Field(() => Weapon as never, { description: 'Weapon.' })
  readonly weapon!: object;

  @Field(() => Int, { description: 'Position of the mount, from 1; in a squad, the number of the soldier.' })
  readonly position!: number;

  @Known({ examples: [2] })
  @Field(() => Int, { description: 'Number of weapons.' })
  readonly count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Availability of a unit in an era.' })
class EraAvailability {
  @Known({ examples: ['clan-invasion'] })
  @Field(() => ID, { description: 'Id of the era.' })
  readonly era!: string;

  @Known({ examples: [['kurita', 'general']] })
  @Costs({ entries: 3 })
  @Field(() => [ID], { description: 'Ids of factions and general lists that may field the unit.' })
  readonly factions!: readonly string[];
}

@ObjectType({ implements: NodeInterface, simpleResolvers: true, description: 'Unit of the catalog.' })
export class Unit {
  @Known({ examples: [EXAMPLES.unit] })
  @Field(() => ID, { description: 'Stable id. It does not change when the unit is renamed.' })
  readonly id!: string;

  @Known({ ...RULE_SETS, examples: [systemWith('unit')] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Known(UNIT_KINDS)
  @Field(() => String, { description: 'Kind of the unit.' })
  readonly kind!: string;

  @Known({ examples: ['Atlas AS7-D'] })
  @EntryName
  readonly name!: string;

  @Field(() => [String], { description: 'Other names in either language.' })
  readonly aliases!: readonly string[];

  @InEachLanguage((language) => ({ description: `Faction in ${language}; null if the unit belongs to none.`, nullable: true }))
  readonly faction!: string | null;

  @Known({ examples: [52] })
  @Field(() => Int, { nullable: true, description: 'Cost in points of its rule set; null if the unit has no price.' })
  readonly cost!: number | null;

  @Field(() => UnitStats as never, { description: 'Figures of the unit.' })
  readonly stats!: object;

  @Field(() => [String], { description: 'Codes of special abilities, as printed in English.' })
  readonly abilities!: readonly string[];

  @Field(() => [MountedWeapon], { description: 'Weapons in the order of their mounts.' })
  readonly weapons!: readonly MountedWeapon[];

  @Field(() => Boolean, { description: 'Whether the name of the chassis alone refers to this variant.' })
  readonly isBase!: boolean;

  // A starter unit is available in five eras on average, to three factions in each.
  @Costs({ entries: 5 })
  @Field(() => [EraAvailability], { nullable: true, description: 'Availability by era; null if unknown.' })
  readonly availability!: readonly EraAvailability[] | null;

  @Known({ examples: ['mul'] })
  @Field(() => ID, { description: 'Id of the source.' })
  readonly source!: string;

  @Known({ examples: ['140'] })
  @Field(() => String, { description: 'Key of the unit in the source.' })
  readonly sourceId!: string;

  @Known({ examples: ['https://masterunitlist.info/Unit/Details/140'] })
  @Field(() => String, { nullable: true, description: 'URL of the unit at the source; null if the source has no page for it.' })
  readonly sourcePage!: string | null;

  @Known({ examples: ['our-club'] })
  @Field(() => String, {
    nullable: true,
    description: 'Mark of a unit that is not official: the name of its source. Null for units from the source of their rule set.',
  })
  readonly badge!: string | null;

  @Field(() => Int, { description: 'Revision of the unit, from 1. It rises when the data of the source changes.' })
  readonly revision!: number;

  @Field(() => Boolean, { description: 'Whether the card of the unit is complete.' })
  readonly inPlay!: boolean;

  @Field(() => DateTime, { description: 'Time of the last change.' })
  readonly updatedAt!: string;

  @Field(() => DateTime, {
    description: 'Time at which figures and availability were last read from the source; for units of the starter catalog, its date.',
  })
  readonly asOf!: string;
}
