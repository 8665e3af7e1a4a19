/** What errors of the database mean: that it is away, that it cannot answer this just now, or something else. */
import { type CatalogError, catalogError } from './catalog-error.js';

/** Node's codes of connections that cannot be made or broke, and of those whose other end cannot be trusted. */
const NETWORK =
  /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EHOST\w+|ENET\w+|EPIPE|EAI_\w+|ENOENT|ERR_(TLS|SSL)_\w+|CERT_\w+|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_\w+)$/;
/** What pg says about connections that broke; it has no codes. */
const BROKEN =
  /Connection terminated|connection error and is not queryable|Client was closed|connection is closed|does not support SSL connections|^SASL: /i;

/**
 * States of PostgreSQL: connections (08), who may connect (28), shutdown and start (57P), no such database (3D000).
 * See https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = /^(08\w{3}|28\w{3}|57P\w{2}|3D000)$/;
/**
 * No room for more (53), cancelled for taking long (57014), on a replica by what it has to replay (40001), locked (55P03), not migrated
 * yet (42P01, 3F000), not allowed to read (42501).
 */
const NOT_NOW = /^(53\w{3}|57014|40001|55P03|42P01|3F000|42501)$/;

/** All connections that the server has are in use. */
export const NO_CONNECTIONS_LEFT = '53300';

/** A connection met another server than those of its pool. */
export const OTHER_SERVER = 'OTHER_SERVER';

/** The code of an error, or of the first of those that it gathers: an address may stand for several machines. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return String((error as { code?: unknown } | null)?.code ?? '');
}

/** Whether the server cannot be reached. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  return NETWORK.test(code) || AWAY.test(code) || code === OTHER_SERVER || BROKEN.test(messageOf(error));
}

/** What a failure means for whoever watches: the server was away, could not just then, or something else. */
export type FaultKind = 'away' | 'busy' | 'other';

/** The kind of a failure, also of one that those above have seen already. */
export function faultKind(error: unknown): FaultKind {
  if (isAway(error)) return 'away';
  const seen = codeOf(error) === 'UNAVAILABLE';
  return seen && isAway((error as Error).cause) ? 'away' : seen || NOT_NOW.test(codeOf(error)) ? 'busy' : 'other';
}

/** Whether asking again later may help. */
const isPassing = (error: unknown): boolean => isAway(error) || NOT_NOW.test(codeOf(error));

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** The error as those above see it: `UNAVAILABLE` with the reason when asking again may help, else itself. */
export const asSeenAbove = (error: unknown): unknown => (isPassing(error) ? unavailable(messageOf(error), error) : error);

/** Says that the catalog cannot answer just now, and why. */
export const unavailable = (reason: string, cause?: unknown): CatalogError =>
  catalogError('UNAVAILABLE', `The database of the catalog cannot be reached or cannot answer just now: ${reason}`, cause);
