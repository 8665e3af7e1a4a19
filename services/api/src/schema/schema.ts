/** The GraphQL schema: calculators derived from the rules, and resolvers written by hand. */
import 'reflect-metadata';
import { type GraphQLSchema, isUnionType } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { resolveCalculators, systemResolvers } from './calculators.js';
import { AvailabilityResolver } from './catalog/availability.js';
import { ExchangeResolver } from './catalog/exchange.js';
import { UnitValueResolver } from './catalog/unit-values.js';
import { UnitResolver } from './catalog/units.js';
import { WeaponResolver } from './catalog/weapons.js';
import { DiceResolver } from './dice.js';
import { describeKeywords } from './keywords.js';
import { RankingResolver } from './ranking.js';
import { ReferenceResolver } from './reference.js';
import { RuleRefResolver } from './rule-node.js';
import { SearchHitResolver, SearchResolver } from './search.js';
import { SectionResolver } from './sections.js';
import { SweepResolver } from './sweep.js';
import { SystemPartsResolver } from './system-parts.js';

let built: GraphQLSchema | undefined;

/** Returns the schema. It is built once because type-graphql stores declarations globally. */
export function schema(): GraphQLSchema {
  built ??= build();
  return built;
}

function build(): GraphQLSchema {
  const made = buildSchemaSync({
    // The rules validate drafts, with their own codes and paths.
    validate: false,
    resolvers: [
      ...systemResolvers(),
      DiceResolver,
      ExchangeResolver,
      AvailabilityResolver,
      RankingResolver,
      ReferenceResolver,
      RuleRefResolver,
      SearchHitResolver,
      SearchResolver,
      SectionResolver,
      SweepResolver,
      SystemPartsResolver,
      UnitResolver,
      UnitValueResolver,
      WeaponResolver,
    ] as unknown as NonEmptyArray<() => unknown>,
  });
  describeQuery(made);
  describeKeywords(made);
  resolveByName(made);
  resolveCalculators(made);
  return made;
}

/** Resolves union types by `__typename`. type-graphql would create a promise for each value. */
function resolveByName(given: GraphQLSchema): void {
  for (const type of Object.values(given.getTypeMap()))
    if (isUnionType(type)) type.resolveType = ({ __typename }: { readonly __typename: string }) => __typename;
}

/** type-graphql cannot describe Query itself. */
function describeQuery(given: GraphQLSchema): void {
  const query = given.getQueryType();
  if (query) query.description = 'Calculators by rule set, the rulebook, the catalog, and dice.';
}
