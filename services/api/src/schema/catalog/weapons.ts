/** Queries for weapons and armor. */
import * as catalog from '@rangefinder/catalog';
import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Query, Resolver, registerEnumType } from 'type-graphql';
import { publicArmor, publicWeapon } from '../../answering/catalog/public-entries.js';
import { weaponMeant } from '../../answering/entry-ids.js';
import { askCatalog } from '../../context/catalog-access.js';
import { badInput, thrown } from '../../context/errors/failures.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../../context/work/cost.js';
import { listed, listedSystem, RULE_SETS, WEAPON_KINDS } from '../closed-lists.js';
import { connectionOf, toConnection } from '../connection.js';
import { CatalogEntry, CatalogPage } from '../costs.js';
import { EXAMPLES, systemWith } from '../examples.js';
import { Known, KnownArguments } from '../keywords.js';
import { SystemPageArgs } from '../list-args.js';
import { listConnection } from '../list-pages.js';
import { Armor, Weapon } from './entry-classes.js';
import { COST, constants, DIRECTIONS, type Direction, describedValues, NAMES, orderOf, WORDS_OF_NAMES } from './list-arguments.js';
import { PageArgs, pageOf } from './page-arguments.js';

const ORDERS = new Map([...NAMES, COST]);
const WEAPON_ORDER_KEYS = constants([...ORDERS.keys()]);

@InputType({ description: 'Filter of weapons. All given conditions must hold.' })
class WeaponFilter {
  @Known({ ...RULE_SETS, examples: [systemWith('weapon')] })
  @Field(() => ID, { nullable: true, description: 'Rule set.' })
  readonly system?: catalog.System;

  @Known(WEAPON_KINDS)
  @Field(() => String, { nullable: true, description: 'Kind of the weapon.' })
  readonly kind?: catalog.WeaponKind;

  @Known({ examples: ['assault rifle'] })
  @Field(() => String, { nullable: true, description: WORDS_OF_NAMES })
  readonly text?: string;
}

registerEnumType(WEAPON_ORDER_KEYS, {
  name: 'WeaponOrderKey',
  description: 'Sort key of weapons. Weapons without a price come last.',
  valuesConfig: describedValues(ORDERS),
});

@InputType({ description: 'Sort order of weapons.' })
class WeaponOrder {
  @Known({ examples: ['COST'] })
  @Field(() => WEAPON_ORDER_KEYS, { description: 'Figure.' })
  readonly by!: catalog.WeaponOrder['by'];

  @Known({ examples: ['DESC'] })
  @Field(() => DIRECTIONS, { defaultValue: 'asc', description: 'Sort direction.' })
  readonly direction!: Direction;
}

@ArgsType()
class WeaponsArgs extends PageArgs {
  @Field(() => WeaponFilter, { nullable: true, description: 'Filter of weapons.' })
  readonly filter?: WeaponFilter;

  @Field(() => WeaponOrder, {
    nullable: true,
    description: 'Sort order. Default: by relevance if the filter contains words, else by English name.',
  })
  readonly orderBy?: WeaponOrder;
}

/** Null counts as absent. */
const withoutNulls = (filter: WeaponFilter): WeaponFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));

const WeaponConnection = connectionOf(Weapon, 'Weapon');
const ArmorConnection = connectionOf(Armor, 'Armor');

@Resolver()
export class WeaponResolver {
  @CatalogEntry()
  @KnownArguments({ id: { examples: [EXAMPLES.weapon] } })
  @Query(() => Weapon as never, { nullable: true, description: 'Weapon by id; null if it does not exist.' })
  async weapon(@Arg('id', () => ID, { description: 'Id.' }) id: string, @Ctx() context: ResolverContext) {
    await work(context, CATALOG_MS);
    const weapon = (await askCatalog(context, (db) => catalog.findWeapon(db, id))) ?? (await weaponMeant(id, context));
    return weapon && publicWeapon(weapon);
  }

  @CatalogPage()
  @Query(() => WeaponConnection as never, { description: 'Weapons of the catalog, paginated.' })
  async weapons(@Args(() => WeaponsArgs) { filter, orderBy, ...page }: WeaponsArgs, @Ctx() context: ResolverContext) {
    const given = withoutNulls(filter ?? {});
    const system = listed(RULE_SETS, given.system, ['filter', 'system'], context.language);
    const kind = listed(WEAPON_KINDS, given.kind, ['filter', 'kind'], context.language);
    const wanted = { ...given, ...(system && { system }), ...(kind && { kind: kind as catalog.WeaponKind }) };
    const found = await askCatalog(context, (db) =>
      catalog.listWeapons(db, wanted, orderBy ? orderOf(orderBy) : undefined, pageOf(page as PageArgs)),
    );
    if (!found.ok) throw thrown(badInput(found.problems, context.language));
    await work(context, CATALOG_MS + found.value.edges.length * ENTRY_MS);
    return toConnection(found.value, publicWeapon, () => askCatalog(context, (db) => catalog.countWeapons(db, given)));
  }

  @CatalogEntry()
  @KnownArguments({ id: { examples: [EXAMPLES.armor] } })
  @Query(() => Armor as never, { nullable: true, description: 'Armor by id; null if it does not exist.' })
  async armor(@Arg('id', () => ID, { description: 'Id.' }) id: string, @Ctx() context: ResolverContext) {
    await work(context, CATALOG_MS);
    const armor = await askCatalog(context, (db) => catalog.findArmor(db, id));
    return armor && publicArmor(armor);
  }

  @CatalogPage()
  @Query(() => ArmorConnection as never, { description: 'Armor of the catalog in printed order, paginated.' })
  async armors(@Args(() => SystemPageArgs) { system, ...page }: SystemPageArgs, @Ctx() context: ResolverContext) {
    const { language } = context;
    const slug = listedSystem(system, language);
    await work(context, CATALOG_MS);
    const armors = await askCatalog(context, (db) => catalog.listArmors(db, slug));
    return listConnection(armors, page, { language, idOf: ({ id }) => id, toNode: publicArmor });
  }
}
