/**
 * The rate limit counts work, not requests: a leaky bucket for each address, filled by the milliseconds that its questions cost
 * and drained at a constant rate. What a question costs may be known only after it was let in, so a bucket may overflow; then
 * its owner waits until it has drained. Own code, because what several processes spend has to be added up without a message
 * for each request: each process sends the others, several times a second, what was spent at it.
 */
import { LRUCache } from 'lru-cache';

/** How an address stands. */
export interface RateLimitStatus {
  readonly allowed: boolean;
  /** Milliseconds of work that are left. */
  readonly left: number;
  /** Seconds until everything is there again. */
  readonly resetSeconds: number;
  /** Seconds after which asking again makes sense; 0 when allowed. */
  readonly retrySeconds: number;
}

/** Work spent by addresses. */
export type Spending = readonly (readonly [address: string, milliseconds: number])[];

export interface RateLimit {
  readonly perMinute: number;
  status(address: string): RateLimitStatus;
  charge(address: string, milliseconds: number): void;
  /** What was charged here since the last call. */
  takeSpending(): Spending;
  /** Adds what was charged elsewhere. */
  add(spending: Spending): void;
}

/** The work of one address. */
interface Bucket {
  /** Milliseconds of work at the time `at`. */
  level: number;
  at: number;
}

const MINUTE_MS = 60_000;
/** Addresses that are remembered; a forgotten one starts anew. */
const MAX_ADDRESSES = 100_000;

export interface RateLimitOptions {
  /** Whether other processes hear of what is spent here: then `takeSpending` has to be called. */
  readonly isShared?: boolean;
  /** Milliseconds from whenever. */
  readonly now?: () => number;
}

/**
 * A limit of so many milliseconds of work a minute for each address.
 * @example const limit = rateLimit(6_000); limit.charge('192.0.2.7', 12); limit.status('192.0.2.7').left // 5988
 */
export function rateLimit(perMinute: number, { isShared = false, now = () => performance.now() }: RateLimitOptions = {}): RateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });
  let spending = new Map<string, number>();
  const drainedLevel = ({ level, at }: Bucket): number => Math.max(0, level - ((now() - at) * perMinute) / MINUTE_MS);
  const fill = (address: string, milliseconds: number): void => {
    const bucket = buckets.get(address);
    if (!bucket) return void buckets.set(address, { level: milliseconds, at: now() });
    bucket.level = drainedLevel(bucket) + milliseconds;
    bucket.at = now();
  };
  return {
    perMinute,
    status: (address) => {
      const bucket = buckets.get(address);
      return standingAt(bucket ? drainedLevel(bucket) : 0, perMinute);
    },
    charge: (address, milliseconds) => {
      fill(address, milliseconds);
      if (isShared) spending.set(address, (spending.get(address) ?? 0) + milliseconds);
    },
    takeSpending: () => {
      const taken = [...spending];
      spending = new Map();
      return taken;
    },
    add: (others) => {
      for (const [address, milliseconds] of others) fill(address, milliseconds);
    },
  };
}

const seconds = (work: number, perMinute: number): number => Math.ceil((work / perMinute) * (MINUTE_MS / 1_000));

function standingAt(level: number, perMinute: number): RateLimitStatus {
  const over = level - perMinute;
  return {
    allowed: over < 0,
    left: Math.max(0, Math.floor(-over)),
    resetSeconds: seconds(level, perMinute),
    retrySeconds: over < 0 ? 0 : Math.max(1, seconds(over, perMinute)),
  };
}
