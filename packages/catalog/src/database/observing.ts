/** Observation of connections: duration of statements, failures, state of pools and servers. */
import type { FaultKind } from './faults.js';

/** Pools for writes and long work, for reads, and for reads from the replica. */
export type PoolName = 'write' | 'read' | 'replica';

/** Observer of connections. It is called for every statement, so it must be fast and must not throw. */
export interface Observer {
  /** Called when a statement begins; the returned function is called when it ends. The text contains no parameter values. */
  statement(pool: PoolName, text: string): (fault?: FaultKind) => void;
  /** Called when no connection was available. */
  refused(pool: PoolName, fault: FaultKind): void;
}

/** Current state of a pool. */
export interface PoolState {
  readonly pool: PoolName;
  /** Maximum number of connections. */
  readonly max: number;
  readonly total: number;
  readonly idle: number;
  /** Queries waiting for a connection. */
  readonly waiting: number;
}

/** Current state of a server. */
export interface ServerState {
  readonly server: 'primary' | 'replica';
  readonly isUp: boolean;
  /** Revision of the catalog; undefined when the query for it failed. */
  readonly revision: number | undefined;
}
