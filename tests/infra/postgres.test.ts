/**
 * The scripts and settings of infra/postgres, run as in the images of compose.yaml: a primary with the accounts of the service, and
 * a replica that copies it. Uses the system's PostgreSQL with `pg_basebackup`, which npm does not install, and is skipped without
 * it; `npm run test:cluster` tests only the settings.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { catalogRevision, correctUnit, installStarter, migrate, openCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/process.js';
import { within } from '../support/time-limits.js';
import { INFRA } from './support/tools.js';

/** Folder of the programs, which Debian keeps out of the PATH. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_basebackup', 'psql'].every((program) => existsSync(join(folder, program))));
}

const bin = process.platform === 'win32' ? undefined : programs();
const isRoot = userInfo().uid === 0;
const hasAccount = !isRoot || spawnSync('id', ['-u', 'postgres']).status === 0;
const idOf = (option: string): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
const account = () => (isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {});

const [SERVICE_PASSWORD, REPLICATION_PASSWORD] = ['of-the-service', 'of-replicas'];
const timeout = within(30_000);
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-scripts-'));
const running: ChildProcess[] = [];
let output = '';
let ports: readonly number[] = [];

const settings = join(folder, 'settings');
const dataOf = (name: string): string => join(folder, name);
const environment = (data: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C', PGDATA: data, PGHOST: folder, REPLICATION_PASSWORD },
  ...more,
});

/** Starts a server without waiting for it. */
function start(command: readonly string[], data: string, port: number, more: Readonly<Record<string, string>> = {}): void {
  const [program = '', ...args] = command;
  // The environment sets the listening address, as in the container.
  const child = spawn(program, args, { cwd: folder, env: environment(data, { PGPORT: String(port), ...more }), ...account() });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  running.push(child);
}
const addressOf = (port: number | undefined): string => `postgres://rangefinder:${SERVICE_PASSWORD}@127.0.0.1:${port}/rangefinder`;
const isUp = (port: number): boolean =>
  spawnSync(join(bin ?? '', 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0;
const isThere = (port: number) => expect.poll(() => isUp(port), { timeout, message: output }).toBe(true);

beforeAll(async () => {
  if (!bin || !hasAccount) return;
  cpSync(join(INFRA, 'postgres'), settings, { recursive: true });
  const own = account();
  for (const path of [folder, settings]) chmodSync(path, 0o755);
  if (own.uid !== undefined) chownSync(folder, own.uid, own.gid);
  ports = [await freePort(), await freePort()];
});
afterAll(async () => {
  for (const child of running.toReversed()) {
    child.kill('SIGINT');
    if (child.exitCode === null) await new Promise((ended) => child.once('exit', ended));
  }
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!bin || !hasAccount)(
  'a primary and a replica start, and the service works with its account',
  async () => {
    const [primaryPort = 0, replicaPort = 0] = ports;
    const [primary, replica] = [dataOf('primary'), dataOf('replica')];
    const run = (program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
      execFileSync(program, args, {
        cwd: folder,
        env: environment(primary, { PGPORT: String(primaryPort), ...more }),
        ...account(),
        encoding: 'utf8',
      });

    run('initdb', [
      '--encoding=UTF8',
      '--locale=C',
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--username=postgres',
      '--no-instructions',
    ]);
    // As in the image, the script runs while the server is up, and the server is restarted.
    start(
      ['postgres', '-D', primary, '-c', `config_file=${join(settings, 'primary.conf')}`, '-c', `unix_socket_directories=${folder}`],
      primary,
      primaryPort,
    );
    await isThere(primaryPort);
    run(join(settings, 'init-primary.sh'), [], { DATABASE_PASSWORD: SERVICE_PASSWORD });
    // A second run fails, and the server's log contains no password.
    expect(() => run(join(settings, 'init-primary.sh'), [], { DATABASE_PASSWORD: SERVICE_PASSWORD })).toThrow('already exists');
    run('psql', ['--username=postgres', '--dbname=postgres', '--command=select pg_reload_conf()']);
    expect(output).not.toContain(SERVICE_PASSWORD);

    mkdirSync(join(folder, 'sockets'), { mode: 0o777 });
    start([join(settings, 'start-replica.sh'), join(settings, 'replica.conf')], replica, replicaPort, {
      ...{ PRIMARY_HOST: '127.0.0.1', PRIMARY_PORT: String(primaryPort) },
    });
    await isThere(replicaPort);

    const catalog = await openCatalog({ url: addressOf(primaryPort), readUrl: addressOf(replicaPort) });
    await migrate(catalog.db);
    await installStarter(catalog.db);
    await expect.poll(() => catalog.replica()?.isRead, { timeout }).toBe(true);
    await correctUnit(catalog.db, { unitId: 'alpha-strike/atlas-as7-d', field: 'stats.armor', value: 9 });
    const revision = await catalogRevision(catalog.db);
    await expect.poll(async () => (await catalog.state()).revision, { timeout }).toBe(revision);
    expect(catalog.replica()).toMatchObject({ isRead: true });
    await catalog.close();
  },
  6 * timeout,
);
