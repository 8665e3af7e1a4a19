/** Graceful shutdown: clients on persistent connections lose nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort, SERVICE, startProcess } from '../support/process.js';

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

/** Sends requests on one connection until the service closes it; returns the number of answers. */
async function askUntilClosed(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 1; ; count++) {
    const { status, closes, isReused } = await ask(`${url}${PATH}${count % 40}`, agent);
    expect(status).toBe(200);
    expect(isReused).toBe(count > 1);
    if (closes) {
      agent.destroy();
      return count;
    }
  }
}

test(`${CLIENTS} clients without pause lose no answer and are told to close`, async () => {
  const service = await startProcess(SERVICE, await freePort(), { CATALOG_FOLDER: join(folder, 'catalog'), DRAIN_SECONDS: '1' });
  const clients = Array.from({ length: CLIENTS }, () => askUntilClosed(service.url));
  await pause(500);
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
