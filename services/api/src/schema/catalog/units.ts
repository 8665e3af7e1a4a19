/** Queries for units: one, several by id, lists, and revisions. */
import * as catalog from '@rangefinder/catalog';
import type { CheckResult, Problem } from '@rangefinder/rules';
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { publicUnit, publicWeapon } from '../../answering/catalog/public-entries.js';
import { unitMeant } from '../../answering/entry-ids.js';
import { askCatalog } from '../../context/catalog-access.js';
import { badInput, thrown } from '../../context/errors/failures.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../../context/work/cost.js';
import { connectionOf, toConnection } from '../connection.js';
import { CatalogEntry, CatalogIds, CatalogPage } from '../costs.js';
import { DateTime } from '../date-time.js';
import { EXAMPLES } from '../examples.js';
import { Known, KnownArguments } from '../keywords.js';
import { listConnection } from '../list-pages.js';
import { PageArgs, pageOf } from './page-arguments.js';
import { declareAlternative, declareUnderstanding, declareUnknown } from './understanding.js';
import { catalogFilter, catalogOrder, MAX_ORDERS, UnitsArgs } from './unit-arguments.js';
import { MountedWeapon, Unit } from './unit-types.js';

@ObjectType({ simpleResolvers: true, description: 'Units by id.' })
export class FoundUnits {
  @Field(() => [Unit], { description: 'Units found, in the order of the request, without duplicates.' })
  readonly found!: Unit[];

  @Field(() => [ID], { description: 'Ids that do not exist in the catalog.' })
  readonly missing!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'Revision of a unit, with its source.' })
class UnitRevision {
  @Field(() => Int, { description: 'Number of the revision, from 1.' })
  readonly revision!: number;

  @Known({ examples: ['mul'] })
  @Field(() => ID, { description: 'Id of the source.' })
  readonly source!: string;

  @Known({ examples: ['140'] })
  @Field(() => String, { description: 'Key of the unit in the source.' })
  readonly sourceId!: string;

  @Field(() => DateTime, { description: 'Time at which the source last had this state.' })
  readonly readAt!: string;

  @Field(() => String, { description: 'SHA-256 of the data of the source.' })
  readonly hash!: string;

  @Field(() => String, { nullable: true, description: 'Row of the source, unchanged; null for the starter catalog.' })
  readonly raw!: string | null;

  @Field(() => Unit, { description: 'Unit according to the source, without corrections.' })
  readonly unit!: Unit;
}

const UnitConnection = connectionOf(Unit, 'Unit');
const UnitRevisionConnection = connectionOf(UnitRevision, 'UnitRevision');

@ArgsType()
class UnitRevisionsArgs extends PageArgs {
  @Known({ examples: [EXAMPLES.unit] })
  @Field(() => ID, { description: 'Id of the unit.' })
  readonly id!: string;
}

const publicRevision = ({ unit, source, readAt, ...revision }: catalog.UnitRevision): UnitRevision =>
  ({ ...revision, source: source.id, readAt: readAt.toISOString(), unit: publicUnit(unit) }) as unknown as UnitRevision;

declareUnderstanding(UnitConnection);
declareAlternative(UnitConnection);
declareUnknown(UnitConnection);

@Resolver(() => Unit)
export class UnitResolver {
  @CatalogEntry()
  @KnownArguments({ id: { examples: [EXAMPLES.unit] } })
  @Query(() => Unit, { nullable: true, description: 'Unit by id; null if it does not exist.' })
  async unit(@Arg('id', () => ID, { description: 'Id of the unit, or its exact name.' }) id: string, @Ctx() context: ResolverContext) {
    await work(context, CATALOG_MS);
    const unit = (await askCatalog(context, (db) => catalog.findUnit(db, id))) ?? (await unitMeant(id, context));
    return unit && publicUnit(unit);
  }

  @CatalogIds()
  @KnownArguments({ ids: { maxItems: catalog.MAX_IDS, examples: [[EXAMPLES.unit]] } })
  @Query(() => FoundUnits, { description: 'Units by id, and the ids that do not exist.' })
  async unitsByIds(@Arg('ids', () => [ID], { description: 'Ids of units.' }) ids: string[], @Ctx() context: ResolverContext) {
    const units = await askCatalog(context, (db) => catalog.findUnits(db, ids));
    await work(context, CATALOG_MS + ids.length * ENTRY_MS);
    if (!units.ok) throw thrown(badInput(units.problems, context.language));
    return { found: units.value.found.map(publicUnit), missing: units.value.missing };
  }

  @CatalogPage()
  @Query(() => UnitConnection as never, { description: 'Units of the catalog, paginated.' })
  units(@Args(() => UnitsArgs) args: UnitsArgs, @Ctx() context: ResolverContext) {
    return args.query === undefined || args.query === null ? listed(args, context) : queried(args, args.query, context);
  }

  @FieldResolver(() => [MountedWeapon])
  async weapons(@Root() { id }: Unit, @Ctx() context: ResolverContext) {
    const mounted = await context.weaponsOf().load(id);
    return mounted.map(({ weapon, ...mount }) => ({ ...mount, weapon: publicWeapon(weapon) }));
  }

  @CatalogPage()
  @Query(() => UnitRevisionConnection as never, {
    nullable: true,
    description: 'Revisions of a unit in its source, the latest first, paginated; null if the unit does not exist.',
  })
  async unitRevisions(@Args(() => UnitRevisionsArgs) { id, ...page }: UnitRevisionsArgs, @Ctx() context: ResolverContext) {
    const revisions = await askCatalog(context, (db) => catalog.listRevisions(db, id));
    await work(context, CATALOG_MS + revisions.length * ENTRY_MS);
    if (revisions.length === 0) return null;
    return listConnection(revisions, page, {
      language: context.language,
      idOf: ({ revision }) => String(revision),
      toNode: publicRevision,
    });
  }
}

async function listed(args: UnitsArgs, context: ResolverContext) {
  const tooMany = (args.thenBy?.length ?? 0) > MAX_ORDERS ? [tooManyOrders(args.thenBy?.length)] : [];
  if (tooMany.length > 0) throw thrown(badInput(tooMany, context.language));
  const question = { filter: catalogFilter(args.filter), order: catalogOrder(args) };
  return unitPage(await askCatalog(context, (db) => catalog.filterUnits(db, question, pageOf(args))), context);
}

const tooManyOrders = (given: number | undefined): Problem => ({
  code: 'TOO_MANY',
  path: ['thenBy'],
  given,
  allowed: { en: `at most ${MAX_ORDERS}`, ru: `не больше ${MAX_ORDERS}` },
});

async function queried(args: UnitsArgs, query: string, context: ResolverContext) {
  const parsed = catalog.parseQuery(query);
  const problems = [...conflicts(args), ...(parsed.ok ? [] : parsed.problems)];
  if (problems.length > 0) throw thrown(badInput(problems, context.language));
  return unitPage(await askCatalog(context, (db) => catalog.queryUnits(db, query, pageOf(args))), context);
}

async function unitPage(answer: CheckResult<catalog.UnitResult>, context: ResolverContext) {
  if (!answer.ok) throw thrown(badInput(answer.problems, context.language));
  const { edges, matched, understoodAs, alternative, countAll, countUnknown } = answer.value;
  await work(context, CATALOG_MS + edges.length * ENTRY_MS);
  const connection = toConnection(answer.value, publicUnit, () => askCatalog(context, countAll));
  // Counts are lazy: copying the connection would compute them.
  return Object.defineProperties(connection, {
    matched: { value: matched, enumerable: true },
    understoodAs: { value: understoodAs, enumerable: true },
    alternative: { value: alternative, enumerable: true },
    unknownAvailability: { get: () => (countUnknown ? askCatalog(context, countUnknown) : null), enumerable: true },
  });
}

/** A query excludes other filters and orders. */
function conflicts({ filter, orderBy, thenBy }: UnitsArgs): readonly Problem[] {
  const others = Object.entries({ filter: filter && conditionsIn(filter), orderBy: orderBy?.by, thenBy: thenBy?.[0]?.by });
  return others.flatMap(([name, given]) =>
    given === undefined ? [] : [{ code: 'CONFLICT', path: [name], given, allowed: ALL_BY_ITSELF }],
  );
}

/** Names of the given filters. `inPlay` has a default and does not count. */
const conditionsIn = (filter: object): string =>
  Object.entries(filter)
    .flatMap(([name, value]) => (value === undefined || (name === 'inPlay' && value === true) ? [] : [name]))
    .join(', ');

const ALL_BY_ITSELF = {
  en: 'nothing beside a query; it has conditions of its own, and `sort:`',
  ru: 'ничего рядом с запросом; в нём есть свои условия и `sort:`',
};
