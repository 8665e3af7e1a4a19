/** Units, weapons and armor over GraphQL. */
import * as catalog from '@rangefinder/catalog';
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, InputType, Int, Query, Resolver, Root, registerEnumType } from 'type-graphql';
import type { Context } from '../../context.js';
import { badInput } from '../../errors/problems.js';
import { connectionOf, toConnection } from '../connection.js';
import { publicArmor, publicUnit, publicWeapon } from './mapping.js';
import { Armor, Weapon } from './types.js';
import { askCatalog } from './unavailable.js';
import { MountedWeapon, Unit } from './unit-types.js';

const ORDER_KEYS = { NAME: 'name', NAME_RU: 'nameRu', COST: 'cost' } as const;
registerEnumType(ORDER_KEYS, {
  name: 'UnitOrderKey',
  description: 'What units are sorted by.',
  valuesConfig: { NAME: { description: 'English name' }, NAME_RU: { description: 'Russian name' }, COST: { description: 'Cost' } },
});
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;
registerEnumType(DIRECTIONS, {
  name: 'OrderDirection',
  description: 'Rising or falling.',
  valuesConfig: { ASC: { description: 'Rising' }, DESC: { description: 'Falling' } },
});

@InputType({ description: 'Which units; what is not given does not matter.' })
class UnitFilter {
  @Field(() => ID, { nullable: true, description: 'Rule set. Example: `alpha-strike`.' })
  readonly system?: catalog.System;

  @Field(() => String, { nullable: true, description: 'battlemech, squad, machine, gun or platoon.' })
  readonly kind?: catalog.UnitKind;

  @Field(() => String, { nullable: true, description: 'Faction, its name in either language.' })
  readonly faction?: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Units with a complete card only; false: those without one; null: both.',
  })
  readonly inPlay?: boolean | null;
}

@InputType({ description: 'How units are sorted. What has no price comes last.' })
class UnitOrder {
  @Field(() => ORDER_KEYS, { description: 'The figure. Example: COST.' })
  readonly by!: catalog.UnitOrder['by'];

  @Field(() => DIRECTIONS, { defaultValue: 'asc', description: 'Rising or falling. Example: DESC.' })
  readonly direction!: 'asc' | 'desc';
}

@InputType({ description: 'Which weapons; what is not given does not matter.' })
class WeaponFilter {
  @Field(() => ID, { nullable: true, description: 'Rule set. Example: `5150`.' })
  readonly system?: catalog.System;

  @Field(() => String, { nullable: true, description: 'ranged, grenade, close-combat or equipment.' })
  readonly kind?: catalog.WeaponKind;
}

@ArgsType()
class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Entries on the page. From 0 to 100. Example: 20.' })
  readonly first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor behind which the page begins; from the start without it.' })
  readonly after?: string;
}

@ArgsType()
class UnitsArgs extends PageArgs {
  @Field(() => UnitFilter, { nullable: true, description: 'Which units.' })
  readonly filter?: UnitFilter;

  @Field(() => UnitOrder, { nullable: true, description: 'How they are sorted; by English name without it.' })
  readonly orderBy?: UnitOrder;
}

@ArgsType()
class WeaponsArgs extends PageArgs {
  @Field(() => WeaponFilter, { nullable: true, description: 'Which weapons.' })
  readonly filter?: WeaponFilter;
}

export const UnitConnection = connectionOf(Unit, 'Unit');
export const WeaponConnection = connectionOf(Weapon, 'Weapon');

const pageOf = ({ first, after }: PageArgs): catalog.PageRequest => ({ first, ...(after !== undefined && after !== null && { after }) });

@Resolver(() => Unit)
export class UnitResolver {
  @Query(() => Unit, { nullable: true, description: 'A unit by its id; null when there is none.' })
  async unit(@Arg('id', () => ID, { description: 'Example: `alpha-strike/atlas-as7-d`.' }) id: string, @Ctx() context: Context) {
    const unit = await askCatalog(context, (db) => catalog.findUnit(db, id));
    return unit && publicUnit(unit);
  }

  @Query(() => UnitConnection as never, { description: 'Units of the catalog, page by page.' })
  async units(@Args(() => UnitsArgs) { filter, orderBy, ...page }: UnitsArgs, @Ctx() context: Context) {
    const order = { by: orderBy?.by ?? 'name', descending: orderBy?.direction === 'desc' } as const;
    const found = await askCatalog(context, (db) => catalog.listUnits(db, filter ?? {}, order, pageOf(page as PageArgs)));
    if (!found.ok) throw badInput(found.problems, context.language);
    return toConnection(found.value, publicUnit, () => askCatalog(context, (db) => catalog.countUnits(db, filter ?? {})));
  }

  @FieldResolver(() => [MountedWeapon])
  async weapons(@Root() { id }: Unit, @Ctx() context: Context) {
    const mounted = await context.weaponsOf.load(id);
    return mounted.map(({ weapon, ...mount }) => ({ ...mount, weapon: publicWeapon(weapon) }));
  }
}

@Resolver()
export class WeaponResolver {
  @Query(() => Weapon, { nullable: true, description: 'A weapon by its id; null when there is none.' })
  async weapon(@Arg('id', () => ID, { description: 'Example: `5150/assault-rifle`.' }) id: string, @Ctx() context: Context) {
    const weapon = await askCatalog(context, (db) => catalog.findWeapon(db, id));
    return weapon && publicWeapon(weapon);
  }

  @Query(() => WeaponConnection as never, { description: 'Weapons of the catalog by English name, page by page.' })
  async weapons(@Args(() => WeaponsArgs) { filter, ...page }: WeaponsArgs, @Ctx() context: Context) {
    const found = await askCatalog(context, (db) => catalog.listWeapons(db, filter ?? {}, pageOf(page as PageArgs)));
    if (!found.ok) throw badInput(found.problems, context.language);
    return toConnection(found.value, publicWeapon, () => askCatalog(context, (db) => catalog.countWeapons(db, filter ?? {})));
  }

  @Query(() => [Armor], { description: 'Every armor of a rule set in the order in which it is printed.' })
  async armors(@Arg('system', () => ID, { description: 'Rule set. Example: `5150`.' }) system: catalog.System, @Ctx() context: Context) {
    const found = await askCatalog(context, (db) => catalog.listArmors(db, system));
    return found.map(publicArmor);
  }
}
