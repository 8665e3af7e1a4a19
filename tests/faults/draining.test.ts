/** Graceful shutdown: neither clients on persistent connections nor those with a new one for each request lose an answer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort, SERVICE, startProcess } from '../support/process.js';
import { askUntilRefused } from '../support/rude-clients.js';
import { within } from '../support/time-limits.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-draining-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CLIENTS = 40;
const PATH = '/v1/alpha-strike/target-number?skill=4&inches=';

interface Answered {
  readonly status: number;
  readonly closes: boolean;
  readonly isReused: boolean;
}

const ask = (url: string, agent: Agent): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close', isReused: request.reusedSocket }),
      );
      response.once('error', reject);
    });
    request.once('error', reject);
  });

/** Sends requests on one connection until the service closes it; returns the number of answers, and tells each. */
async function askUntilClosed(url: string, onAnswer: (count: number) => void): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 1; ; count++) {
    const { status, closes, isReused } = await ask(`${url}${PATH}${count % 40}`, agent);
    expect(status).toBe(200);
    expect(isReused).toBe(count > 1);
    onAnswer(count);
    if (closes) {
      agent.destroy();
      return count;
    }
  }
}

test(`${CLIENTS} clients without pause lose no answer and are told to close`, async () => {
  const service = await startProcess(SERVICE, await freePort(), { CATALOG_FOLDER: join(folder, 'catalog'), DRAIN_SECONDS: '1' });
  const answers = Array.from({ length: CLIENTS }, () => 0);
  const clients = answers.map((_, client) => askUntilClosed(service.url, (count) => (answers[client] = count)));
  await expect.poll(() => Math.min(...answers), { timeout: within(20_000) }).toBeGreaterThan(1);
  service.child.kill('SIGTERM');
  await pause(100);
  const ready = await fetch(`${service.url}/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  for (const count of await Promise.all(clients)) expect(count).toBeGreaterThan(1);
  expect(await service.ended).toBe(0);
});

test('a pending answer is delivered before the end', async () => {
  const service = await startProcess(SERVICE, await freePort(), { CATALOG_FOLDER: join(folder, 'catalog') });
  const outcomes = fetch(`${service.url}/v1/dice?expression=40d50&fields=outcomes`);
  await pause(20);
  service.child.kill('SIGTERM');
  const { outcomes: listed } = (await (await outcomes).json()) as { readonly outcomes: readonly unknown[] };
  expect(listed.length).toBe(40 * 50 - 40 + 1);
  expect(await service.ended).toBe(0);
});

test.each([
  ['one process', {}],
  ['two processes', { WEB_CONCURRENCY: '2' }],
])('clients that connect for each request lose none that was accepted by %s', async (_, settings) => {
  const port = await freePort();
  const environment = { CATALOG_FOLDER: join(folder, 'catalog'), DRAIN_SECONDS: '0.5', ...settings };
  const service = await startProcess(SERVICE, port, environment);
  const clients = Array.from({ length: CLIENTS }, () => askUntilRefused(port, PATH));
  await pause(1_000);
  service.child.kill('SIGTERM');
  const counts = await Promise.all(clients);
  expect(counts.map(({ lost }) => lost)).toEqual(counts.map(() => 0));
  for (const { answered } of counts) expect(answered).toBeGreaterThan(0);
  expect(await service.ended).toBe(0);
});

test('a connection that is open before the shutdown gets an answer to its first request after it', async () => {
  const port = await freePort();
  const service = await startProcess(SERVICE, port, { CATALOG_FOLDER: join(folder, 'catalog') });
  const socket = connect(port, '127.0.0.1');
  await new Promise((connected) => socket.once('connect', connected));
  await pause(100);
  service.child.kill('SIGTERM');
  await pause(200);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(`GET ${PATH}4 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  await new Promise((closed) => socket.once('close', closed));
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toMatch(/^connection: close\r$/im);
  expect(await service.ended).toBe(0);
});
