import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Catalog, catalogRevision, countUnits, migrate, openCatalog, serveEmbedded } from '../index.js';
import { MIGRATIONS } from '../migrations/index.js';
import { isServer, serverState } from '../postgres/server.js';
import { kill, startChild } from '../testing/child.js';
import { STARTER_UNITS } from '../testing/starter.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-catalog-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const PATIENT = { connectMs: 20_000, questionMs: 20_000, trialMs: 10_000 };
const open = () => openCatalog({ folder, template: inject('embeddedTemplate'), limits: PATIENT });
const pidOf = async (): Promise<number> => (await serverState(join(folder, 'data')))?.pid ?? expect.fail('no server');
const setting = async ({ readDb }: Catalog, name: string) =>
  (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(readDb)).rows[0]?.value;

/** Paths of everything in a folder. */
async function contents(of: string): Promise<readonly string[]> {
  return (await readdir(of, { recursive: true })).toSorted();
}

describe('an embedded catalog', () => {
  test('keeps what was written, with the starter catalog from the first start', async () => {
    const first = await open();
    expect([first.kind, await migrate(first.db), await countUnits(first.readDb)]).toEqual(['embedded', [], STARTER_UNITS]);
    await sql`update units set updated_at = now()`.execute(first.db);
    const revision = await catalogRevision(first.readDb);
    await first.close();
    const second = await open();
    expect([await countUnits(second.readDb), await catalogRevision(second.readDb)]).toEqual([STARTER_UNITS, revision]);
    await second.close();
  });

  test('is created without a packed database, too', async () => {
    const catalog = await openCatalog({ folder, template: join(folder, 'none'), limits: PATIENT });
    expect(await migrate(catalog.db)).toEqual(Object.keys(MIGRATIONS));
    await catalog.close();
  });

  test('is crash-safe, private and has minimal rights', async () => {
    const catalog = await open();
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'])
      expect(await setting(catalog, name)).toBe('on');
    expect([await setting(catalog, 'listen_addresses'), await setting(catalog, 'is_superuser')]).toEqual(['127.0.0.1', 'off']);
    for (const path of [folder, join(folder, 'data')]) expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'rangefinder-catalog.json'))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(folder, 'rangefinder-catalog.json'), 'utf8'))).not.toHaveProperty('firstPassword');
    await expect(sql`update units set updated_at = now()`.execute(catalog.readDb)).rejects.toThrow('read-only transaction');
    await catalog.close();
  });

  test('serves several processes at once, and ends with the last one', async () => {
    const all = await Promise.all([open(), open(), open()]);
    const pid = await pidOf();
    expect(await Promise.all(all.map(({ readDb }) => countUnits(readDb)))).toEqual([STARTER_UNITS, STARTER_UNITS, STARTER_UNITS]);
    await all[0]?.close();
    await all[1]?.close();
    expect(await isServer(pid)).toBe(true);
    expect(await countUnits((all[2] as Catalog).readDb)).toBe(STARTER_UNITS);
    await all[2]?.close();
    await all[2]?.close();
    expect(await isServer(pid)).toBe(false);
  });

  test('ends with a killed process, and opens again with all that was committed', async () => {
    const child = await startChild(
      join(import.meta.dirname, '..', 'testing', 'opened-by-child.ts'),
      [folder, inject('embeddedTemplate')],
      20,
    );
    const pid = await pidOf();
    await kill(child.process);
    await expect.poll(() => isServer(pid)).toBe(false);
    const committed = child.output().split('\n').slice(0, -1).map(Number);
    const catalog = await open();
    expect(await countUnits(catalog.db)).toBe(STARTER_UNITS);
    expect(await catalogRevision(catalog.db)).toBeGreaterThanOrEqual(committed.at(-1) ?? Number.POSITIVE_INFINITY);
    await catalog.close();
  });

  test('goes on serving other processes when the one that started it is killed', async () => {
    const child = await startChild(
      join(import.meta.dirname, '..', 'testing', 'opened-by-child.ts'),
      [folder, inject('embeddedTemplate')],
      1,
    );
    const catalog = await open();
    await kill(child.process);
    expect(await countUnits(catalog.readDb)).toBe(STARTER_UNITS);
    await catalog.close();
  });

  test('restarts a killed server with the next query', async () => {
    const notices: string[] = [];
    const catalog = await openCatalog({
      folder,
      template: inject('embeddedTemplate'),
      limits: PATIENT,
      onNotice: (notice) => notices.push(notice),
    });
    await sql`update units set updated_at = now()`.execute(catalog.db);
    const pid = await pidOf();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => countUnits(catalog.readDb).catch(() => 0)).toBe(STARTER_UNITS);
    expect(await pidOf()).not.toBe(pid);
    expect(notices).toEqual([expect.stringContaining('starting it again')]);
    await catalog.close();
  });

  test('is created again when its creation was interrupted', async () => {
    await (await open()).close();
    await rm(join(folder, 'data'), { recursive: true });
    await mkdir(join(folder, 'unfinished', 'data'), { recursive: true });
    const catalog = await open();
    expect(await countUnits(catalog.readDb)).toBe(STARTER_UNITS);
    await catalog.close();
    expect(await contents(folder)).not.toContain('unfinished');
  });

  test('opens when its first start was interrupted before the password was changed', async () => {
    const server = await serveEmbedded({ folder, template: inject('embeddedTemplate') });
    const marker = join(folder, 'rangefinder-catalog.json');
    const content = JSON.parse(await readFile(marker, 'utf8'));
    await server.close();
    await writeFile(marker, JSON.stringify({ ...content, firstPassword: content.password, password: 'another' }));
    const catalog = await open();
    expect(await countUnits(catalog.readDb)).toBe(STARTER_UNITS);
    await catalog.close();
  });
});

describe('a catalog folder', () => {
  test.each([
    [
      'with a folder called data',
      async () => mkdir(join(folder, 'data')).then(() => writeFile(join(folder, 'data', 'thesis.txt'), 'precious')),
    ],
    ['of a project', async () => Promise.all(['package.json', 'README.md', 'a', 'b'].map((name) => writeFile(join(folder, name), name)))],
  ])('never touches %s', async (_, prepare) => {
    await prepare();
    const before = await contents(folder);
    await expect(open()).rejects.toMatchObject({ code: 'FOLDER_NOT_OURS', message: expect.stringContaining('Nothing in it was touched') });
    expect(await contents(folder)).toEqual(before);
  });

  test('reports a file in place of the folder', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file');
    await expect(open()).rejects.toMatchObject({ message: expect.stringContaining(folder) });
    expect(await readFile(folder, 'utf8')).toBe('a file');
  });

  test.each([
    ['PG_VERSION', (data: string) => rm(join(data, 'PG_VERSION'))],
    ['global/pg_control', (data: string) => writeFile(join(data, 'global', 'pg_control'), 'x'.repeat(8192))],
    ['the log of what was written', (data: string) => rm(join(data, 'pg_wal'), { recursive: true })],
  ])('reports damage without %s, says what to do, and removes nothing', async (_, damage) => {
    await (await open()).close();
    await damage(join(folder, 'data'));
    const before = await contents(folder);
    await expect(open()).rejects.toMatchObject({
      code: 'FOLDER_DAMAGED',
      message: expect.stringMatching(new RegExp(`${folder}.*restore BACKUP_FILE`, 's')),
    });
    expect(await contents(folder)).toEqual(before);
  });

  test('reports files of another version of PostgreSQL', async () => {
    await writeFile(
      join(folder, 'rangefinder-catalog.json'),
      JSON.stringify({ format: 'rangefinder-catalog', postgres: 17, password: 'x' }),
    );
    await expect(open()).rejects.toMatchObject({ code: 'FOLDER_OUTDATED', message: expect.stringContaining('PostgreSQL 17') });
  });

  test.runIf(process.getuid?.() === 0 && process.platform === 'linux')('under root no other account can change its files', async () => {
    const data = join(folder, 'data');
    await (await open()).close();
    // As an earlier version left it.
    spawnSync('chown', ['-R', 'nobody', data]);
    const catalog = await open();
    const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    const owner = (await stat(`/proc/${pid}`)).uid;
    expect(owner).toBeGreaterThanOrEqual(61_184);
    expect((await stat(join(data, 'pg_hba.conf'))).uid).toBe(owner);
    const write = ['--reuid=nobody', '--clear-groups', 'sh', '-c', `echo >>/proc/${pid}/cwd/pg_hba.conf`];
    expect(spawnSync('setpriv', write).status).not.toBe(0);
    expect(await countUnits(catalog.readDb)).toBe(STARTER_UNITS);
    await catalog.close();
  });

  test.runIf(process.getuid?.() === 0 && process.platform === 'linux')('works where the unprivileged account has no access', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'rangefinder-closed-'));
    expect(spawnSync('stat', ['-c', '%a', closed]).stdout.toString().trim()).toBe('700');
    const catalog = await openCatalog({
      folder: join(closed, 'below', 'catalog'),
      template: inject('embeddedTemplate'),
      limits: PATIENT,
    });
    expect(await countUnits(catalog.readDb)).toBe(STARTER_UNITS);
    await catalog.close();
    await rm(closed, { recursive: true });
  });
});
