/** What leaves the service when something went wrong: never a stack, never a message that was not meant for readers. */
import { randomUUID } from 'node:crypto';
import { inLanguage, type Language } from '@rangefinder/rules';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, isErrorCode } from './codes.js';
import type { Failure } from './failures.js';
import { TEXTS } from './texts.js';

/** Codes of Apollo that mean one of ours. */
const TRANSLATED: Readonly<Record<string, ErrorCode>> = {
  BAD_USER_INPUT: 'GRAPHQL_VALIDATION_FAILED',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

/** The error that a resolver threw, behind what GraphQL made of it. */
const originalOf = (error: unknown): unknown => (error instanceof GraphQLError && error.originalError ? error.originalError : error);

/** The code that an error says of itself. */
function ownCode(error: unknown): ErrorCode | undefined {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  if (isErrorCode(code)) return code;
  return typeof code === 'string' ? TRANSLATED[code] : undefined;
}

/** The code that an error is shown with; undefined where it is our own fault. */
function codeOf(error: unknown): ErrorCode | undefined {
  const original = originalOf(error);
  const code = ownCode(error) ?? ownCode(original);
  if (code || !(original instanceof GraphQLError)) return code;
  // Handshakes that Apollo refuses; and what GraphQL objects to at a place of the document, once variables are in it.
  const { http } = original.extensions as { readonly http?: { readonly status?: number } };
  if (http?.status !== undefined && http.status < 500) return 'BAD_REQUEST';
  return original.nodes?.length ? 'GRAPHQL_VALIDATION_FAILED' : undefined;
}

/** An error of the closed list as it is; anything else is logged whole and shown as INTERNAL with an id. */
export function failureOf(error: unknown, logger: Logger, language: Language): Failure {
  const code = codeOf(error);
  if (code) return { message: (error as Error).message, extensions: { ...shownExtensions(error as GraphQLError), code } };
  const id = randomUUID();
  logger.error({ err: originalOf(error), errorId: id }, 'unexpected error');
  return { message: inLanguage(TEXTS.internal(id), language), extensions: { code: 'INTERNAL', id } };
}

/** Extensions without those that are Apollo's own business. */
function shownExtensions({ extensions }: Pick<GraphQLError, 'extensions'>): object {
  const { code: _, http: __, stacktrace: ___, ...rest } = extensions;
  return rest;
}

/** The same for Apollo: an error keeps its path and its places in the document. */
export const errorFormatter =
  (logger: Logger) =>
  ({ path, locations }: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { message, extensions } = failureOf(error, logger, 'en');
    return {
      message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: { ...extensions },
    };
  };
