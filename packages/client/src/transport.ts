/** HTTP transport: time-out, response cache, retries, error types. */
import type { Sent } from './address.js';
import type { Cache } from './cache.js';
import { errorFrom, errorOf } from './errors.js';
import { delayBefore, retryAfterMs, wait } from './retry.js';
import { VERSION } from './version.js';

export type Language = 'en' | 'ru';

/** Options of the transport. */
export interface Transport {
  readonly fetch: typeof fetch;
  readonly retries: number;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: Cache;
}

/** Options of a call. */
export interface CallOptions {
  /** Language of the texts; by default that of the client. */
  readonly language?: Language | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request, with retries; returns the JSON of the answer. */
export async function send(transport: Transport, sent: Sent, call: CallOptions): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptOnce(transport, sent, call);
    } catch (error) {
      const delay = delayBefore(error, attempt, transport.retries, Math.random());
      if (delay === undefined) throw error;
      await wait(delay, call.signal);
    }
  }
}

async function attemptOnce(transport: Transport, sent: Sent, call: CallOptions): Promise<unknown> {
  call.signal?.throwIfAborted();
  const key = `${call.language ?? ''} ${sent.url}`;
  const cached = sent.method === 'GET' ? transport.cache.get(key) : undefined;
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  try {
    const response = await transport.fetch(sent.url, {
      method: sent.method,
      headers: { ...transport.headers, ...headersOf(sent, call, cached?.etag) },
      body: sent.body ?? null,
      signal,
    });
    if (response.status === 304 && cached) return JSON.parse(cached.text);
    const text = await response.text();
    if (!response.ok) throw errorFrom(response.status, parsed(text), retryAfterMs(response.headers.get('Retry-After'), Date.now()));
    const etag = response.headers.get('ETag');
    if (sent.method === 'GET' && etag) transport.cache.set(key, { etag, text });
    return answerIn(text, response.status);
  } catch (error) {
    throw told(error, call.signal, timeout, transport.timeoutMs);
  }
}

/** Headers of every request. Outside of browsers they include a User-Agent. */
export const ownHeaders = (given: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  globalThis.process?.versions?.node ? { 'User-Agent': `rangefinder-client/${VERSION}`, ...given } : given;

const headersOf = ({ body }: Sent, { language }: CallOptions, etag: string | undefined): Record<string, string> => ({
  Accept: 'application/json',
  ...(language && { 'Accept-Language': language }),
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(etag !== undefined && { 'If-None-Match': etag }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerIn(text: string, status: number): unknown {
  const answer = parsed(text);
  if (answer === undefined) throw errorOf('UNAVAILABLE', 'What came is no JSON; is this the address of the service?', { status });
  return answer;
}

/** Converts what `fetch` threw into an error of this package; the caller's abort stays as it is. */
function told(error: unknown, signal: AbortSignal | undefined, timeout: AbortSignal, timeoutMs: number): unknown {
  if (signal?.aborted) return signal.reason;
  if (timeout.aborted) return errorOf('TIMEOUT', `No answer within ${timeoutMs} ms.`, { cause: error });
  // `fetch` throws TypeError for every network error.
  return error instanceof TypeError ? errorOf('NETWORK', 'The service cannot be reached.', { cause: error }) : error;
}
