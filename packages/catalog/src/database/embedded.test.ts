import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { catalogRevision, countUnits, IN_MEMORY, installStarter, migrate, openCatalog } from '../index.js';
import { kill, startChild } from '../testing/child.js';
import { sha256 } from '../text/canonical.js';
import { lockFolder } from './folder-lock.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-catalog-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openCatalog({ folder, template: inject('embeddedTemplate') });
const inUse = { code: 'FOLDER_IN_USE' };

describe('a folder', () => {
  test('keeps what was written', async () => {
    const first = await open();
    await migrate(first.db);
    await installStarter(first.db);
    const units = await countUnits(first.db);
    await first.close();
    const second = await open();
    expect(second.kind).toBe('embedded');
    expect(await migrate(second.db)).toEqual([]);
    expect([await countUnits(second.db), await catalogRevision(second.db)]).toEqual([units, 1]);
    await second.close();
    expect(await readdir(folder)).toEqual(['data']);
  });

  test('opens once at a time, and says which process has it', async () => {
    const first = await open();
    await expect(open()).rejects.toMatchObject({ ...inUse, message: expect.stringContaining(`process ${process.pid}`) });
    await first.ping();
    await first.close();
    await (await open()).close();
  });

  test('of a killed process opens again with all that was committed', async () => {
    const child = await startChild(
      join(import.meta.dirname, '..', 'testing', 'opened-by-child.ts'),
      [folder, inject('embeddedTemplate')],
      20,
    );
    await expect(open()).rejects.toMatchObject({ ...inUse, message: expect.stringContaining(`process ${child.process.pid}`) });
    await kill(child.process);
    const committed = child.said().split('\n').slice(0, -1).map(Number);
    const catalog = await open();
    expect(await countUnits(catalog.db)).toBe(46);
    expect(await catalogRevision(catalog.db)).toBeGreaterThanOrEqual(committed.at(-1) ?? Number.POSITIVE_INFINITY);
    await sql`update units set updated_at = now()`.execute(catalog.db);
    await catalog.close();
  });

  test('whose making was interrupted is made anew', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data', 'PG_VERSION'), '18');
    await writeFile(join(folder, 'unfinished'), '');
    const catalog = await open();
    await catalog.ping();
    await catalog.close();
    expect(await readdir(folder)).toEqual(['data']);
  });
});

describe('a catalog in memory', () => {
  test('is there without a template, and without a folder', async () => {
    const catalog = await openCatalog({ folder: IN_MEMORY, template: join(folder, 'none') });
    await catalog.ping();
    await catalog.close();
    await catalog.close();
    await expect(catalog.ping()).rejects.toThrow();
  });

  test('queues transactions: none sees half of another', async () => {
    const catalog = await openCatalog({ folder: IN_MEMORY, template: inject('embeddedTemplate') });
    await sql`create table counter (value integer)`.execute(catalog.db);
    await sql`insert into counter values (0)`.execute(catalog.db);
    const increment = (n: number) =>
      catalog.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(trx);
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx);
        if (n % 5 === 0) throw new Error('taken back');
      });
    await Promise.allSettled(Array.from({ length: 50 }, (_, n) => increment(n)));
    expect((await sql`select value from counter`.execute(catalog.db)).rows).toEqual([{ value: 40 }]);
    await catalog.close();
  });
});

describe('the lock', () => {
  const path = () => join(folder, 'catalog.lock');
  const lockOf = (pid: number | undefined, started: string | null) => writeFile(path(), JSON.stringify({ pid, started, token: 'x' }));
  const sleeper = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });

  test('is kept while its holder lives, and taken over when he is gone', async () => {
    const child = sleeper();
    await lockOf(child.pid, null);
    await expect(lockFolder(folder)).rejects.toMatchObject({ ...inUse, message: expect.stringContaining(`process ${child.pid}`) });
    await kill(child);
    const lock = await lockFolder(folder);
    expect(JSON.parse(await readFile(path(), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('is taken over from a later process with the same id', async () => {
    const child = sleeper();
    await lockOf(child.pid, 'another boot/1');
    await (await lockFolder(folder)).release();
    await lockOf(process.pid, 'another boot/1');
    await (await lockFolder(folder)).release();
    await kill(child);
  });

  test.each(['', '{', '{"pid":"x"}', '[]', 'null'])('that nobody can read, %j, holds nobody up', async (content) => {
    await writeFile(path(), content);
    await (await lockFolder(folder)).release();
  });

  test('goes to one of many, a dead holder or none before', async () => {
    for (const leftover of [false, true, true, true]) {
      if (leftover) await lockOf(2 ** 30, null);
      const taken = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      const locks = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(locks).toHaveLength(1);
      await locks[0]?.release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  test('is taken over even from one that died while taking it over', async () => {
    await lockOf(2 ** 30, null);
    const grave = `${path()}.${sha256(await readFile(path(), 'utf8')).slice(0, 16)}`;
    await writeFile(grave, JSON.stringify({ pid: 2 ** 30, started: null, token: 'y' }));
    await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('released twice does not free another holder', async () => {
    const first = await lockFolder(folder);
    await first.release();
    const second = await lockFolder(folder);
    await first.release();
    await expect(lockFolder(folder)).rejects.toMatchObject(inUse);
    await second.release();
  });
});
