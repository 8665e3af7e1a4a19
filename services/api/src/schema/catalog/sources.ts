/** Queries for the sources of catalog entries. */
import * as catalog from '@rangefinder/catalog';
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { publicSource } from '../../answering/catalog/public-entries.js';
import { askCatalog } from '../../context/catalog-access.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS } from '../../context/work/cost.js';
import { connectionOf } from '../connection.js';
import { CatalogEntry, CatalogPage } from '../costs.js';
import { KnownArguments } from '../keywords.js';
import { listConnection } from '../list-pages.js';
import { PageArgs } from './page-arguments.js';
import { CatalogSource } from './types.js';

const SourceConnection = connectionOf(CatalogSource, 'CatalogSource');

/** Sources of the rule sets, and those of imported entries. */
async function allSources(context: ResolverContext): Promise<readonly catalog.Source[]> {
  await work(context, CATALOG_MS);
  const all = [...catalog.LISTED_SOURCES, ...(await askCatalog(context, (db) => catalog.listEntrySources(db)))];
  return [...new Map(all.map((source) => [source.id, source])).values()];
}

@Resolver()
export class SourceResolver {
  @CatalogPage()
  @Query(() => SourceConnection as never, { description: 'Sources of catalog entries, with their trademark notices, paginated.' })
  async sources(@Args(() => PageArgs) args: PageArgs, @Ctx() context: ResolverContext) {
    return listConnection(await allSources(context), args, { language: context.language, idOf: ({ id }) => id, toNode: publicSource });
  }

  @CatalogEntry()
  @KnownArguments({ id: { examples: ['mul'] } })
  @Query(() => CatalogSource, { nullable: true, description: 'Source by id; null if it does not exist.' })
  async source(@Arg('id', () => ID, { description: 'Id, as in `source` of entries.' }) id: string, @Ctx() context: ResolverContext) {
    const source = (await allSources(context)).find((each) => each.id === id);
    return source && publicSource(source);
  }
}
