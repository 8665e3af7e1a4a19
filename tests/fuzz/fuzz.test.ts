/**
 * Whatever comes in, what goes out is an answer or an error in the form of its door, never our failure. A run of the tests sends
 * some hundred requests, the same ones each time; `npm run fuzz -- --requests 50000 --seed random` as many others as one likes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';
import { chance } from './random.js';
import { type FuzzRequest, randomRequest } from './requests.js';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** A request that takes longer has a cost that nobody estimated. */
const MAX_MS = 20_000;
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
  const complaint = complaintOf(response.status, response.headers.get('content-type') ?? '', await response.text());
  return complaint ?? (performance.now() - began > MAX_MS ? 'slow' : undefined);
}

test(`${REQUESTS} random requests, seed ${SEED}`, async () => {
  const dice = chance(SEED);
  const complaints: string[] = [];
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, () => randomRequest(dice));
    const found = await Promise.all(requests.map((request) => send(request)));
    found.forEach((complaint, index) => {
      if (complaint) complaints.push(`${complaint}: ${JSON.stringify(requests[index]).slice(0, 1_500)}`);
    });
  }
  expect(complaints).toEqual([]);
}, 600_000_000);

test('nothing was polluted on the way', () => expect(({} as { polluted?: unknown }).polluted).toBeUndefined());
