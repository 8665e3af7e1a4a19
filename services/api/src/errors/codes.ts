/** The closed list of error codes, each with its HTTP status. Whatever is not in it is INTERNAL. */
export const ERROR_CODES = {
  /** The question makes no sense: `problems` says what, field by field. */
  BAD_INPUT: 400,
  /** The request is not one that this address takes. */
  BAD_REQUEST: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  /** Deeper, wider or dearer than a request may be. */
  TOO_COMPLEX: 400,
  /** No such entry, or nothing at the address. */
  NOT_FOUND: 404,
  /** The address takes other methods, which `Allow` names. */
  METHOD_NOT_ALLOWED: 405,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  /** Our own fault; logged under the id that the message names. */
  INTERNAL: 500,
  /** The catalog cannot be reached; calculators go on answering. */
  CATALOG_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);
