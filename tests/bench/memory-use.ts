/** Memory of all processes: at rest, after what users send in an hour, and while one client sends the most expensive requests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ANSWERED_REQUESTS, REFUSED_REQUESTS } from '../faults/worst-requests.ts';
import { SERVICE, type Spawned, startProcess } from '../support/process.ts';
import { leaveUnread, PAGES_OF_RULES } from '../support/rude-clients.ts';
import { memoryOf } from './memory.ts';
import { everyday, toRequest } from './questions.ts';
import { type Row, report, rounded } from './report.ts';

const PORT = 4707;
/** The index of the search and the downloads are made in the first half minute, by threads that end another half minute later. */
const REST_MS = 75_000;
/** About 55 a second for an hour. */
const EVERYDAY_REQUESTS = 200_000;
const EVERYDAY_CONNECTIONS = 10;
const HOSTILE_SECONDS = 60;
const HOSTILE_CONNECTIONS = 20;
const UNREAD_CONNECTIONS = 100;
const SAMPLE_MS = 200;

const row = (what: string, megabytes: number | undefined, atMost: number): Row => ({
  what,
  'MB (PSS)': rounded(megabytes ?? Number.NaN, 0),
  'at most': atMost,
});

/** The most memory that a service holds during some work, in megabytes. */
async function peakDuring({ pid }: Spawned, work: PromiseLike<unknown>): Promise<number> {
  let isOver = false;
  let peak = 0;
  const over = Promise.resolve(work).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    peak = Math.max(peak, (await memoryOf(pid)) ?? Number.NaN);
    await pause(SAMPLE_MS);
  }
  await over;
  return peak;
}

/** One client within the default limits: all worst requests in turn, and pages of the rulebook that it never reads. */
async function sendWorst({ url }: Spawned): Promise<void> {
  const requests = Object.values({ ...ANSWERED_REQUESTS, ...REFUSED_REQUESTS }).map(toRequest);
  const sockets = leaveUnread(Number(new URL(url).port), PAGES_OF_RULES, UNREAD_CONNECTIONS);
  await autocannon({ url, connections: HOSTILE_CONNECTIONS, duration: HOSTILE_SECONDS, requests, timeout: 60 });
  for (const socket of sockets) socket.destroy();
}

/** The limit on a machine with 1 GB. On a larger machine, V8 collects garbage later. */
const SETTINGS = { NODE_OPTIONS: '--max-old-space-size=512' };

/** Prints the memory of one service with the heap of a small machine. */
export async function benchMemory(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-memory-'));
  const start = (settings: NodeJS.ProcessEnv): Promise<Spawned> =>
    startProcess(SERVICE, PORT, { CATALOG_FOLDER: join(folder, 'catalog'), ...SETTINGS, ...settings }, '/v1/units?first=1');
  try {
    const api = await start({});
    await pause(REST_MS);
    const atRest = await memoryOf(api.pid);
    const peakOfUse = await peakDuring(
      api,
      autocannon({ url: api.url, connections: EVERYDAY_CONNECTIONS, amount: EVERYDAY_REQUESTS, requests: everyday }),
    );
    await pause(REST_MS);
    const afterUse = await memoryOf(api.pid);
    await api.stop();
    const limited = await start({ RATE_LIMIT: undefined });
    const peak = await peakDuring(limited, sendWorst(limited));
    await limited.stop();
    report('Memory of all processes, one of them answers, heap of 512 MB', [
      row('at rest', atRest, 250),
      row(`after ${EVERYDAY_REQUESTS} requests of all kinds`, afterUse, 350),
      row('the peak during these', peakOfUse, 350),
      row('the peak beside a hostile client', peak, 600),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
