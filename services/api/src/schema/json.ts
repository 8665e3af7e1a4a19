/** Any JSON value, for values whose type depends on another field. */
import { GraphQLScalarType } from 'graphql';

export const Json = new GraphQLScalarType({
  name: 'Json',
  description: 'Any JSON value: its type depends on the question.',
  serialize: (value) => value,
});
