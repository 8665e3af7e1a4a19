/**
 * Reads from a replica as long as it is known to be near the primary, else from the primary. Nearness is measured in what readers see:
 * the state of the catalog that the primary had at a moment is looked for on the replica. That takes no rights, no clocks that agree, and
 * holds for every kind of replication and whatever stands between, such as a pooler or a managed service.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';
import { isUnavailable } from './catalog-error.js';
import type { Connection, Pool } from './pool.js';
import { type CatalogState, stateOf } from './revision.js';

/** What is known of a replica. */
export interface ReplicaState {
  /** Whether reads go to it now. */
  readonly isRead: boolean;
  /** Milliseconds since it last had everything that the primary had; undefined as long as it never had. */
  readonly lagMs: number | undefined;
}

/** Two servers as one pool of connections that read. */
export interface Nearest extends Omit<Pool, 'counts' | 'servers'> {
  /** The primary alone, for a question that the replica failed to answer. */
  readonly primary: Pick<Pool, 'connect' | 'end'>;
  /** How often reads went from one server to the other: what was read before and after a change may be of two states. */
  switches(): number;
  replica(): ReplicaState;
}

export interface NearestOptions {
  readonly replica: Pool;
  readonly primary: Pool;
  /** Milliseconds that what is read may be older than what the primary has. */
  readonly maxLagMs: number;
  readonly database: (pool: Pick<Pool, 'connect' | 'end'>) => Kysely<Tables>;
  /** Hears when reads leave the replica and when they return, and why. */
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/** Looked at several times within the lag that is allowed: one late look does not send everybody to the primary. */
const LOOKS_PER_LAG = 5;
const MAX_LOOK_MS = 1_000;
const MIN_LOOK_MS = 20;

/** Opens both; the replica is looked at from now on, and read once it has everything. */
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

/** Looks at both servers again and again. */
function watchReplica({ replica, primary, maxLagMs, database }: NearestOptions) {
  const [ofPrimary, ofReplica] = [database(primary), database(replica)];
  /** When the primary last said its state, and when it last said one that the replica was then found to have. */
  let [askedAt, hadAllAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const look = async (): Promise<void> => {
    const begun = performance.now();
    if (replica.isAway()) replica.trial().catch(() => undefined);
    const wanted = await stateOf(ofPrimary);
    askedAt = begun;
    if (await hasAll(wanted)) hadAllAt = begun;
  };
  /** One that is ahead may have replayed what the primary wrote meanwhile, or be of a history that a failover ended. */
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
    /** While the primary is away nobody can write to it: what was near then still is. */
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
