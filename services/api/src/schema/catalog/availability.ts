/** Queries for eras and factions. They belong to the rule sets and do not read the catalog. */
import * as catalog from '@rangefinder/catalog';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { publicEra, publicFaction } from '../../answering/catalog/public-availability.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { listedSystem } from '../closed-lists.js';
import { connectionOf } from '../connection.js';
import { Paged } from '../costs.js';
import { SystemPageArgs } from '../list-args.js';
import { listConnection } from '../list-pages.js';
import { Era, Faction } from './availability-types.js';

const EraConnection = connectionOf(Era, 'Era');
const FactionConnection = connectionOf(Faction, 'Faction');

const entriesOf = ({ system }: SystemPageArgs, { language }: ResolverContext) => {
  const slug = listedSystem(system, language);
  return catalog.ERAS_AND_FACTIONS.filter((entry) => slug === undefined || entry.system === slug);
};

const idOf = ({ system, id }: { readonly system: string; readonly id: string }): string => `${system} ${id}`;

@Resolver()
export class AvailabilityResolver {
  @Paged()
  @Query(() => EraConnection as never, {
    description: 'Eras of the rule sets, in order, paginated. These are the values of the filter `era`.',
  })
  eras(@Args(() => SystemPageArgs) args: SystemPageArgs, @Ctx() context: ResolverContext) {
    const eras = entriesOf(args, context).flatMap((entry) => entry.eras.map((era) => publicEra(entry, era)));
    return listConnection(eras, args, { language: context.language, idOf, toNode: (era) => era });
  }

  @Paged()
  @Query(() => FactionConnection as never, {
    description: 'Factions and general lists of the rule sets, paginated. These are the values of the filter `faction`.',
  })
  factions(@Args(() => SystemPageArgs) args: SystemPageArgs, @Ctx() context: ResolverContext) {
    const factions = entriesOf(args, context).flatMap((entry) => entry.factions.map((faction) => publicFaction(entry, faction)));
    return listConnection(factions, args, { language: context.language, idOf, toNode: (faction) => faction });
  }
}
