import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { chooseAccount } from '../postgres/account.js';
import { findBinaries } from '../postgres/binaries.js';
import { run } from '../postgres/processes.js';
import { runServer, siteOf } from '../postgres/server.js';
import { startPostgres } from './index.js';

async function ask(connectionString: string, query: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query(query).finally(() => client.end())).rows;
}

describe('the account', () => {
  const passwd = [
    'root:x:0:0:root:/root:/bin/bash',
    'daemon:x:1:1::/:/bin/false',
    'postgres:x:70:70::/:/bin/false',
    'nobody:x:65534:65533::/:/bin/false',
  ];

  const choose = (lines: readonly string[], owner?: number, isInUse: (uid: number) => boolean = () => false) =>
    chooseAccount({ passwd: lines.join('\n'), owner, seed: '/srv/catalog/data', isInUse });
  const FREE = { uid: expect.any(Number), gid: expect.any(Number), name: undefined };

  test('is the one that the operator has created', () => {
    expect(choose([...passwd, 'rangefinder:x:998:997::/:/bin/false'])).toEqual({ uid: 998, gid: 997, name: 'rangefinder' });
  });

  test.each([
    ['a complete file', passwd],
    ['only root', passwd.slice(0, 1)],
    ['a broken file', ['nobody:x', '', '::::']],
  ])('otherwise has a number that nothing else has: %s', (_, lines) => {
    const chosen = choose(lines);
    expect(chosen).toEqual(FREE);
    expect(chosen.uid).toBeGreaterThanOrEqual(61_184);
    const taken = choose([...lines, `other:x:${chosen.uid}:1::/:/bin/false`]);
    expect(taken.uid).not.toBe(chosen.uid);
    expect(choose(lines, undefined, (uid) => uid === chosen.uid).uid).not.toBe(chosen.uid);
  });

  test('stays that of the folder, unless it is shared', () => {
    expect(choose(passwd, 62_000)).toEqual({ uid: 62_000, gid: 62_000, name: undefined });
    expect(choose([...passwd, 'other:x:62000:1::/:/bin/false'], 62_000).uid).not.toBe(62_000);
    expect(choose(passwd, 65_534).uid).not.toBe(65_534);
  });
});

describe.skipIf(process.platform === 'win32')('the programs', () => {
  const account = { uid: 65534, gid: 65534, name: 'nobody' };

  test('are copied only when the account cannot enter their folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-programs-'));
    const native = join(folder, 'closed', 'native');
    await mkdir(join(native, 'bin'), { recursive: true });
    await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o755 });
    await chmod(folder, 0o755);
    await chmod(join(folder, 'closed'), 0o700);
    const copied = await findBinaries(folder, account, native);
    expect(copied.postgres.startsWith(join(folder, 'postgresql-'))).toBe(true);
    expect(await readFile(copied.postgres, 'utf8')).toBe('program');
    const inPlace = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
    expect(await findBinaries(folder, undefined, native)).toEqual(inPlace);
    await chmod(join(folder, 'closed'), 0o755);
    expect(await findBinaries(folder, account, native)).toEqual(inPlace);
    await rm(folder, { recursive: true });
  });
});

describe('the server', () => {
  test('has separate databases, and is gone after its end', async () => {
    const server = await startPostgres();
    const [first, second] = [await server.createDatabase(), await server.createDatabase()];
    await ask(first, 'create table only_here ()');
    expect(await ask(second, `select to_regclass('only_here') as found`)).toEqual([{ found: null }]);
    const [{ folder, version } = {}] = await ask(
      first,
      `select current_setting('data_directory') as folder, current_setting('server_version_num')::int as version`,
    );
    expect(version).toBeGreaterThanOrEqual(180_000);
    await server.stop();
    await server.stop();
    expect(existsSync(String(folder))).toBe(false);
    await expect(ask(first, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('listens on the loopback only, and requires a password', async () => {
    const url = new URL(inject('postgresUrl'));
    expect(await ask(url.href, `select current_setting('listen_addresses') as addresses, version() ~ '^PostgreSQL' as real`)).toEqual([
      { addresses: '127.0.0.1', real: true },
    ]);
    url.password = 'wrong';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });
});

describe('a failing program', () => {
  const node = (script: string) => ({ program: process.execPath, args: ['-e', script], options: {} });

  test('is reported with its output', async () => {
    await expect(run(node(`console.error('no room'); process.exit(3)`))).rejects.toThrow(/ended with 3:\nno room/);
  });

  test('is reported when it is missing', async () => {
    await expect(run({ program: '/no/such/program', args: [], options: {} })).rejects.toThrow('ENOENT');
  });

  test('is reported with its output when it is a server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-programs-'));
    await chmod(folder, 0o755);
    const site = await siteOf(join(folder, 'none'), folder);
    await mkdir(site.data);
    const start = runServer(site, { settings: [], watchdogPipe: 'pipe', log: join(folder, 'log') });
    await expect(start).rejects.toThrow(/PostgreSQL ended with \d:\n.*could not access the server configuration file/s);
    await rm(folder, { recursive: true });
  });
});
