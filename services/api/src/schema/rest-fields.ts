/** Fields of REST answers. */
import { GRAPHQL_ONLY_FIELDS } from '@rangefinder/rules';
import type { GraphQLField, GraphQLObjectType } from 'graphql';

type AnyField = GraphQLField<unknown, unknown>;

/**
 * Returns the fields of a type that REST answers contain, in the order of the schema: those without arguments that are not exclusive
 * to GraphQL.
 * @example restFields(unitConnection).map(({ name }) => name) // ['nodes', 'pageInfo', 'totalCount', …]: not `edges`
 */
export const restFields = (type: GraphQLObjectType): readonly AnyField[] =>
  Object.values(type.getFields()).filter(({ name, args }) => args.length === 0 && !GRAPHQL_ONLY_FIELDS.has(name));
