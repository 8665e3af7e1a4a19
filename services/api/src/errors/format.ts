/** What leaves the service when something went wrong: never a stack, never a message that was not meant for readers. */
import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isErrorCode } from './codes.js';

/** Codes of Apollo that mean one of ours. */
const TRANSLATED: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'GRAPHQL_VALIDATION_FAILED',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

/** Shows the errors of our closed list as they are; anything else is logged whole and shown as INTERNAL with an id. */
export const errorFormatter =
  (logger: Logger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(error);
    const unplanned = !(original instanceof GraphQLError) && error !== original;
    const code = formatted.extensions?.code;
    const known = typeof code === 'string' ? (TRANSLATED[code] ?? code) : undefined;
    if (!unplanned && isErrorCode(known)) return publicError(formatted, known);
    const id = randomUUID();
    logger.error({ err: original, errorId: id }, 'unexpected error');
    return {
      message: `Something went wrong on our side; please report it with the id ${id}.`,
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL', id },
    };
  };

function publicError({ message, path, locations, extensions }: GraphQLFormattedError, code: string): GraphQLFormattedError {
  const { stacktrace: _, ...rest } = extensions ?? {};
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: { ...rest, code } };
}
