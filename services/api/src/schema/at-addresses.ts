/** Which fields answers have at addresses: those that take no arguments, and are not for GraphQL alone. */
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

/** Notes that a field is for those who choose their fields: answers at addresses, which have all of them, go without it. */
export const OnlyInGraphql = () => Extensions({ onlyInGraphql: true });

type AnyField = GraphQLField<unknown, unknown>;

/**
 * The fields of a type that its answers have at addresses, in the order of the schema.
 * @example fieldsAtAddresses(unitConnection).map(({ name }) => name) // ['nodes', 'pageInfo', 'totalCount', …]: not `edges`
 */
export const fieldsAtAddresses = (type: GraphQLObjectType): readonly AnyField[] =>
  Object.values(type.getFields()).filter(({ args, extensions }) => args.length === 0 && extensions?.onlyInGraphql !== true);
