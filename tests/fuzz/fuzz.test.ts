/**
 * Every request gets an answer or an error in the format of its transport, and never a server failure. A test run sends a few
 * hundred fixed random requests and the corpus. `npm run fuzz -- --requests 50000 --seed random` sends more, `-- --minutes 60` for
 * that long, and adds new kinds of answers and failures to the corpus.
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
/** Time limit of the run. */
const MINUTES = Number(process.env.FUZZ_MINUTES ?? Number.POSITIVE_INFINITY);
const keep = process.env.FUZZ_KEEP === 'yes' ? keeper() : noKeeper;
/** A slower request has a cost that the estimate misses. */
const MAX_MS = within(20_000);
/** Attempts after 503 from a busy machine. */
const ATTEMPTS = 5;
const CONCURRENCY = 4;

let service: ListeningService;
beforeAll(async () => {
  service = await startListening({ logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }) });
});
afterAll(() => service.close());

const LEAKS = /node_modules|\.[jt]s:\d|\\n\s+at |\/home\/|postgres:\/\//;

/** Problem of an answer; undefined if there is none. */
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

/** Sends requests concurrently; returns the problems with their requests. */
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
  'every request of the corpus is answered',
  async () => {
    const requests = corpus();
    expect(requests.length).toBeGreaterThan(100);
    const complaints: string[] = [];
    for (let sent = 0; sent < requests.length; sent += CONCURRENCY)
      complaints.push(...(await sendAll(requests.slice(sent, sent + CONCURRENCY))));
    expect(complaints).toEqual([]);
  },
  within(300_000),
);

test(
  `${REQUESTS} random requests of seed ${SEED} are answered`,
  async () => {
    const dice = chance(SEED);
    const complaints: string[] = [];
    const until = performance.now() + MINUTES * 60_000;
    for (let sent = 0; sent < REQUESTS && performance.now() < until; sent += CONCURRENCY)
      complaints.push(...(await sendAll(Array.from({ length: CONCURRENCY }, () => randomRequest(dice)))));
    expect(complaints).toEqual([]);
  },
  within(600_000_000),
);

test('no prototype was polluted', () => expect(({} as { polluted?: unknown }).polluted).toBeUndefined());
