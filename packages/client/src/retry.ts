/** Retries: exponential backoff with jitter, unless the service sends Retry-After. */
import { RangefinderError, RateLimitedError, UnavailableError } from './errors.js';

const FIRST_DELAY_MS = 250;
const MAX_BACKOFF_MS = 8_000;
/** Longest wait; if the service asks for more, the error is returned at once. */
export const MAX_WAIT_MS = 30_000;

/** Milliseconds of a Retry-After header with seconds or a date; undefined for anything else. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const requestedDelay = (error: unknown): number | undefined =>
  error instanceof RateLimitedError || error instanceof UnavailableError ? error.retryAfterMs : undefined;

/** Whether a retry may succeed. A time-out would occur again and cost the service as much. */
const passes = (error: unknown): boolean =>
  error instanceof RangefinderError && (error.status === 429 || error.status === 503 || error.code === 'NETWORK');

/**
 * Delay before the next attempt in milliseconds; undefined for no retry.
 * @param attempt from 0
 * @param random between 0 and 1
 */
export function delayBefore(error: unknown, attempt: number, retries: number, random: number): number | undefined {
  if (attempt >= retries || !passes(error)) return undefined;
  const requested = requestedDelay(error);
  if (requested !== undefined) return requested <= MAX_WAIT_MS ? requested : undefined;
  const most = Math.min(MAX_BACKOFF_MS, FIRST_DELAY_MS * 2 ** attempt);
  return most / 2 + (most / 2) * random;
}

/** Waits; rejects if the call is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
