/** Converts any error to a public one, without stack traces and internal messages. */
import { randomUUID } from 'node:crypto';
import { inLanguage, type Language } from '@rangefinder/rules';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, isErrorCode } from './codes.js';
import { type Failure, failure, lacksResources } from './failures.js';
import { TEXTS } from './texts.js';

/** Apollo codes and our equivalents. */
const TRANSLATED: Readonly<Record<string, ErrorCode>> = {
  BAD_USER_INPUT: 'GRAPHQL_VALIDATION_FAILED',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

/** Unwraps the error that a resolver threw. */
const originalOf = (error: unknown): unknown => (error instanceof GraphQLError && error.originalError ? error.originalError : error);

/** Returns the code in the extensions of an error. */
function ownCode(error: unknown): ErrorCode | undefined {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  if (isErrorCode(code)) return code;
  return typeof code === 'string' ? TRANSLATED[code] : undefined;
}

/** Returns the public code of an error; undefined for internal errors. */
function codeOf(error: unknown): ErrorCode | undefined {
  const original = originalOf(error);
  const code = ownCode(error) ?? ownCode(original);
  if (code || !(original instanceof GraphQLError)) return code;
  // Requests that Apollo refuses, and GraphQL errors at a location of the document after variables are coerced.
  const { http } = original.extensions as { readonly http?: { readonly status?: number } };
  if (http?.status !== undefined && http.status < 500) return 'BAD_REQUEST';
  // Errors of graphql-js itself: a resolver error has a path.
  return original.nodes?.length || !(error as GraphQLError).path ? 'GRAPHQL_VALIDATION_FAILED' : undefined;
}

/** Returns a public error as it is. Logs any other error and returns INTERNAL with the id of the log line. */
export function failureOf(error: unknown, logger: Logger, language: Language): Failure {
  const code = codeOf(error);
  if (code) return { message: (error as Error).message, extensions: { ...shownExtensions(error as GraphQLError), code } };
  if (lacksResources(originalOf(error))) {
    logger.error({ err: originalOf(error) }, 'the system has no resources for a request');
    return failure('OVERLOADED', TEXTS.overloaded, language);
  }
  const id = randomUUID();
  logger.error({ err: originalOf(error), errorId: id }, 'unexpected error');
  return { message: inLanguage(TEXTS.internal(id), language), extensions: { code: 'INTERNAL', id } };
}

/** Removes extensions that are internal to Apollo. */
function shownExtensions({ extensions }: Pick<GraphQLError, 'extensions'>): object {
  const { code: _, http: __, stacktrace: ___, ...rest } = extensions;
  return rest;
}

/** graphql-js quotes wrong values whole. */
const MAX_MESSAGE_CHARACTERS = 5_000;

/** Error formatter for Apollo. Errors keep their path and locations. */
export const errorFormatter =
  (logger: Logger) =>
  ({ path, locations }: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { message, extensions } = failureOf(error, logger, 'en');
    return {
      message: message.length > MAX_MESSAGE_CHARACTERS ? `${message.slice(0, MAX_MESSAGE_CHARACTERS)}…` : message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: { ...extensions },
    };
  };
