/** Fields of REST answers: those without arguments that are not exclusive to GraphQL. */
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

/** Marks a field as exclusive to GraphQL. REST answers contain all fields by default and omit it. */
export const OnlyInGraphql = () => Extensions({ onlyInGraphql: true });

type AnyField = GraphQLField<unknown, unknown>;

/**
 * Returns the fields of a type that REST answers contain, in the order of the schema.
 * @example fieldsAtAddresses(unitConnection).map(({ name }) => name) // ['nodes', 'pageInfo', 'totalCount', …]: not `edges`
 */
export const fieldsAtAddresses = (type: GraphQLObjectType): readonly AnyField[] =>
  Object.values(type.getFields()).filter(({ args, extensions }) => args.length === 0 && extensions?.onlyInGraphql !== true);
