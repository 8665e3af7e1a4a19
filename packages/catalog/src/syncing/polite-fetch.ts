/** Polite HTTP client: identifies itself, sends one request at a time, retries with exponential backoff, and respects `Retry-After`. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Limits and pauses. */
export interface Manners {
  /** Maximum milliseconds of a response, from the request to its last byte. */
  readonly timeoutMs: number;
  /** Maximum number of attempts. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubled for each further one. */
  readonly backoffMs: number;
  /** Maximum milliseconds that a server may make us wait. */
  readonly longestWaitMs: number;
}

export const MANNERS: Manners = { timeoutMs: 120_000, attempts: 5, backoffMs: 2_000, longestWaitMs: 300_000 };

const USER_AGENT = 'Rangefinder-catalog/0.1 (unofficial, non-commercial; asks once, one part at a time)';
/** Maximum bytes of a response. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** A response, or the reason for none. */
export type Fetched = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** A failed attempt, and whether a retry makes sense. */
interface Failure {
  readonly reason: string;
  readonly final: boolean;
  /** Milliseconds that the server requested. */
  readonly waitMs?: number | undefined;
}

/**
 * Fetches a text. An incomplete or unexpected response counts as a failure.
 * @example await fetchPolitely('https://example.org/list?Eras=13', isWhole, MANNERS)
 */
export async function fetchPolitely(url: string, isWhole: (text: string) => boolean, manners: Manners): Promise<Fetched> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(url, isWhole, manners);
    if (typeof answer === 'string') return { ok: true, text: answer };
    if (answer.final || attempt >= manners.attempts) return { ok: false, reason: answer.reason };
    const wait = Math.max(manners.backoffMs * 2 ** (attempt - 1), answer.waitMs ?? 0);
    await sleep(Math.min(wait, manners.longestWaitMs));
  }
}

async function ask(url: string, isWhole: (text: string) => boolean, { timeoutMs }: Manners): Promise<string | Failure> {
  try {
    const response = await fetch(url, {
      headers: { 'User-Agent': USER_AGENT, Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return await refusal(response);
    const text = await textOf(response);
    return isWhole(text) ? text : { reason: 'the answer is cut off, or not what was asked for', final: false };
  } catch (error) {
    return { reason: reasonOf(error), final: false };
  }
}

/** Reads a body up to the maximum size. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES) throw new Error(`the answer is longer than ${MAX_RESPONSE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const TOO_MANY_REQUESTS = 429;
const REQUEST_TIMEOUT = 408;
const SERVER_ERRORS = 500;

/** A temporary refusal may be retried, a permanent one not. */
async function refusal({ status, headers, body }: Response): Promise<Failure> {
  await body?.cancel();
  const later = status === TOO_MANY_REQUESTS || status === REQUEST_TIMEOUT || status >= SERVER_ERRORS;
  return { reason: `the server answered ${status}`, final: !later, waitMs: retryAfter(headers.get('retry-after')) };
}

/** Milliseconds of a `Retry-After` header: seconds, or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return 1_000 * Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** The cause behind Node's "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no whole answer in time';
  return error.cause instanceof Error ? error.cause.message || String((error.cause as NodeJS.ErrnoException).code) : error.message;
}
