/** The GraphQL schema for tools: its SDL, the possible types of interfaces and unions, and cache policies. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  printSchema,
} from 'graphql';

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

/** Policy of a type for Apollo Client. `keyFields: false` keeps its objects where they were answered. */
interface TypePolicy {
  readonly keyFields?: false;
  readonly merge: true;
}

/**
 * Policies with which caches lose no answers: objects without an id are merged, and objects whose texts depend on the language are
 * kept per question. Objects with an id that are the same in every language, such as units, are shared.
 * @example typePolicies(schema).AlphaStrikeQuery // { merge: true }
 */
export function typePolicies(schema: GraphQLSchema): Readonly<Record<string, TypePolicy>> {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const shared = reached(
    schema,
    roots.filter(({ name, args }) => name !== 'node' && args.every((argument) => argument.name !== 'lang')),
  );
  const objects = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && type !== schema.getQueryType(),
  );
  return Object.fromEntries(
    (objects as readonly GraphQLObjectType[])
      .filter((type) => !('id' in type.getFields()) || !shared.has(type.name))
      .map((type) => [type.name, 'id' in type.getFields() ? { keyFields: false, merge: true } : { merge: true }]),
  );
}

/** Names of the types below fields. */
function reached(schema: GraphQLSchema, fields: readonly GraphQLField<unknown, unknown>[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (field: GraphQLField<unknown, unknown>): void => {
    const type = getNamedType(field.type);
    if (names.has(type.name)) return;
    names.add(type.name);
    const objects = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    for (const object of objects) {
      names.add(object.name);
      for (const below of Object.values(object.getFields())) visit(below);
    }
  };
  fields.forEach(visit);
  return names;
}
