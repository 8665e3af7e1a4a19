/**
 * What one client can do to the others within the default limits: hold the main thread by a single request, or leave answers unread.
 * Times are CPU times of the main thread, so that a busy machine does not matter.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, SERVICE } from '../support/process.js';
import { measureComputation, within } from '../support/time-limits.js';
import { WORST_REQUESTS, type WorstRequest } from './worst-requests.js';

/** Maximum CPU time between two ticks of a timer on the main thread. */
const MAX_HOLD_MS = 25;
/** Code that runs for the first time is interpreted. */
const MAX_FIRST_HOLD_MS = 2 * MAX_HOLD_MS;
/** Milliseconds that the fixed computation takes on the machine for which the limits are written. */
const REFERENCE_MS = 11;
const MAX_RESIDENT_BYTES = 900_000_000;
const HEAP_MB = 512;
const UNREAD_CONNECTIONS = 100;
/** A held thread is held at each attempt; a garbage collection is not. */
const ATTEMPTS = 4;
const TICK_MS = 15;
const LIGHT = '/v1/alpha-strike/target-number?skill=4&inches=';

interface Hold {
  readonly longestMs: number;
  readonly rssBytes: number;
}

interface Probed {
  readonly child: ChildProcess;
  readonly port: number;
  /** Longest hold since the last call. */
  hold(): Promise<Hold>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function send(port: number, { method, path, headers, body }: Omit<WorstRequest, 'times'>, localAddress = '127.0.0.1'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { port, host: '127.0.0.1', localAddress, method, path, agent, headers: { ...headers, ...length } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const light = (inches: number): Omit<WorstRequest, 'times'> => ({ method: 'GET', path: `${LIGHT}${inches % 40}`, headers: {} });

async function start(folder: string, settings: NodeJS.ProcessEnv, heapMb?: number): Promise<Probed> {
  const port = await freePort();
  const preload = fileURLToPath(new URL('../support/thread-time.mjs', import.meta.url));
  const heap = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const child = spawn(process.execPath, [...heap, '--import', preload, SERVICE], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      CATALOG_FOLDER: folder,
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      NODE_ENV: 'production',
      ...settings,
    },
  });
  const isReady = (): Promise<number> =>
    send(port, { method: 'GET', path: '/ready', headers: {} }).then(
      ({ status }) => status,
      () => 0,
    );
  for (const deadline = performance.now() + within(90_000); (await isReady()) !== 200; await pause(100))
    if (performance.now() > deadline || child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
  // What a service does in its first second: connections, the search index, compilation of hot code.
  for (let count = 0; count < 300; count++) await send(port, light(count));
  const hold = (): Promise<Hold> =>
    new Promise((resolve) => {
      child.once('message', (message) => resolve(message as Hold));
      child.send('hold');
    });
  return { child, port, hold };
}

async function stop({ child }: Probed): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-hostile-'));
afterAll(() => {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('one request', () => {
  let service: Probed;
  beforeAll(async () => {
    service = await start(join(folder, 'catalog'), { RATE_LIMIT: '0' });
  }, within(180_000));
  afterAll(() => stop(service));

  const slowness = Math.max(1, measureComputation() / REFERENCE_MS);

  /** Sends a request and returns the longest hold. */
  async function holdOf({ times, ...sent }: WorstRequest): Promise<number> {
    await service.hold();
    for (let count = 0; count < times; count++) {
      const { status, text } = await send(service.port, sent);
      expect(status, text.slice(0, 300)).toBeLessThan(500);
      expect(text.slice(0, 1_000)).not.toContain('INTERNAL');
    }
    await pause(TICK_MS);
    return (await service.hold()).longestMs;
  }

  test.each(Object.entries(WORST_REQUESTS))('does not hold the main thread: %s', { timeout: within(60_000) }, async (_, worst) => {
    const holds: number[] = [];
    while (holds.length < ATTEMPTS && (holds.length < 2 || Math.min(...holds) > MAX_HOLD_MS * slowness)) holds.push(await holdOf(worst));
    expect(Math.min(...holds)).toBeLessThan(MAX_HOLD_MS * slowness);
    expect(Math.min(holds[0] as number, 2 * Math.max(...holds.slice(1)))).toBeLessThan(MAX_FIRST_HOLD_MS * slowness);
  });
});

/** Sends a request on many connections and never reads the answers. */
function leaveUnread(port: number, text: string): readonly Socket[] {
  return Array.from({ length: UNREAD_CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.pause().write(text));
    return socket.pause().on('error', () => undefined);
  });
}

const written = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const PAGES = `{ ${[0, 1].map((index) => `s${index}: sections(first: 100) { nodes { text html } }`).join(' ')} }`;

describe(`answers that ${UNREAD_CONNECTIONS} connections leave unread, with a heap of ${HEAP_MB} MB`, () => {
  let service: Probed;
  beforeAll(async () => {
    service = await start(join(folder, 'unread'), {}, HEAP_MB);
  }, within(180_000));
  afterAll(() => stop(service));

  test.each([
    ['batches', written('/v1/batch', JSON.stringify(Array.from({ length: 1_000 }, () => ({ question: 'tables' }))))],
    ['documents', written('/graphql', JSON.stringify({ query: PAGES }))],
    ['lists that wait behind each other', 'GET /v1/systems HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40)],
  ])('%s: others are answered, and memory stays within bounds', { timeout: within(120_000) }, async (_, text) => {
    const sockets = leaveUnread(service.port, text);
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
    const sockets = leaveUnread(service.port, written('/graphql', JSON.stringify({ query: PAGES })));
    const code = async (): Promise<string> => JSON.parse((await send(service.port, light(1))).text).code ?? 'answered';
    await expect.poll(code, { timeout: within(20_000) }).toMatch(/OVERLOADED|RATE_LIMITED/);
    for (const socket of sockets) socket.destroy();
    await expect.poll(code, { timeout: within(20_000) }).not.toBe('OVERLOADED');
  });
});
