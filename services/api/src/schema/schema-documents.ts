/** The GraphQL schema for tools: its SDL, and the possible types of interfaces and unions. */
import { type GraphQLSchema, isAbstractType, printSchema } from 'graphql';

/** Schema definition language with descriptions. */
export const schemaText = (schema: GraphQLSchema): string => `${printSchema(schema)}\n`;

/**
 * Possible types of each interface and union, for caches of GraphQL clients.
 * @example possibleTypes(schema).RuleNode // ['Section', 'RuleTable', 'Ruling']
 */
export const possibleTypes = (schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
