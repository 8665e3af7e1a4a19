/**
 * Rate limit by work instead of requests: a leaky bucket for each address, filled by the milliseconds of its requests and drained
 * at a constant rate. The cost may be known only after admission, so a bucket may overflow; the client then waits until it has
 * drained. We do not use a library because several processes share the limit without a message per request: each process broadcasts
 * its spending several times a second.
 */
import { LRUCache } from 'lru-cache';

/** Rate limit status of an address. */
export interface RateLimitStatus {
  readonly allowed: boolean;
  /** Remaining milliseconds of work. */
  readonly left: number;
  /** Seconds until the bucket is empty. */
  readonly resetSeconds: number;
  /** Seconds until the next request is allowed; 0 if it is allowed now. */
  readonly retrySeconds: number;
}

/** Spent work by address. */
export type Spending = readonly (readonly [address: string, milliseconds: number])[];

export interface RateLimit {
  readonly perMinute: number;
  status(address: string): RateLimitStatus;
  /** Adds work; a negative amount corrects an estimate that was too high. */
  charge(address: string, milliseconds: number): void;
  /** Returns what was charged in this process since the last call. */
  takeSpending(): Spending;
  /** Adds what other processes have charged. */
  add(spending: Spending): void;
}

/** Bucket of one address. */
interface Bucket {
  /** Milliseconds of work at the time `at`. */
  level: number;
  at: number;
}

const MINUTE_MS = 60_000;
/** Maximum number of addresses. A forgotten address starts with an empty bucket. */
const MAX_ADDRESSES = 100_000;

export interface RateLimitOptions {
  /** Whether spending is shared with other processes by `takeSpending`. */
  readonly isShared?: boolean;
  /** Clock in milliseconds with any origin. */
  readonly now?: () => number;
}

/**
 * Creates a rate limit in milliseconds of work per minute and address.
 * @example const limit = rateLimit(6_000); limit.charge('192.0.2.7', 12); limit.status('192.0.2.7').left // 5988
 */
export function rateLimit(perMinute: number, { isShared = false, now = () => performance.now() }: RateLimitOptions = {}): RateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });
  let spending = new Map<string, number>();
  const drainedLevel = ({ level, at }: Bucket): number => Math.max(0, level - ((now() - at) * perMinute) / MINUTE_MS);
  const fill = (address: string, milliseconds: number): void => {
    const bucket = buckets.get(address);
    if (!bucket) return void buckets.set(address, { level: Math.max(0, milliseconds), at: now() });
    bucket.level = Math.max(0, drainedLevel(bucket) + milliseconds);
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
