/** Requests that clients lose: at a shutdown, without file descriptors, and while others leave answers unread. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { closeConnections, send } from '../support/probed-service.ts';
import { SERVICE, startProcess } from '../support/process.ts';
import { askUntilRefused, leaveUnread, openIdle, PAGES_OF_RULES } from '../support/rude-clients.ts';
import { newAddress } from './questions.ts';
import { type Row, report } from './report.ts';

const PORT = 4708;
const PATH = '/v1/alpha-strike/target-number?skill=4&inches=';
const CLIENTS = 40;
const IDLE_CONNECTIONS = 200;
const UNREAD_CONNECTIONS = 100;
const REQUESTS = 200;

/** Requests without an answer, from an address of their own. */
async function countFailures(): Promise<number> {
  let failed = 0;
  for (let count = 0; count < REQUESTS; count++) {
    const status = await send(PORT, { method: 'GET', path: newAddress(), headers: {} }, '127.0.0.2').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status !== 200) failed++;
  }
  return failed;
}

/** Requests without an answer while other clients hold connections. */
async function failuresAmongOthers(folder: string, hold: () => Promise<readonly Socket[]>, settings: NodeJS.ProcessEnv, limits?: string) {
  const api = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: folder, ...settings }, '/v1/units?first=1', limits);
  const sockets = await hold();
  const failed = await countFailures();
  const isAlive = api.child.exitCode === null;
  for (const socket of sockets) socket.destroy();
  await api.stop();
  return isAlive ? failed : REQUESTS;
}

/** Requests that were accepted and not answered while the service shuts down. */
async function lostAtShutdown(folder: string): Promise<number> {
  const api = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: folder, DRAIN_SECONDS: '0.5' });
  const clients = Array.from({ length: CLIENTS }, () => askUntilRefused(PORT, PATH));
  await pause(1_000);
  api.child.kill('SIGTERM');
  const counts = await Promise.all(clients);
  await api.ended;
  return counts.reduce((sum, { lost }) => sum + lost, 0);
}

/** Prints the requests that were lost. */
export async function benchLifecycle(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-lifecycle-'));
  const catalog = join(folder, 'catalog');
  const row = (what: string, lost: number): Row => ({ what, lost, 'at most': 0 });
  try {
    const rows = [row(`SIGTERM, ${CLIENTS} clients that connect for each request`, await lostAtShutdown(catalog))];
    const idle = () => openIdle(PORT, IDLE_CONNECTIONS);
    if (process.platform === 'linux')
      rows.push(row(`ulimit -n 128, ${IDLE_CONNECTIONS} idle connections`, await failuresAmongOthers(catalog, idle, {}, 'ulimit -n 128')));
    const unread = async () => leaveUnread(PORT, PAGES_OF_RULES, UNREAD_CONNECTIONS);
    const heap = { NODE_OPTIONS: '--max-old-space-size=512' };
    rows.push(
      row(`${UNREAD_CONNECTIONS} connections with unread answers, heap of 512 MB`, await failuresAmongOthers(catalog, unread, heap)),
    );
    report('Requests lost', rows);
  } finally {
    closeConnections();
    await rm(folder, { recursive: true, force: true });
  }
}
