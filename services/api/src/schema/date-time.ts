/** Date and time scalar. */
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const ISO_8601 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;

/** Normalizes a date to UTC. Throws for invalid text. */
function momentOf(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text === 'string' && ISO_8601.test(text)) return text;
  throw new GraphQLError('not a moment of ISO 8601 in UTC, such as 2026-11-23T14:00:00.000Z');
}

export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'Time in UTC, ISO 8601: `2026-11-23T14:00:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: momentOf,
  parseValue: momentOf,
  parseLiteral: (node) => momentOf(node.kind === Kind.STRING ? node.value : undefined),
});
