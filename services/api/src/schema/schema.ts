/** The GraphQL schema: calculators derived from the rules, and resolvers written by hand. */
import 'reflect-metadata';
import { systems } from '@rangefinder/rules';
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, getNullableType, isUnionType } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { AskResolver } from './ask.js';
import { resolveCalculators, systemResolvers } from './calculators.js';
import { AvailabilityResolver } from './catalog/availability.js';
import { ExchangeResolver } from './catalog/exchange.js';
import { ForceResolver } from './catalog/forces.js';
import { SourceResolver } from './catalog/sources.js';
import { UnitValueResolver } from './catalog/unit-values.js';
import { UnitResolver } from './catalog/units.js';
import { WeaponResolver } from './catalog/weapons.js';
import { DiceResolver } from './dice.js';
import { DIRECTIVES, limitIntrospection } from './introspection.js';
import { describeKeywords } from './keywords.js';
import { readEnumsInAnyCase } from './lenient-enums.js';
import { NodeResolver } from './node.js';
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
    directives: [...DIRECTIVES],
    resolvers: [
      ...systemResolvers(),
      DiceResolver,
      ExchangeResolver,
      ForceResolver,
      NodeResolver,
      AvailabilityResolver,
      RankingResolver,
      ReferenceResolver,
      RuleRefResolver,
      SearchHitResolver,
      SearchResolver,
      SectionResolver,
      SourceResolver,
      SweepResolver,
      SystemPartsResolver,
      UnitResolver,
      UnitValueResolver,
      WeaponResolver,
      AskResolver,
    ] as unknown as NonEmptyArray<() => unknown>,
  });
  describeQuery(made);
  describeKeywords(made);
  readEnumsInAnyCase(made);
  limitIntrospection(made);
  resolveByName(made);
  resolveCalculators(made);
  letFieldsFail(made);
  return made;
}

/**
 * Makes every field nullable that can fail: calculators, and the fields of Query except the namespaces of rule sets. The error of one
 * field then leaves the answers of the others.
 */
function letFieldsFail(given: GraphQLSchema): void {
  const roots = Object.values(given.getQueryType()?.getFields() ?? {});
  const namespaces = roots.filter(({ name }) => NAMESPACES.has(name));
  const calculators = namespaces.flatMap(({ type }) => Object.values((getNamedType(type) as GraphQLObjectType).getFields()));
  const mayFail = [...roots.filter(({ name }) => !NAMESPACES.has(name)), ...calculators.filter(({ name }) => name !== 'slug')];
  for (const field of mayFail) field.type = getNullableType(field.type);
}

const NAMESPACES: ReadonlySet<string> = new Set(systems.map(({ namespace }) => namespace));

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
