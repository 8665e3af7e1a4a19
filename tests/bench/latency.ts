/**
 * Latency of a light request: alone, next to the most expensive requests that a client can send, next to a client that uses up its
 * rate limit, and at a steady rate for a minute.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon, { type Request } from 'autocannon';
import { ANSWERED_REQUESTS, REFUSED_REQUESTS } from '../faults/worst-requests.ts';
import { closeConnections, send } from '../support/probed-service.ts';
import { SERVICE, startProcess } from '../support/process.ts';
import type { LightLoad } from './light-client.ts';
import { memoryOf } from './memory.ts';
import { newAddress, toRequest, WORST } from './questions.ts';
import { percentile, type Row, report, rounded } from './report.ts';

const PORT = 4705;
const BESIDE_SECONDS = 8;
const HEAVY_CONNECTIONS = 4;
const ALLOWED_MS = 25;
const STEADY_RATE = 2_000;
const STEADY_SECONDS = 60;
const STEADY_ALLOWED_MS = 20;

/** Sends light requests from a thread of its own, so that the work of the load's client does not count as latency. */
class LightClient {
  readonly #worker = new Worker(new URL('./light-client.ts', import.meta.url));

  /** Milliseconds of each request during the given time. */
  async times(url: string, seconds: number): Promise<readonly number[]> {
    this.#worker.postMessage({ url, seconds } satisfies LightLoad);
    const [times] = await once(this.#worker, 'message');
    return times;
  }

  stop = (): Promise<number> => this.#worker.terminate();
}

const rowOf = (what: string, times: readonly number[]): Row => ({
  what,
  questions: times.length,
  'p50 ms': rounded(percentile(times, 0.5)),
  'p99 ms': rounded(percentile(times, 0.99)),
  'p99.9 ms': rounded(percentile(times, 0.999)),
  'longest ms': rounded(Math.max(...times)),
  'p99 at most': ALLOWED_MS,
});

/** Latencies of light requests while a client sends the given requests without a pause. */
async function beside(light: LightClient, url: string, requests: Request[]): Promise<readonly number[]> {
  const load = autocannon({ url, connections: HEAVY_CONNECTIONS, duration: BESIDE_SECONDS + 2, requests, timeout: 60 });
  await pause(1_000);
  const times = await light.times(url, BESIDE_SECONDS);
  await load;
  return times;
}

/** Prints latencies of light requests alone and next to each of the most expensive ones. */
export async function benchLatency(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const light = new LightClient();
  const api = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: join(folder, 'catalog') });
  try {
    await light.times(api.url, 2);
    const rows = [rowOf('alone', await light.times(api.url, BESIDE_SECONDS))];
    for (const [what, requests] of Object.entries(WORST)) rows.push(rowOf(`beside ${what}`, await beside(light, api.url, requests)));
    report('Light questions, while one client sends the dearest requests there are', rows);
  } finally {
    await api.stop();
  }
  try {
    const rows = [
      rowOf('in a process that has just started', await besideLimited(light, folder, async () => undefined)),
      rowOf('in one that has answered each of them', await besideLimited(light, folder, sendEachOnce)),
    ];
    report('Light questions, while one client within the default rate limit sends all worst requests in turn', rows);
  } finally {
    await light.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const WORST_IN_TURN = Object.values({ ...ANSWERED_REQUESTS, ...REFUSED_REQUESTS });

/** Latencies of light requests next to one client of a process with the default rate limit. */
async function besideLimited(light: LightClient, folder: string, prepare: (port: number) => Promise<void>): Promise<readonly number[]> {
  // Without the setting, the default applies.
  const limited = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: join(folder, 'catalog'), RATE_LIMIT: undefined });
  try {
    await light.times(limited.url, 2);
    await prepare(PORT);
    return await beside(light, limited.url, WORST_IN_TURN.map(toRequest));
  } finally {
    await limited.stop();
  }
}

/** Compiles the code that they need. Each comes from another address, so that the rate limit of the measured client is unused. */
async function sendEachOnce(port: number): Promise<void> {
  for (const [index, worst] of WORST_IN_TURN.entries()) await send(port, worst, `127.0.1.${index + 1}`);
  closeConnections();
}

/** Latencies and memory at a steady rate on all cores for a minute. */
export async function benchSteady(processes = 2): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const api = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: join(folder, 'catalog'), WEB_CONCURRENCY: String(processes) });
  const load = (seconds: number) =>
    autocannon({
      url: api.url,
      connections: 20,
      duration: seconds,
      overallRate: STEADY_RATE,
      requests: [{ method: 'GET', setupRequest: (request: Request) => ({ ...request, path: newAddress() }) }],
    });
  try {
    await load(5);
    const before = await memoryOf(api.pid);
    const { latency, errors, non2xx, requests } = await load(STEADY_SECONDS);
    const after = await memoryOf(api.pid);
    report(`${STEADY_RATE} rules questions a second for a minute, ${processes} processes`, [
      {
        'answered, a second': Math.round(requests.average),
        'p50 ms': latency.p50,
        'p99 ms': latency.p99,
        'at most': STEADY_ALLOWED_MS,
        errors: errors + non2xx,
        'MB before': rounded(before ?? Number.NaN, 0),
        'MB after': rounded(after ?? Number.NaN, 0),
      },
    ]);
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
