/** Queries for weapons and armor. */
import * as catalog from '@rangefinder/catalog';
import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Query, Resolver, registerEnumType } from 'type-graphql';
import { publicArmor, publicWeapon } from '../../answering/catalog/public-entries.js';
import { askCatalog } from '../../context/catalog-access.js';
import { badInput, thrown } from '../../context/errors/failures.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../../context/work/cost.js';
import { checkListed, checkSystem, RULE_SETS, WEAPON_KINDS } from '../closed-lists.js';
import { connectionOf, toConnection } from '../connection.js';
import { CatalogEntry, CatalogPage } from '../costs.js';
import { EXAMPLES, systemWith } from '../examples.js';
import { Known, KnownArguments } from '../keywords.js';
import { Armor, Weapon } from './entry-classes.js';
import { COST, constants, DIRECTIONS, type Direction, describedValues, NAMES, orderOf, WORDS_OF_NAMES } from './list-arguments.js';
import { PageArgs, pageOf } from './page-arguments.js';

const ORDERS = new Map([...NAMES, COST]);
const WEAPON_ORDER_KEYS = constants([...ORDERS.keys()]);

@InputType({ description: 'Which weapons; what is not given does not matter.' })
class WeaponFilter {
  @Known({ ...RULE_SETS, examples: [systemWith('weapon')] })
  @Field(() => ID, { nullable: true, description: 'Rule set.' })
  readonly system?: catalog.System;

  @Known(WEAPON_KINDS)
  @Field(() => String, { nullable: true, description: 'What it is.' })
  readonly kind?: catalog.WeaponKind;

  @Known({ examples: ['assault rifle'] })
  @Field(() => String, { nullable: true, description: WORDS_OF_NAMES })
  readonly text?: string;
}

registerEnumType(WEAPON_ORDER_KEYS, {
  name: 'WeaponOrderKey',
  description: 'What weapons are sorted by; without a price they come last.',
  valuesConfig: describedValues(ORDERS),
});

@InputType({ description: 'How weapons are sorted.' })
class WeaponOrder {
  @Known({ examples: ['COST'] })
  @Field(() => WEAPON_ORDER_KEYS, { description: 'The figure.' })
  readonly by!: catalog.WeaponOrder['by'];

  @Known({ examples: ['DESC'] })
  @Field(() => DIRECTIONS, { defaultValue: 'asc', description: 'Rising or falling.' })
  readonly direction!: Direction;
}

@ArgsType()
class WeaponsArgs extends PageArgs {
  @Field(() => WeaponFilter, { nullable: true, description: 'Which weapons.' })
  readonly filter?: WeaponFilter;

  @Field(() => WeaponOrder, {
    nullable: true,
    description: 'How they are sorted; by English name, or by how well they fit the words, without it.',
  })
  readonly orderBy?: WeaponOrder;
}

/** Null counts as absent. */
const withoutNulls = (filter: WeaponFilter): WeaponFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));

const WeaponConnection = connectionOf(Weapon, 'Weapon');

@Resolver()
export class WeaponResolver {
  @CatalogEntry()
  @KnownArguments({ id: { examples: [EXAMPLES.weapon] } })
  @Query(() => Weapon as never, { nullable: true, description: 'A weapon by its id; null when there is none.' })
  async weapon(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() context: ResolverContext) {
    await work(context, CATALOG_MS);
    const weapon = await askCatalog(context, (db) => catalog.findWeapon(db, id));
    return weapon && publicWeapon(weapon);
  }

  @CatalogPage()
  @Query(() => WeaponConnection as never, { description: 'Weapons of the catalog, page by page.' })
  async weapons(@Args(() => WeaponsArgs) { filter, orderBy, ...page }: WeaponsArgs, @Ctx() context: ResolverContext) {
    const given = withoutNulls(filter ?? {});
    checkListed(RULE_SETS, given.system, ['filter', 'system'], context.language);
    checkListed(WEAPON_KINDS, given.kind, ['filter', 'kind'], context.language);
    const found = await askCatalog(context, (db) =>
      catalog.listWeapons(db, given, orderBy ? orderOf(orderBy) : undefined, pageOf(page as PageArgs)),
    );
    if (!found.ok) throw thrown(badInput(found.problems, context.language));
    await work(context, CATALOG_MS + found.value.edges.length * ENTRY_MS);
    return toConnection(found.value, publicWeapon, () => askCatalog(context, (db) => catalog.countWeapons(db, given)));
  }

  @CatalogEntry()
  @KnownArguments({ id: { examples: [EXAMPLES.armor] } })
  @Query(() => Armor as never, { nullable: true, description: 'An armor by its id; null when there is none.' })
  async armor(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() context: ResolverContext) {
    await work(context, CATALOG_MS);
    const armor = await askCatalog(context, (db) => catalog.findArmor(db, id));
    return armor && publicArmor(armor);
  }

  @CatalogEntry()
  @KnownArguments({ system: { ...RULE_SETS, examples: [systemWith('armor')] } })
  @Query(() => [Armor] as never, { description: 'Every armor of a rule set in the order in which it is printed.' })
  async armors(@Arg('system', () => ID, { description: 'Rule set.' }) system: catalog.System, @Ctx() context: ResolverContext) {
    checkSystem(system, context.language);
    await work(context, CATALOG_MS);
    const found = await askCatalog(context, (db) => catalog.listArmors(db, system));
    return found.map(publicArmor);
  }
}
