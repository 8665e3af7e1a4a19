/** The whole schema: calculators from the rules, and what is written by hand around them. */
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { systemResolvers } from './calculators.js';
import { UnitResolver } from './catalog/units.js';
import { WeaponResolver } from './catalog/weapons.js';
import { DiceResolver } from './dice.js';
import { ReferenceResolver } from './reference.js';
import { SearchResolver } from './search.js';
import { SectionResolver } from './sections.js';

let built: GraphQLSchema | undefined;

/** The schema, built once: type-graphql keeps its declarations in a store of the process. */
export function schema(): GraphQLSchema {
  built ??= buildSchemaSync({
    // Drafts are checked by the rules, with codes and paths of our own.
    validate: false,
    resolvers: [
      ...systemResolvers(),
      DiceResolver,
      ReferenceResolver,
      SearchResolver,
      SectionResolver,
      UnitResolver,
      WeaponResolver,
    ] as unknown as NonEmptyArray<() => unknown>,
  });
  describeQuery(built);
  return built;
}

/** type-graphql has no place for the description of Query itself. */
function describeQuery(given: GraphQLSchema): void {
  const query = given.getQueryType();
  if (query) query.description = 'Everything that can be asked: calculators by rule set, the rulebook, the catalog, dice.';
}
