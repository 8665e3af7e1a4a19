/** Queries for programs that synchronize a copy of the catalog: changes, and units by the keys of a source. */
import * as catalog from '@rangefinder/catalog';
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { publicUnit } from '../../answering/catalog/public-entries.js';
import { MUL } from '../../answering/entry-ids.js';
import { askCatalog } from '../../context/catalog-access.js';
import { badInput, thrown } from '../../context/errors/failures.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../../context/work/cost.js';
import { connectionOf, toConnection } from '../connection.js';
import { CatalogIds, CatalogPage } from '../costs.js';
import { DateTime } from '../date-time.js';
import { Known, KnownArguments } from '../keywords.js';
import { PageArgs, pageOf } from './page-arguments.js';
import { FoundUnits } from './units.js';

const SORTS = { UNIT: 'unit', WEAPON: 'weapon', ARMOR: 'armor' } as const;
registerEnumType(SORTS, {
  name: 'CatalogSort',
  description: 'Kind of a catalog entry.',
  valuesConfig: { UNIT: { description: 'A unit' }, WEAPON: { description: 'A weapon' }, ARMOR: { description: 'An armor' } },
});
const CHANGES = { ADDED: 'added', CHANGED: 'changed', REMOVED: 'removed' } as const;
registerEnumType(CHANGES, {
  name: 'CatalogChangeKind',
  description: 'Kind of a change.',
  valuesConfig: {
    ADDED: { description: 'Added; not yet in an older copy' },
    CHANGED: { description: 'Changed' },
    REMOVED: { description: 'Removed' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Catalog entry that was added, changed or removed.' })
class CatalogChange {
  @Known({ examples: ['UNIT'] })
  @Field(() => SORTS, { description: 'Kind of the entry.' })
  readonly entry!: string;

  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @Known({ examples: ['CHANGED'] })
  @Field(() => CHANGES, { description: 'Kind of the change.' })
  readonly change!: string;

  @Field(() => Int, { description: 'Catalog revision of its last change.' })
  readonly revision!: number;

  @Field(() => DateTime, { description: 'Time of the change.' })
  readonly changedAt!: string;
}

const CatalogChangeConnection = connectionOf(CatalogChange, 'CatalogChange');

@ArgsType()
class ChangesArgs extends PageArgs {
  @Known({ examples: ['0', '2026-11-23'] })
  @Field(() => String, { description: 'Catalog revision, as in `Rangefinder-Catalog` and downloads, or a date, ISO 8601.' })
  readonly since!: string;
}

@Resolver()
export class ExchangeResolver {
  @CatalogPage()
  @Query(() => CatalogChangeConnection as never, {
    description: 'Changes of the catalog since a revision or a date, ordered by revision.',
  })
  async changes(@Args(() => ChangesArgs) { since: text, ...page }: ChangesArgs, @Ctx() context: ResolverContext) {
    const since = sinceOf(text);
    if (since === undefined) throw thrown(badInput([unreadable(text)], context.language));
    const found = await askCatalog(context, (db) => catalog.listChanges(db, since, pageOf(page as PageArgs)));
    if (!found.ok) throw thrown(badInput(found.problems, context.language));
    await work(context, CATALOG_MS + found.value.edges.length * ENTRY_MS);
    return toConnection(found.value, publicChange, () => askCatalog(context, (db) => catalog.countChanges(db, since)));
  }

  @CatalogIds()
  @KnownArguments({ ids: { maxItems: catalog.MAX_IDS, examples: [['140', '141']] }, source: { examples: [MUL] } })
  @Query(() => FoundUnits, { description: 'Units by their keys in a source, such as numbers of the Master Unit List.' })
  async unitsOfSource(
    @Arg('source', () => String, { nullable: true, defaultValue: MUL, description: 'Source.' }) source: string | null,
    @Arg('ids', () => [ID], { description: 'Keys of the units in the source.' }) ids: string[],
    @Ctx() context: ResolverContext,
  ) {
    const units = await askCatalog(context, (db) => catalog.findUnitsOfSource(db, source ?? MUL, ids));
    await work(context, CATALOG_MS + ids.length * ENTRY_MS);
    if (!units.ok) throw thrown(badInput(units.problems, context.language));
    return { found: units.value.found.map(publicUnit), missing: units.value.missing };
  }
}

const publicChange = ({ changedAt, ...change }: catalog.CatalogChange): CatalogChange => ({
  ...change,
  changedAt: changedAt.toISOString(),
});

const REVISION = /^\d{1,15}$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function sinceOf(text: string): catalog.Since | undefined {
  if (REVISION.test(text)) return { revision: Number(text) };
  const date = DATE.test(text) ? new Date(text) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : { date };
}

const unreadable = (given: string) =>
  ({
    code: 'BAD_FORMAT',
    path: ['since'],
    given,
    allowed: {
      en: 'a revision of the catalog (12), or a date (2026-11-23, 2026-11-23T10:00:00Z)',
      ru: 'ревизия каталога (12) или дата (2026-11-23, 2026-11-23T10:00:00Z)',
    },
  }) as const;
