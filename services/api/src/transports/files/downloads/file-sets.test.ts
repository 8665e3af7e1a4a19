import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waiting } from './catalog-files.js';
import { newestSet, progressIn, readSet, writeSet } from './file-sets.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rangefinder-sets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (name: string, text = name) =>
  writeSet(folder, async (place) => {
    const path = join(place, 'a.txt');
    await writeFile(path, text);
    return { name, info: { text }, files: [{ name: 'a.txt', path, bytes: text.length, sha256: '' }] };
  });
const parts = () => readdirSync(folder).filter((name) => name.startsWith('part-'));

test('a set is complete or not there, and failures leave nothing', async () => {
  const failing = writeSet(folder, async (place) => {
    await writeFile(join(place, 'a.txt'), 'half');
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect([readdirSync(folder), await newestSet(folder)]).toEqual([[], undefined]);
  await make('one');
  const set = await readSet<{ text: string }>(folder, 'one');
  expect(set?.info).toEqual({ text: 'one' });
  expect(await readFile(set?.files.get('a.txt')?.path ?? '', 'utf8')).toBe('one');
});

test('the newest two sets stay, and of two equal ones the first', async () => {
  for (const name of ['one', 'two', 'three']) {
    await make(name);
    await pause(20);
  }
  expect(readdirSync(folder).toSorted()).toEqual(['three', 'two']);
  await make('three', 'other');
  expect((await readSet<{ text: string }>(folder, 'three'))?.info.text).toBe('three');
  expect([await newestSet(folder), parts()]).toEqual(['three', []]);
});

test('other processes see how far a set is', async () => {
  let seen: unknown;
  await writeSet(folder, async (_, report) => {
    report(1, 4);
    await pause(50);
    seen = await progressIn(folder);
    return { name: 'one', info: {}, files: [] };
  });
  expect(seen).toMatchObject({ done: 1, total: 4 });
  expect(await progressIn(folder)).toBeUndefined();
  expect(waiting({ done: 50, total: 200, startedAt: Date.now() - 10_000 })).toEqual({ percent: 25, seconds: expect.closeTo(30, -1) });
  expect(waiting(undefined)).toEqual({ percent: 0, seconds: 5 });
});

test('parts of killed processes are removed once nothing writes to them', async () => {
  const [old, fresh] = [join(folder, 'part-old'), join(folder, 'part-fresh')];
  for (const part of [old, fresh]) {
    await mkdir(part);
    writeFileSync(join(part, 'a.txt'), 'half');
  }
  const before = new Date(Date.now() - 3_600_000);
  for (const path of [join(old, 'a.txt'), old]) utimesSync(path, before, before);
  await make('one');
  expect(parts()).toEqual(['part-fresh']);
});
