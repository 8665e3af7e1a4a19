/** Classification of database errors: unreachable, temporarily unable to answer, or other. */
import { type CatalogError, catalogError } from './catalog-error.js';

/** Node's error codes of connections that fail or break, and of servers that cannot be trusted. */
const NETWORK =
  /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EHOST\w+|ENET\w+|EPIPE|EAI_\w+|ENOENT|ERR_(TLS|SSL)_\w+|CERT_\w+|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_\w+)$/;
/** Messages of pg about broken connections, which have no code. */
const BROKEN =
  /Connection terminated|connection error and is not queryable|Client was closed|connection is closed|does not support SSL connections|^SASL: /i;

/**
 * SQLSTATE codes of an unreachable server: connection (08), authorization (28), shutdown and startup (57P), missing database
 * (3D000). See https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = /^(08\w{3}|28\w{3}|57P\w{2}|3D000)$/;
/**
 * SQLSTATE codes of a temporary failure: resources (53), cancellation by timeout (57014), recovery conflict on a replica (40001),
 * lock (55P03), missing migration (42P01, 3F000), missing privilege (42501). And Node's codes of a process without free file
 * descriptors.
 */
const NOT_NOW = /^(53\w{3}|57014|40001|55P03|42P01|3F000|42501|EMFILE|ENFILE)$/;

/** The server has no connections left. */
export const NO_CONNECTIONS_LEFT = '53300';

/** A connection reached a server other than that of its pool. */
export const OTHER_SERVER = 'OTHER_SERVER';

/** The code of an error, or of the first error of an AggregateError, since a name may resolve to several addresses. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return String((error as { code?: unknown } | null)?.code ?? '');
}

/** Whether the server cannot be reached. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  return NETWORK.test(code) || AWAY.test(code) || code === OTHER_SERVER || BROKEN.test(messageOf(error));
}

/** Kind of a failure: the server is unreachable, temporarily unable to answer, or something else. */
export type FaultKind = 'away' | 'busy' | 'other';

/** The kind of a failure, including one that is already wrapped as `UNAVAILABLE`. */
export function faultKind(error: unknown): FaultKind {
  if (isAway(error)) return 'away';
  const seen = codeOf(error) === 'UNAVAILABLE';
  return seen && isAway((error as Error).cause) ? 'away' : seen || NOT_NOW.test(codeOf(error)) ? 'busy' : 'other';
}

/** Whether a later attempt may succeed. */
const isPassing = (error: unknown): boolean => isAway(error) || NOT_NOW.test(codeOf(error));

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Wraps a temporary error as `UNAVAILABLE`; returns any other unchanged. */
export const asSeenAbove = (error: unknown): unknown => (isPassing(error) ? unavailable(messageOf(error), error) : error);

/** Creates an `UNAVAILABLE` error with its reason. */
export const unavailable = (reason: string, cause?: unknown): CatalogError =>
  catalogError('UNAVAILABLE', `The database of the catalog cannot be reached or cannot answer just now: ${reason}`, cause);
