/** Units as the schema shows them, with figures typed by rule set. */
import { createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Known } from '../keywords.js';
import { CatalogSource, Weapon } from './types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'An Alpha Strike card. Names as in `AlphaStrikeUnitInput`, so that a calculator takes them as they are.',
})
export class AlphaStrikeStats {
  @Field(() => String, { description: 'Type. Example: `BM`.' })
  readonly type!: string;

  @Field(() => Int, { description: 'Point value PV at the skill of the card. Unit: points. Example: 52.' })
  readonly pointValue!: number;

  @Known({ minimum: 0, maximum: 8, examples: [4] })
  @Field(() => Int, { description: 'Skill.' })
  readonly skill!: number;

  @Known({ minimum: 1, maximum: 5, examples: [4] })
  @Field(() => Int, { description: 'Size class SZ.' })
  readonly size!: number;

  @Field(() => Int, { description: 'Target movement modifier TMM. Example: 1.' })
  readonly tmm!: number;

  @Field(() => String, { description: 'Move MV as printed. Unit: inches. Example: `10"/6"j`.' })
  readonly move!: string;

  @Field(() => String, { description: 'Role. Example: `Juggernaut`.' })
  readonly role!: string;

  @Field(() => [String], { description: 'Damage at short, medium and long range; `0*` is minimal damage. Example: `["5", "5", "2"]`.' })
  readonly damage!: readonly string[];

  @Field(() => Int, { description: 'Overheat value OV. Example: 3.' })
  readonly overheatValue!: number;

  @Field(() => Int, { description: 'Armor A. Unit: points. Example: 10.' })
  readonly armor!: number;

  @Field(() => Int, { description: 'Structure S. Unit: points. Example: 8.' })
  readonly structure!: number;

  @Field(() => [String], { description: 'Special abilities. Example: `["IF1", "REAR1/1/-"]`.' })
  readonly specials!: readonly string[];

  @Field(() => Boolean, { description: 'Whether it has a heat scale.' })
  readonly hasHeatScale!: boolean;

  @Field(() => String, { nullable: true, description: 'Damage at extreme range; only what flies has it. Example: `2`.' })
  readonly damageExtreme?: string | undefined;

  @Field(() => Int, { nullable: true, description: 'Damage that threatens a critical hit; only what flies has it. Example: 3.' })
  readonly threshold?: number | undefined;

  @Field(() => String, { nullable: true, description: 'When it was introduced, as the source says it. Example: `circa 2300`.' })
  readonly introduced?: string | undefined;

  @Field(() => String, { nullable: true, description: 'Technology base. Example: `Inner Sphere`.' })
  readonly technology?: string | undefined;

  @Field(() => Float, { nullable: true, description: 'Unit: tons. Example: 100.' })
  readonly tonnage?: number | undefined;
}

@ObjectType({ simpleResolvers: true, description: 'A soldier of a Bronepehota squad.' })
export class BronepehotaSoldier {
  @Known({ minimum: 1, maximum: 6 })
  @Field(() => Int, { description: 'Number on the sheet.' })
  readonly number!: number;

  @Field(() => Int, { description: 'Army rank.' })
  readonly rank!: number;

  @Field(() => Int, { description: 'Speed. Unit: points a turn. Example: 4.' })
  readonly speed!: number;

  @Field(() => String, { nullable: true, description: 'Range die and bonus; null when he only fights close. Example: `D6+2`.' })
  readonly range!: string | null;

  @Field(() => String, { nullable: true, description: 'Power dice. Example: `1D12`.' })
  readonly power!: string | null;

  @Field(() => Int, { description: 'Close-combat bonus. Example: 2.' })
  readonly closeCombat!: number;

  @Field(() => Boolean, { description: 'Whether he can repair.' })
  readonly repairs!: boolean;

  @Field(() => Int, { description: 'Length and height of his jump together. Unit: steps of 5 cm; 0 when he cannot. Example: 5.' })
  readonly jump!: number;

  @Field(() => Int, { description: 'Armor. Example: 3.' })
  readonly armor!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of a Bronepehota squad.' })
export class BronepehotaSquadStats {
  @Field(() => [BronepehotaSoldier], { description: 'Its six soldiers.' })
  readonly soldiers!: readonly BronepehotaSoldier[];
}

@ObjectType({ simpleResolvers: true, description: 'A sector of the durability track and the speed that goes with it.' })
export class BronepehotaSpeedSector {
  @Field(() => Int, { description: 'Highest durability of the sector. Example: 12.' })
  readonly max!: number;

  @Field(() => Int, { description: 'Lowest durability of the sector. Example: 9.' })
  readonly min!: number;

  @Field(() => Int, { description: 'Speed while the slider stands here. Unit: points a turn. Example: 4.' })
  readonly speed!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of a Bronepehota machine.' })
export class BronepehotaMachineStats {
  @Field(() => String, { description: 'light or heavy.' })
  readonly weight!: string;

  @Field(() => Int, { description: 'Rank that its pilot needs.' })
  readonly rank!: number;

  @Field(() => Int, { description: 'Rate of fire of each weapon. Unit: shots a turn.' })
  readonly rateOfFire!: number;

  @Field(() => Int, { description: 'Ammunition track. Unit: power dice.' })
  readonly ammunition!: number;

  @Field(() => Int, { description: 'Durability: its Armor when undamaged.' })
  readonly durability!: number;

  @Field(() => [BronepehotaSpeedSector], { description: 'Sectors of the durability track, from undamaged down.' })
  readonly speedSectors!: readonly BronepehotaSpeedSector[];
}

@ObjectType({ simpleResolvers: true, description: 'Figures of a Bronepehota gun.' })
export class BronepehotaGunStats {
  @Field(() => String, { description: 'mobile or fixed.' })
  readonly mobility!: string;

  @Field(() => Int, { description: 'Rank that its gunner needs.' })
  readonly rank!: number;

  @Field(() => Int, { description: 'Rate of fire. Unit: shots a turn.' })
  readonly rateOfFire!: number;

  @Field(() => Int, { description: 'Ammunition track. Unit: power dice.' })
  readonly ammunition!: number;

  @Field(() => Int, { description: 'Durability: its Armor when undamaged.' })
  readonly durability!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One way in which a World at War unit fires on the move.' })
export class WorldAtWarFireLevel {
  @Field(() => String, { description: 'level-1, level-2 or advanced.' })
  readonly level!: string;

  @Field(() => String, { nullable: true, description: 'What it is limited to: anti-aircraft, HE, TOW; null when nothing.' })
  readonly only!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of a World at War unit.' })
export class WorldAtWarStats {
  @Field(() => ID, { description: 'Nation. Example: `usa`.' })
  readonly nation!: string;

  @Field(() => [WorldAtWarFireLevel], { description: 'Its levels of moving fire.' })
  readonly movingFire!: readonly WorldAtWarFireLevel[];
}

/** Values say their type themselves: `__typename`. */
export const UnitStats = createUnionType({
  name: 'UnitStats',
  description: 'Figures of a unit by rule set and kind.',
  types: () => [AlphaStrikeStats, BronepehotaSquadStats, BronepehotaMachineStats, BronepehotaGunStats, WorldAtWarStats] as const,
});

@ObjectType({ simpleResolvers: true, description: 'A weapon as a unit carries it.' })
export class MountedWeapon {
  @Field(() => Weapon as never, { description: 'The weapon.' })
  readonly weapon!: object;

  @Field(() => Int, { description: 'Order of mounting, from 1; in a squad the number of the soldier.' })
  readonly position!: number;

  @Field(() => Int, { description: 'How many of it. Example: 2.' })
  readonly count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A unit of the catalog.' })
export class Unit {
  @Field(() => ID, { description: `Stable id; survives renaming. Example: ${EXAMPLES.unit}.` })
  readonly id!: string;

  @Field(() => ID, { description: `Rule set. Example: ${systemWith('unit')}.` })
  readonly system!: string;

  @Field(() => String, { description: `What it is: ${kindsText('unit')}.` })
  readonly kind!: string;

  @Field(() => String, { description: 'English name. Example: `Atlas AS7-D`.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Russian name; null when it has none yet.' })
  readonly nameRu!: string | null;

  @Field(() => [String], { description: 'Other names in either language.' })
  readonly aliases!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Faction in English; null when it belongs to none.' })
  readonly faction!: string | null;

  @Field(() => String, { nullable: true, description: 'Faction in Russian.' })
  readonly factionRu!: string | null;

  @Field(() => Int, { nullable: true, description: 'Cost. Unit: points of its rule set; null when it has no price. Example: 52.' })
  readonly cost!: number | null;

  @Field(() => UnitStats as never, { description: 'Its figures.' })
  readonly stats!: object;

  @Field(() => [String], { description: 'Codes of its special abilities.' })
  readonly abilities!: readonly string[];

  @Field(() => [MountedWeapon], { description: 'Its weapons in order of mounting.' })
  readonly weapons!: readonly MountedWeapon[];

  @Field(() => CatalogSource, { description: 'Where it comes from.' })
  readonly source!: CatalogSource;

  @Field(() => String, { description: 'Its key in the source. Example: `140`.' })
  readonly sourceId!: string;

  @Field(() => Int, { description: 'From 1; rises when what the source says of it changes.' })
  readonly revision!: number;

  @Field(() => Boolean, { description: 'False while its card is not complete.' })
  readonly inPlay!: boolean;

  @Field(() => String, { description: 'When it last changed, ISO 8601.' })
  readonly updatedAt!: string;

  @Localized('Its name')
  readonly names!: readonly LocalizedText[];

  @Localized('Its faction')
  readonly factions!: readonly LocalizedText[];
}
