/**
 * The installation without containers by the operator's guide: its commands run in their order, unchanged, under an account that is
 * not root; only ports and the folder differ. Uses the system's PostgreSQL and nginx, and is skipped if one is missing.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { build, root } from '../support/build.js';
import { freePort } from '../support/process.js';
import { within } from '../support/time-limits.js';

const GUIDE = readFileSync(join(root, 'docs', 'operating', 'installing.md'), 'utf8');
const COMMANDS = [...GUIDE.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block).join('');
const PORTS = ['5432', '5433', '4001', '4002', '9461', '9462', '8080'];
const TIMEOUT_MS = within(120_000);

const isRoot = userInfo().uid === 0;
const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
const shell = (script: string) => spawnSync('bash', ['-c', script], { encoding: 'utf8', env: { ...process.env, PATH } });
const hasAll =
  process.platform === 'linux' &&
  shell('PATH="$PATH:$(echo /usr/lib/postgresql/*/bin):/usr/sbin"; type initdb pg_basebackup nginx openssl curl').status === 0 &&
  (!isRoot || shell('id -u postgres').status === 0);
const idOf = (option: string): number => Number(shell(`id ${option} postgres`).stdout);
const account = isRoot && hasAll ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const home = mkdtempSync(join(tmpdir(), 'rangefinder-by-hand-'));
let child: ChildProcess | undefined;
afterAll(async () => {
  // Each PostgreSQL has its own process group and outlives the shell; SIGINT stops it at once.
  const running = ['replica', 'primary']
    .map((name) => join(home, 'rangefinder', name, 'postmaster.pid'))
    .filter((file) => existsSync(file));
  for (const file of running) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGINT');
  if (child?.pid && child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child?.once('close', resolve));
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  // A server writes until its pid file is gone.
  while (running.some((file) => existsSync(file))) await pause(50);
  rmSync(home, { recursive: true, force: true });
});

test.skipIf(!hasAll)(
  'every command of the guide works, and the installation answers through the balancer, from the replica',
  async () => {
    build('@rangefinder/api');
    chmodSync(home, 0o755);
    if (account.uid !== undefined) chownSync(home, account.uid, account.gid);
    const ports = await Promise.all(PORTS.map(() => freePort()));
    const commands = PORTS.reduce((text, port, index) => text.replaceAll(port, String(ports[index])), COMMANDS);
    const env = { PATH, HOME: home, LC_ALL: 'C', LOG_LEVEL: 'info' };
    // Waits for what runs in the background.
    const script = `set -eu\n${commands}\necho; echo "PASSWORDS $DATABASE_PASSWORD $REPLICATION_PASSWORD"; echo UP; wait`;
    const running = spawn('bash', ['-c', script], { cwd: root, env, ...account, detached: true });
    child = running;
    let output = '';
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => (output += chunk));
    await expect.poll(() => output.includes('UP\n') || running.exitCode !== null, { timeout: TIMEOUT_MS, message: output }).toBe(true);
    expect(running.exitCode, output).toBeNull();
    expect(output).not.toMatch(/error|fatal/i);

    const [, , , , metrics, , balancer] = ports;
    const get = (path: string, port = balancer) => fetch(`http://127.0.0.1:${port}${path}`);
    const text = async (path: string, port = balancer) => (await get(path, port)).text();
    const unit = async () => (await get('/v1/units/alpha-strike%2Fatlas-as7-d?fields=id')).status;
    await expect.poll(unit, { timeout: TIMEOUT_MS }).toBe(200);
    await expect
      .poll(() => text('/metrics', metrics), { timeout: within(30_000) })
      .toMatch(/^rangefinder_database_up\{server="replica"\} 1$/m);
    expect((await get('/metrics')).status).toBe(404);
    // The logs contain no password and no alarming message.
    const logs = ['primary', 'replica', 'api-1', 'api-2']
      .map((name) => readFileSync(join(home, 'rangefinder', `${name}.log`), 'utf8'))
      .join('');
    const [, ...passwords] = /^PASSWORDS (\w{48}) (\w{48})$/m.exec(output) ?? [];
    expect(passwords.map((password) => logs.includes(password))).toEqual([false, false]);
    expect(logs).not.toMatch(/contains errors|"level":[56]0/);
  },
  TIMEOUT_MS * 2,
);
