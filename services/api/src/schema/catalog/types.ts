/** Units, weapons and armor as the schema shows them. */
import { createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Where an entry of the catalog comes from.' })
export class CatalogSource {
  @Field(() => ID, { description: 'Example: `tekhnolog-armlists`.' })
  readonly id!: string;

  @Field(() => String, { description: 'Name of the source in English.' })
  readonly name!: string;

  @Field(() => String, { description: 'Name of the source in Russian.' })
  readonly nameRu!: string;

  @Field(() => String, { description: 'Whose trademarks the names are, in English.' })
  readonly notice!: string;

  @Field(() => String, { description: 'Whose trademarks the names are, in Russian.' })
  readonly noticeRu!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Impact of a 5150 weapon against one armor.' })
export class FiftyOneFiftyImpact {
  @Field(() => ID, { description: 'The armor. Example: `5150/light`.' })
  readonly armor!: string;

  @Field(() => String, { description: 'As printed: a number, `NE` for no effect, `special` for absorbed or reflected. Example: `3`.' })
  readonly impact!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of a 5150 weapon.' })
export class FiftyOneFiftyWeaponStats {
  @Field(() => String, { description: 'How armor tells it apart: laser, solid, net, grenade, melee.' })
  readonly class!: string;

  @Field(() => Int, { nullable: true, description: 'Range. Unit: inches; null in melee. Example: 48.' })
  readonly rangeInches!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rate of fire. Unit: dice; null for what bursts. Example: 3.' })
  readonly rateOfFire!: number | null;

  @Field(() => Int, { nullable: true, description: 'Radius of the blast. Unit: inches; null for what does not burst. Example: 5.' })
  readonly blastRadius!: number | null;

  @Field(() => [FiftyOneFiftyImpact], { description: 'Impact against every armor.' })
  readonly impacts!: FiftyOneFiftyImpact[];

  @Field(() => [String], {
    nullable: true,
    description: 'Who alone may carry it; null when anybody may. Example: `["police", "colonists"]`.',
  })
  readonly restrictedTo!: readonly string[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'A blast: who stands within the radius takes its power.' })
export class BronepehotaBlast {
  @Field(() => String, { description: 'Power dice. Example: `1D20`.' })
  readonly power!: string;

  @Field(() => Float, { description: 'Radius. Unit: steps of 5 cm. Example: 2.' })
  readonly steps!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of a Bronepehota weapon.' })
export class BronepehotaWeaponStats {
  @Field(() => String, {
    nullable: true,
    description: 'Range die and bonus; null when it does not shoot. Unit: steps of 5 cm. Example: `D6+2`.',
  })
  readonly range!: string | null;

  @Field(() => String, { nullable: true, description: 'Power dice. Example: `4D12`.' })
  readonly power!: string | null;

  @Field(() => BronepehotaBlast, { nullable: true, description: 'What it does around the target; null for most.' })
  readonly blast!: BronepehotaBlast | null;

  @Field(() => Int, { nullable: true, description: 'Bonus in close combat; null when it has none. Example: 2.' })
  readonly closeCombat!: number | null;
}

/** Values say their type themselves: `__typename`. */
export const WeaponStats = createUnionType({
  name: 'WeaponStats',
  description: 'Figures of a weapon by rule set.',
  types: () => [FiftyOneFiftyWeaponStats, BronepehotaWeaponStats] as const,
});

@ObjectType({ simpleResolvers: true, description: 'A weapon of the catalog.' })
export class Weapon {
  @Field(() => ID, { description: 'Stable id. Example: `5150/assault-rifle`.' })
  readonly id!: string;

  @Field(() => ID, { description: 'Rule set. Example: `5150`.' })
  readonly system!: string;

  @Field(() => String, { description: 'ranged, grenade, close-combat or equipment.' })
  readonly kind!: string;

  @Field(() => String, { description: 'English name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Russian name; null when it has none yet.' })
  readonly nameRu!: string | null;

  @Field(() => [String], { description: 'Other names that players use.' })
  readonly aliases!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'Cost. Unit: points; null when it is not bought on its own. Example: 41.' })
  readonly cost!: number | null;

  @Field(() => WeaponStats, { description: 'Its figures.' })
  readonly stats!: FiftyOneFiftyWeaponStats | BronepehotaWeaponStats;

  @Field(() => CatalogSource, { description: 'Where it comes from.' })
  readonly source!: CatalogSource;
}

@ObjectType({ simpleResolvers: true, description: 'A personal armor of 5150.' })
export class Armor {
  @Field(() => ID, { description: 'Stable id. Example: `5150/light`.' })
  readonly id!: string;

  @Field(() => ID, { description: 'Rule set. Example: `5150`.' })
  readonly system!: string;

  @Field(() => String, { description: 'English name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Russian name.' })
  readonly nameRu!: string | null;

  @Field(() => String, { description: 'Abbreviation in English tables. Example: `LA`.' })
  readonly abbreviation!: string;

  @Field(() => String, { description: 'Abbreviation in Russian tables. Example: `ЛБ`.' })
  readonly abbreviationRu!: string;

  @Field(() => Int, { nullable: true, description: 'Cost. Unit: points; null when it has no price. Example: 27.' })
  readonly cost!: number | null;

  @Field(() => String, { nullable: true, description: 'What it absorbs or reflects on a 1 to 3 of a d6: laser, solid; null when nothing.' })
  readonly stops!: string | null;

  @Field(() => Boolean, { description: 'Whether its wearer always counts as in cover against shooting.' })
  readonly alwaysInCover!: boolean;

  @Field(() => CatalogSource, { description: 'Where it comes from.' })
  readonly source!: CatalogSource;
}
