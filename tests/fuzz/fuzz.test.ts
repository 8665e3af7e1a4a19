/**
 * Whatever comes in, what goes out is an answer or an error in the form of its door, never our failure. A run of the tests sends
 * some hundred requests, the same ones each time, and those of the corpus; `npm run fuzz -- --requests 50000 --seed random` as many others as
 * one likes, or `-- --minutes 60`, and adds to the corpus what was new or went wrong.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';
import { within } from '../support/time-limits.js';
import { corpus, keeper, kindOf, noKeeper } from './corpus.js';
import { chance } from './random.js';
import { type FuzzRequest, randomRequest } from './requests.js';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Ends the run before all requests were sent. */
const MINUTES = Number(process.env.FUZZ_MINUTES ?? Number.POSITIVE_INFINITY);
const keep = process.env.FUZZ_KEEP === 'yes' ? keeper() : noKeeper;
/** A request that takes longer has a cost that nobody estimated. */
const MAX_MS = within(20_000);
/** A busy machine may ask for patience that often. */
const ATTEMPTS = 5;
const AT_ONCE = 4;

let service: ListeningService;
beforeAll(async () => {
  service = await startListening({ logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }) });
});
afterAll(() => service.close());

const LEAKS = /node_modules|\.[jt]s:\d|\\n\s+at |\/home\/|postgres:\/\//;

/** What is wrong with an answer; nothing when it is as it should be. */
function complaintOf(status: number, type: string, text: string): string | undefined {
  if (status >= 500) return `${status}`;
  if (LEAKS.test(text)) return 'says what is nobody’s business';
  if (/json/.test(type) && text !== '') {
    const body = JSON.parse(text) as { readonly status?: unknown; readonly code?: unknown };
    if (type.includes('problem+json') && (body.status !== status || typeof body.code !== 'string')) return 'a problem that is none';
  }
  return undefined;
}

async function send(request: FuzzRequest, attempts = ATTEMPTS): Promise<string | undefined> {
  const { method, path, headers, body } = request;
  const began = performance.now();
  const response = await fetch(
    new Request(`${service.url}${path}`, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) }),
  );
  const retryAfter = response.headers.get('retry-after');
  if (response.status === 503 && retryAfter !== null && attempts > 1) {
    await response.body?.cancel();
    await pause(Number(retryAfter) * 1_000);
    return send(request, attempts - 1);
  }
  const text = await response.text();
  keep.met(kindOf(request, response.status, text), request);
  const complaint = complaintOf(response.status, response.headers.get('content-type') ?? '', text);
  return complaint ?? (performance.now() - began > MAX_MS ? 'slow' : undefined);
}

/** Sends some requests at once; what went wrong, with the request. */
async function sendAll(requests: readonly FuzzRequest[]): Promise<readonly string[]> {
  const found = await Promise.all(requests.map((request) => send(request)));
  return requests.flatMap((request, index) => {
    const complaint = found[index];
    if (complaint === undefined) return [];
    keep.wentWrong(complaint, request);
    return [`${complaint}: ${JSON.stringify(request).slice(0, 1_500)}`];
  });
}

test(
  'every request of the corpus',
  async () => {
    const requests = corpus();
    expect(requests.length).toBeGreaterThan(100);
    const complaints: string[] = [];
    for (let sent = 0; sent < requests.length; sent += AT_ONCE) complaints.push(...(await sendAll(requests.slice(sent, sent + AT_ONCE))));
    expect(complaints).toEqual([]);
  },
  within(300_000),
);

test(
  `${REQUESTS} random requests, seed ${SEED}`,
  async () => {
    const dice = chance(SEED);
    const complaints: string[] = [];
    const until = performance.now() + MINUTES * 60_000;
    for (let sent = 0; sent < REQUESTS && performance.now() < until; sent += AT_ONCE)
      complaints.push(...(await sendAll(Array.from({ length: AT_ONCE }, () => randomRequest(dice)))));
    expect(complaints).toEqual([]);
  },
  within(600_000_000),
);

test('nothing was polluted on the way', () => expect(({} as { polluted?: unknown }).polluted).toBeUndefined());
