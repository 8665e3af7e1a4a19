/** The schema for tools that make programs of it: its text, and which types its interfaces and unions may be. */
import { type GraphQLSchema, isAbstractType, printSchema } from 'graphql';

/** The schema definition language, descriptions included. */
export const schemaText = (schema: GraphQLSchema): string => `${printSchema(schema)}\n`;

/**
 * Names of the types that each interface and union may be, as caches of GraphQL clients take them.
 * @example possibleTypes(schema).RuleNode // ['Section', 'RuleTable', 'Ruling']
 */
export const possibleTypes = (schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
