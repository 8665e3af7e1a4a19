/**
 * What one client can do to the others within the default limits: hold the main thread by a single request, or leave answers unread.
 * Times are CPU times of the main thread, so that a busy machine does not matter.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeConnections, holdOf, light, type ProbedService, send, startProbed, stopProbed, TICK_MS } from '../support/probed-service.js';
import { leaveUnread, PAGES_OF_RULES, written } from '../support/rude-clients.js';
import { measureComputation, within } from '../support/time-limits.js';
import { ANSWERED_REQUESTS, REFUSED_REQUESTS, type WorstRequest } from './worst-requests.js';

/** Maximum CPU time between two ticks of a timer on the main thread. */
const MAX_HOLD_MS = 25;
/** Code that runs for the first time is interpreted. */
const MAX_FIRST_HOLD_MS = 2 * MAX_HOLD_MS;
/** Milliseconds that the fixed computation takes on the machine for which the limits are written. */
const REFERENCE_MS = 11;
/**
 * Below the 1 GiB of the container. 550–720 MB are measured, of which 290 are the heap of the main thread. It may grow to its limit
 * before garbage is collected in earnest, and does so later on a busy machine.
 */
const MAX_RESIDENT_BYTES = 900_000_000;
const HEAP_MB = 512;
const UNREAD_CONNECTIONS = 100;
/** A held thread is held at each attempt; a garbage collection is not. */
const ATTEMPTS = 8;
/** Errors of GraphQL, MCP and the items of a batch. */
const REFUSAL = /"errors":\[|"error":\{|"isError":true|"status":4\d\d/;

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-hostile-'));
afterAll(() => {
  closeConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe('one request', () => {
  let service: ProbedService;
  const start = async (): Promise<void> => {
    service = await startProbed(join(folder, 'catalog'), { RATE_LIMIT: '0', METRICS: 'open' });
  };
  beforeAll(start, within(180_000));
  afterAll(() => stopProbed(service));

  /** How much slower the machine is now. Its cores share caches and power, so a busy neighbor also adds to CPU time. */
  const slowness = (): number => Math.max(1, measureComputation() / REFERENCE_MS);

  /** The longest hold of a request, whose answers are as expected, on a machine of reference speed. */
  async function checkedHoldOf(worst: WorstRequest, isAnswered: boolean): Promise<number> {
    const { ms, answers } = await holdOf(service, worst);
    for (const { status, text } of answers) {
      expect(status, text.slice(0, 300)).toBeLessThan(500);
      expect(text.slice(0, 1_000)).not.toContain('INTERNAL');
      // A request that is refused for another reason measures nothing.
      expect(status < 400 && !REFUSAL.test(text.slice(0, 1_000)), text.slice(0, 300)).toBe(isAnswered);
    }
    return ms <= MAX_HOLD_MS ? ms : ms / slowness();
  }

  /** The shortest hold of a first request. A long one is measured again on a new service, since the process may have been disturbed. */
  async function firstHoldOf(worst: WorstRequest, isAnswered: boolean, measured: number): Promise<number> {
    let shortest = measured;
    for (let attempt = 1; attempt < ATTEMPTS && shortest > MAX_FIRST_HOLD_MS; attempt++) {
      await stopProbed(service);
      await start();
      shortest = Math.min(shortest, await checkedHoldOf(worst, isAnswered));
    }
    return shortest;
  }

  async function expectShortHolds(worst: WorstRequest, isAnswered: boolean): Promise<void> {
    const holds: number[] = [];
    while (holds.length < ATTEMPTS && (holds.length < 2 || Math.min(...holds) > MAX_HOLD_MS))
      holds.push(await checkedHoldOf(worst, isAnswered));
    expect(Math.min(...holds)).toBeLessThan(MAX_HOLD_MS);
    expect(await firstHoldOf(worst, isAnswered, holds[0] as number)).toBeLessThan(MAX_FIRST_HOLD_MS);
  }

  const timeout = within(120_000);
  test.each(Object.entries(ANSWERED_REQUESTS))('does not hold the main thread: %s', { timeout }, (_, worst) =>
    expectShortHolds(worst, true),
  );
  test.each(Object.entries(REFUSED_REQUESTS))('does not hold the main thread, refused: %s', { timeout }, (_, worst) =>
    expectShortHolds(worst, false),
  );
});

describe(`answers that ${UNREAD_CONNECTIONS} connections leave unread, with a heap of ${HEAP_MB} MB`, () => {
  let service: ProbedService;
  beforeAll(async () => {
    service = await startProbed(join(folder, 'unread'), {}, HEAP_MB);
  }, within(180_000));
  afterAll(() => stopProbed(service));

  test.each([
    ['batches', written('/v1/batch', JSON.stringify(Array.from({ length: 1_000 }, () => ({ question: 'tables' }))))],
    ['documents', PAGES_OF_RULES],
    ['lists that wait behind each other', 'GET /v1/systems HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40)],
  ])('%s: others are answered, and memory stays within bounds', { timeout: within(120_000) }, async (_, text) => {
    const sockets = leaveUnread(service.port, text, UNREAD_CONNECTIONS);
    const until = performance.now() + 10_000;
    const statuses = new Set<number>();
    let resident = 0;
    while (performance.now() < until) {
      statuses.add((await send(service.port, light(resident), '127.0.0.2')).status);
      resident = Math.max(resident, (await service.hold()).rssBytes);
      await pause(TICK_MS);
    }
    for (const socket of sockets) socket.destroy();
    expect([...statuses]).toEqual([200]);
    expect(resident).toBeLessThan(MAX_RESIDENT_BYTES);
    expect(service.child.exitCode).toBeNull();
  });

  test('the address that left them is refused until they are read', { timeout: within(60_000) }, async () => {
    const sockets = leaveUnread(service.port, PAGES_OF_RULES, UNREAD_CONNECTIONS);
    const code = async (): Promise<string> => JSON.parse((await send(service.port, light(1))).text).code ?? 'answered';
    await expect.poll(code, { timeout: within(20_000) }).toMatch(/OVERLOADED|RATE_LIMITED/);
    for (const socket of sockets) socket.destroy();
    await expect.poll(code, { timeout: within(20_000) }).not.toBe('OVERLOADED');
  });
});
