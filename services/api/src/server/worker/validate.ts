/** Validation of GraphQL documents in a worker thread. */
import { buildSchema, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import type { ErrorCode } from '../../context/errors/codes.js';
import type { DocumentError, Tasks } from '../../context/work/worker-tasks.js';
import { MAX_TOKENS } from '../../transports/graphql/document-bounds.js';

let built: { readonly text: string; readonly schema: GraphQLSchema } | undefined;

function schemaOf(text: string): GraphQLSchema {
  if (built?.text !== text) built = { text, schema: buildSchema(text, { assumeValid: true }) };
  return built.schema;
}

/** Returns the errors of a document, as Apollo Server words them. */
export function documentErrors({ query, schemaText }: Tasks['validation']): readonly DocumentError[] {
  try {
    const errors = validate(schemaOf(schemaText), parse(query, { maxTokens: MAX_TOKENS }));
    return errors.map((error) => documentError(error, 'GRAPHQL_VALIDATION_FAILED'));
  } catch (error) {
    if (error instanceof GraphQLError) return [documentError(error, 'GRAPHQL_PARSE_FAILED')];
    throw error;
  }
}

const documentError = ({ message, locations }: GraphQLError, code: ErrorCode): DocumentError => ({
  message,
  ...(locations && { locations: locations.map(({ line, column }) => ({ line, column })) }),
  extensions: { code },
});
