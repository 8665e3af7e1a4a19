/** The closed list of error codes, each with its HTTP status. Whatever is not in it is INTERNAL. */
export const ERROR_CODES = {
  /** The question makes no sense: `problems` says what, field by field. */
  BAD_INPUT: 400,
  /** The request is not one that this address takes. */
  BAD_REQUEST: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  /** The hash of a persisted query that was not sent with its text yet; clients send it by themselves then. */
  PERSISTED_QUERY_NOT_FOUND: 404,
  /** Costs more than a request may: `cost` and `limit`, in milliseconds of computing. */
  TOO_COMPLEX: 400,
  /** No such entry, or nothing at the address. */
  NOT_FOUND: 404,
  /** The address takes other methods, which `Allow` names. */
  METHOD_NOT_ALLOWED: 405,
  /** The request did not arrive in time. */
  REQUEST_TIMEOUT: 408,
  TOO_LARGE: 413,
  /** The body is of another type than the address takes, or compressed in a way that is not known. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** This address has asked for more work than it may; `Retry-After` says when to come again. */
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  /** Our own fault; logged under the id that the message names. */
  INTERNAL: 500,
  /** The catalog cannot be reached; calculators go on answering. */
  CATALOG_UNAVAILABLE: 503,
  /** More is asked just now than can be computed in time. */
  OVERLOADED: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);

/** Seconds after which asking again makes sense, for what passes by itself. */
export const RETRY_AFTER_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = { CATALOG_UNAVAILABLE: 10, OVERLOADED: 5 };
