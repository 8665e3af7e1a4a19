/** The whole schema: calculators from the rules, and what is written by hand around them. */
import 'reflect-metadata';
import { type GraphQLSchema, isUnionType } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { resolveCalculators, systemResolvers } from './calculators.js';
import { FieldingResolver } from './catalog/availability.js';
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

/** The schema, built once: type-graphql keeps its declarations in a store of the process. */
export function schema(): GraphQLSchema {
  built ??= build();
  return built;
}

function build(): GraphQLSchema {
  const made = buildSchemaSync({
    // Drafts are checked by the rules, with codes and paths of our own.
    validate: false,
    resolvers: [
      ...systemResolvers(),
      DiceResolver,
      ExchangeResolver,
      FieldingResolver,
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

/** Values of unions say their type; type-graphql would ask for it with a promise each. */
function resolveByName(given: GraphQLSchema): void {
  for (const type of Object.values(given.getTypeMap()))
    if (isUnionType(type)) type.resolveType = ({ __typename }: { readonly __typename: string }) => __typename;
}

/** type-graphql has no place for the description of Query itself. */
function describeQuery(given: GraphQLSchema): void {
  const query = given.getQueryType();
  if (query) query.description = 'Everything that can be asked: calculators by rule set, the rulebook, the catalog, dice.';
}
