/** What others may see of the connections: how long statements take, what fails, how pools and servers stand. */
import type { FaultKind } from './faults.js';

/** Connections for writes and long work, for reads, for reads on the replica. */
export type PoolName = 'write' | 'read' | 'replica';

/** Hears what connections do. It is called for every statement: it has to be quick, and must not throw. */
export interface Observer {
  /** A statement begins; what it returns is called when it ends. The text holds no values: those travel apart from it. */
  statement(pool: PoolName, text: string): (fault?: FaultKind) => void;
  /** A connection could not be had. */
  refused(pool: PoolName, fault: FaultKind): void;
}

/** How a pool stands just now. */
export interface PoolState {
  readonly pool: PoolName;
  /** Connections that it may have. */
  readonly max: number;
  readonly total: number;
  readonly idle: number;
  /** Questions that wait for a connection. */
  readonly waiting: number;
}

/** How a server stands, as asked just now. */
export interface ServerState {
  readonly server: 'primary' | 'replica';
  readonly isUp: boolean;
  /** Of the catalog; undefined when it could not be asked. */
  readonly revision: number | undefined;
}
