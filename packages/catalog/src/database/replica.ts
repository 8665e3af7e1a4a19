/**
 * Reads from a replica while it is close to the primary, otherwise from the primary. Closeness is measured by the state that
 * readers see: the last known state of the primary must be present on the replica. This needs no privileges and no synchronized
 * clocks, and works with every kind of replication, including through a connection pooler or a managed service.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';
import { isUnavailable } from './catalog-error.js';
import type { Connection, Pool } from './pool.js';
import { type CatalogState, stateOf } from './revision.js';

/** Known state of the replica. */
export interface ReplicaState {
  /** Whether reads go to the replica now. */
  readonly isRead: boolean;
  /** Milliseconds since the replica last had the whole state of the primary; undefined if it never had. */
  readonly lagMs: number | undefined;
}

/** Primary and replica as one pool for reads. */
export interface Nearest extends Omit<Pool, 'counts' | 'servers'> {
  /** The primary alone, for queries that the replica failed to answer. */
  readonly primary: Pick<Pool, 'connect' | 'end'>;
  /** Number of switches between the servers. Reads before and after a switch may see different states. */
  switches(): number;
  replica(): ReplicaState;
}

export interface NearestOptions {
  readonly replica: Pool;
  readonly primary: Pool;
  /** Maximum age of replica reads compared with the primary, in milliseconds. */
  readonly maxLagMs: number;
  readonly database: (pool: Pick<Pool, 'connect' | 'end'>) => Kysely<Tables>;
  /** Called when reads leave the replica and when they return, with the reason. */
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/** Checks per allowed lag, so that one late check does not move all reads to the primary. */
const LOOKS_PER_LAG = 5;
const MAX_LOOK_MS = 1_000;
const MIN_LOOK_MS = 20;

/** Opens both pools and checks the replica from now on. It is read once it has caught up. */
export function nearestOf(options: NearestOptions): Nearest {
  const { replica, primary, onNotice } = options;
  const watch = watchReplica(options);
  let last: Pool | undefined;
  let count = 0;
  let wasRead: boolean | undefined;

  const tell = (isRead: boolean): void => {
    if (wasRead !== undefined && wasRead !== isRead) onNotice?.(isRead ? 'The replica answers reads again.' : watch.reason());
    wasRead = isRead;
  };
  const on = async (pool: Pool): Promise<Connection> => {
    const connection = await pool.connect();
    if (last !== pool) count++;
    last = pool;
    return connection;
  };
  const connect = async (): Promise<Connection> => {
    const isRead = watch.isNear();
    if (isRead || wasRead !== undefined) tell(isRead);
    if (!isRead) return on(primary);
    return on(replica).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return on(primary);
    });
  };
  return {
    connect,
    primary: { connect: () => on(primary), end: async () => undefined },
    switches: () => count + replica.servers(),
    replica: () => ({ isRead: watch.isNear(), lagMs: watch.lagMs() }),
    end: async () => {
      watch.stop();
      await Promise.all([replica.end(), primary.end()]);
    },
    isAway: () => primary.isAway() && !watch.isNear(),
    trial: () => Promise.any([replica.trial(), primary.trial()]),
  };
}

/** Checks both servers periodically. */
function watchReplica({ replica, primary, maxLagMs, database }: NearestOptions) {
  const [ofPrimary, ofReplica] = [database(primary), database(replica)];
  /** Times at which the primary last reported its state, and at which it last reported one that the replica had. */
  let [askedAt, hadAllAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const look = async (): Promise<void> => {
    const begun = performance.now();
    if (replica.isAway()) replica.trial().catch(() => undefined);
    const wanted = await stateOf(ofPrimary);
    askedAt = begun;
    if (await hasAll(wanted)) hadAllAt = begun;
  };
  /** A replica that is ahead has replayed newer writes of the primary, or has another history after a failover. */
  const hasAll = async (wanted: CatalogState): Promise<boolean> => {
    const has = await stateOf(ofReplica);
    if (has.revision < wanted.revision) return false;
    if (has.revision === wanted.revision) return has.key === wanted.key;
    const now = await stateOf(ofPrimary);
    return now.revision > has.revision || now.key === has.key;
  };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const again = (): void => {
    if (isStopped) return;
    timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .finally(again),
      lookMs(maxLagMs),
    ).unref();
  };
  void look()
    .catch(() => undefined)
    .finally(again);
  const isInTime = (): boolean => performance.now() - hadAllAt <= maxLagMs;
  return {
    /** While the primary is away it accepts no writes, so a replica that was close still is. */
    isNear: () => !replica.isAway() && (isInTime() || (primary.isAway() && askedAt - hadAllAt <= maxLagMs)),
    lagMs: () => (Number.isFinite(hadAllAt) ? Math.max(0, (primary.isAway() ? askedAt : performance.now()) - hadAllAt) : undefined),
    reason: () =>
      replica.isAway()
        ? 'The replica is away; the primary answers reads.'
        : `The replica is more than ${maxLagMs} ms behind; the primary answers reads.`,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const lookMs = (maxLagMs: number): number => Math.min(MAX_LOOK_MS, Math.max(MIN_LOOK_MS, maxLagMs / LOOKS_PER_LAG));
