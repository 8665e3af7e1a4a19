/** Lack of resources of the system: the process goes on, and what it cannot answer gets 503. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort, SERVICE, type Spawned, startProcess } from '../support/process.js';
import { openIdle } from '../support/rude-clients.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-resources-'));
let service: Spawned | undefined;
const idle: Socket[] = [];
afterEach(async () => {
  for (const socket of idle.splice(0)) socket.destroy();
  await service?.stop();
  service = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (limits: string): Promise<Spawned> => {
  const environment = { CATALOG_FOLDER: join(folder, 'catalog'), LOG_LEVEL: 'warn' };
  service = await startProcess(SERVICE, await freePort(), environment, '/v1/units?first=1', limits);
  return service;
};

/** Status of an answer on a connection of its own: `fetch` would use one again that the service may be closing. */
const statusOf = ({ url }: Spawned, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent: false }, (response) => response.resume().on('end', () => resolve(response.statusCode))).on(
      'error',
      reject,
    );
  });

test.runIf(process.platform === 'linux')('idle connections that use up the file descriptors keep no other client out', async () => {
  const running = await start('ulimit -n 128');
  idle.push(...(await openIdle(Number(new URL(running.url).port), 200)));
  for (let count = 0; count < 20; count++)
    expect(await statusOf(running, `/v1/alpha-strike/target-number?skill=4&inches=${count}`)).toBe(200);
  // It needs a worker thread.
  expect(await statusOf(running, '/v1/dice?expression=12d100&fields=mean')).toBe(200);
  expect(await statusOf(running, '/v1/units?first=1')).toBe(200);
  expect(running.child.exitCode, running.output()).toBeNull();
});

/** Runs tasks of the pool without file descriptors, then with some; prints the code of each outcome. */
const WITHOUT_FILES = `
import { closeSync, openSync } from 'node:fs';
const { openWorkerPool } = await import(process.argv[1] + '/context/work/worker-pool.js');
const { localRequestContext } = await import(process.argv[1] + '/context/request-context.js');
const failures = [];
const pool = openWorkerPool({ threads: 1, onFailure: (error) => failures.push(error) });
const roll = () =>
  pool.run('dice', { expression: '12d100' }, localRequestContext('en')).then(() => 'answered', (error) => error.extensions?.code ?? String(error));
const files = [];
try {
  for (;;) files.push(openSync('/dev/null'));
} catch {}
const before = [await roll(), await roll()];
for (const file of files) closeSync(file);
console.log(JSON.stringify([...before, failures.length > 0, await roll()]));
process.exit();
`;

test.runIf(process.platform === 'linux')('without a file descriptor for a worker thread, requests get 503 until there is one', () => {
  const command = [process.execPath, '--input-type=module', '--eval', WITHOUT_FILES, dirname(SERVICE)];
  const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -n 128; exec "$@"', 'sh', ...command], { encoding: 'utf8' });
  expect(stdout, stderr).toBe(`${JSON.stringify(['OVERLOADED', 'OVERLOADED', true, 'answered'])}\n`);
});

/** The nice values of the threads of a process, by the id of the thread. Fields of `stat` follow the name, which is in parentheses. */
function niceValues(pid: number): ReadonlyMap<number, number> {
  const tasks = `/proc/${pid}/task`;
  const niceOf = (thread: string): number =>
    Number(
      readFileSync(join(tasks, thread, 'stat'), 'utf8')
        .split(') ')[1]
        ?.split(' ')[16],
    );
  return new Map(readdirSync(tasks).map((thread) => [Number(thread), niceOf(thread)]));
}

test.runIf(process.platform === 'linux')('a worker thread has a lower priority than the thread that answers everyone', async () => {
  const running = await start('true');
  expect(await statusOf(running, '/v1/dice?expression=12d100&fields=mean')).toBe(200);
  const nice = niceValues(running.pid);
  const main = nice.get(running.pid) ?? Number.NaN;
  expect(Math.max(...nice.values())).toBeGreaterThan(main);
});
