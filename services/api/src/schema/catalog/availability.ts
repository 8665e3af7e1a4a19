/** Queries for eras and factions. They belong to the rule sets and do not read the catalog. */
import * as catalog from '@rangefinder/catalog';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { publicEra, publicFaction } from '../../answering/catalog/public-availability.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { listedSystem, RULE_SETS } from '../closed-lists.js';
import { Costs } from '../costs.js';
import { systemWith } from '../examples.js';
import { KnownArguments } from '../keywords.js';

import { Era, Faction } from './availability-types.js';

const SYSTEM = { nullable: true, description: 'Limits the result to this rule set.' } as const;
const countOf = (name: 'eras' | 'factions'): number => catalog.ERAS_AND_FACTIONS.reduce((sum, entry) => sum + entry[name].length, 0);

const entriesOf = (system: string | null | undefined, { language }: ResolverContext) => {
  const slug = listedSystem(system, language);
  return catalog.ERAS_AND_FACTIONS.filter((entry) => slug === undefined || entry.system === slug);
};

@Resolver()
export class AvailabilityResolver {
  @Costs({ entries: countOf('eras') })
  @KnownArguments({ system: { ...RULE_SETS, examples: [systemWith('unit')] } })
  @Query(() => [Era], { description: 'Eras of the rule sets, in order. These are the values of the filter `era`.' })
  eras(@Arg('system', () => ID, SYSTEM) system: string | null | undefined, @Ctx() context: ResolverContext) {
    return entriesOf(system, context).flatMap((entry) => entry.eras.map((era) => publicEra(entry, era)));
  }

  @Costs({ entries: countOf('factions') })
  @KnownArguments({ system: { ...RULE_SETS, examples: [systemWith('unit')] } })
  @Query(() => [Faction], {
    description: 'Factions and general lists of the rule sets. These are the values of the filter `faction`.',
  })
  factions(@Arg('system', () => ID, SYSTEM) system: string | null | undefined, @Ctx() context: ResolverContext) {
    return entriesOf(system, context).flatMap((entry) => entry.factions.map((faction) => publicFaction(entry, faction)));
  }
}
