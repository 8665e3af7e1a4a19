/**
 * Error types. Every error has a code of a closed list. An aborted call rejects with the reason of its signal instead, as `fetch`
 * does.
 */

/**
 * Codes of the service, and three of the network: `UNAVAILABLE` from a proxy, `NETWORK` without an answer, `TIMEOUT` without an
 * answer in time.
 */
export const ERROR_CODES = [
  'BAD_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'TOO_COMPLEX',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'CATALOG_UNAVAILABLE',
  'OVERLOADED',
  'UNAVAILABLE',
  'NETWORK',
  'TIMEOUT',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A problem of a question. */
export interface Problem {
  /** `MISSING`, `OUT_OF_RANGE`, `CONFLICT`… */
  readonly code: string;
  /** Path of the field: `targets.0.dice`. */
  readonly path: string;
  readonly given: unknown;
  /** Allowed values, in the language of the call. */
  readonly allowed: string;
  /** The problem in one sentence. */
  readonly message: string;
}

interface ErrorDetails {
  /** HTTP status; undefined without an answer. */
  readonly status?: number | undefined;
  readonly cause?: unknown;
  readonly problems?: readonly Problem[] | undefined;
  /** Id of a server error in the service's log. */
  readonly id?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** Any error of the service or of the network. */
export class RangefinderError extends Error {
  override readonly name: string = 'RangefinderError';
  readonly code: ErrorCode;
  readonly status: number | undefined;

  constructor(code: ErrorCode, message: string, { status, cause }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
  }
}

/** Invalid arguments; `problems` lists them by field. */
export class BadInputError extends RangefinderError {
  override readonly name: string = 'BadInputError';
  readonly problems: readonly Problem[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(code, message, details);
    this.problems = details.problems ?? [];
  }
}

/** Invalid request: malformed, too large, or too expensive. */
export class BadRequestError extends RangefinderError {
  override readonly name: string = 'BadRequestError';
}

/** Unknown id or question. */
export class NotFoundError extends RangefinderError {
  override readonly name: string = 'NotFoundError';
}

/** Rate limit exceeded. */
export class RateLimitedError extends RangefinderError {
  override readonly name: string = 'RateLimitedError';
  /** Milliseconds until the next request is accepted, if the service sent them. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(code, message, details);
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** The service or its catalog is unavailable. */
export class UnavailableError extends RangefinderError {
  override readonly name: string = 'UnavailableError';
  /** Milliseconds until a retry makes sense, if the service sent them. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(code, message, details);
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Server error; `id` identifies it in the service's log. */
export class ServerError extends RangefinderError {
  override readonly name: string = 'ServerError';
  readonly id: string | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(code, message, details);
    this.id = details.id;
  }
}

/** No answer: the service is unreachable (`NETWORK`) or too slow (`TIMEOUT`). */
export class NetworkError extends RangefinderError {
  override readonly name: string = 'NetworkError';
}

type ErrorClass = new (code: ErrorCode, message: string, details?: ErrorDetails) => RangefinderError;

const CLASSES: { readonly [C in ErrorCode]: ErrorClass } = {
  BAD_INPUT: BadInputError,
  BAD_REQUEST: BadRequestError,
  GRAPHQL_PARSE_FAILED: BadRequestError,
  GRAPHQL_VALIDATION_FAILED: BadRequestError,
  PERSISTED_QUERY_NOT_FOUND: BadRequestError,
  TOO_COMPLEX: BadRequestError,
  NOT_FOUND: NotFoundError,
  METHOD_NOT_ALLOWED: BadRequestError,
  REQUEST_TIMEOUT: BadRequestError,
  TOO_LARGE: BadRequestError,
  UNSUPPORTED_MEDIA_TYPE: BadRequestError,
  RATE_LIMITED: RateLimitedError,
  HEADERS_TOO_LARGE: BadRequestError,
  INTERNAL: ServerError,
  CATALOG_UNAVAILABLE: UnavailableError,
  OVERLOADED: UnavailableError,
  UNAVAILABLE: UnavailableError,
  NETWORK: NetworkError,
  TIMEOUT: NetworkError,
};

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  431: 'HEADERS_TOO_LARGE',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

const isCode = (code: unknown): code is ErrorCode => (ERROR_CODES as readonly unknown[]).includes(code);

/** Error of a code. */
export const errorOf = (code: ErrorCode, message: string, details?: ErrorDetails): RangefinderError =>
  new CLASSES[code](code, message, details);

/** Error of a status and a problem+json body, which an error of a proxy may lack. */
export function errorFrom(status: number, body: unknown, retryAfterMs?: number): RangefinderError {
  const told = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const code = isCode(told.code) ? told.code : (BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST'));
  return errorOf(code, typeof told.detail === 'string' ? told.detail : `The service answered with status ${status}.`, {
    status,
    problems: Array.isArray(told.problems) ? (told.problems as Problem[]) : undefined,
    id: typeof told.id === 'string' ? told.id : undefined,
    retryAfterMs,
  });
}
