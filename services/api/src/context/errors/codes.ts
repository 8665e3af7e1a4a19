/** The closed list of error codes with their HTTP status. Every other error is INTERNAL. */
export const ERROR_CODES = {
  /** Invalid arguments. `problems` names them field by field. */
  BAD_INPUT: 400,
  /** Malformed request. */
  BAD_REQUEST: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  /** Unknown hash of a persisted query. Clients then send the text. */
  PERSISTED_QUERY_NOT_FOUND: 404,
  /** Exceeds the cost limit of a request: `cost` and `limit` in milliseconds of computing. */
  TOO_COMPLEX: 400,
  /** No such entry or address. */
  NOT_FOUND: 404,
  /** Method not allowed at this address. `Allow` names the allowed ones. */
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
