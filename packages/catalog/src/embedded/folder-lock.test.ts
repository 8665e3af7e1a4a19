import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kill } from '../testing/child.js';
import { sha256 } from '../text/canonical.js';
import { type FolderLock, lockFolder } from './folder-lock.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Expects that the lock is held. */
async function taken(): Promise<FolderLock> {
  const lock = await lockFolder(folder);
  return lock ?? expect.fail('somebody has the lock');
}

describe('the folder lock', () => {
  const path = () => join(folder, 'catalog.lock');
  const lockOf = (pid: number | undefined, started: string | null) => writeFile(path(), JSON.stringify({ pid, started, token: 'x' }));
  const sleeper = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });

  test('is kept while its holder lives, and taken over when it is gone', async () => {
    const child = sleeper();
    await lockOf(child.pid, null);
    expect(await lockFolder(folder)).toBeUndefined();
    await kill(child);
    const lock = await taken();
    expect(JSON.parse(await readFile(path(), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('is taken over from a later process with the same id', async () => {
    const child = sleeper();
    await lockOf(child.pid, 'another boot/1');
    await (await taken()).release();
    await lockOf(process.pid, 'another boot/1');
    await (await taken()).release();
    await kill(child);
  });

  test.each(['', '{', '{"pid":"x"}', '[]', 'null'])('is taken over when it is unreadable: %j', async (content) => {
    await writeFile(path(), content);
    await (await taken()).release();
  });

  test('goes to one of many contenders, with or without a dead holder', async () => {
    for (const leftover of [false, true, true, true]) {
      if (leftover) await lockOf(2 ** 30, null);
      const tried = await Promise.all(Array.from({ length: 20 }, () => lockFolder(folder)));
      const locks = tried.filter((lock) => lock !== undefined);
      expect(locks).toHaveLength(1);
      await locks[0]?.release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  test('is taken over from a process that died while taking it over', async () => {
    await lockOf(2 ** 30, null);
    const grave = `${path()}.${sha256(await readFile(path(), 'utf8')).slice(0, 16)}`;
    await writeFile(grave, JSON.stringify({ pid: 2 ** 30, started: null, token: 'y' }));
    await (await taken()).release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('does not free another holder when it is released twice', async () => {
    const first = await taken();
    await first.release();
    const second = await taken();
    await first.release();
    expect(await lockFolder(folder)).toBeUndefined();
    await second.release();
  });
});
