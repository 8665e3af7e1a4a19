/** Backups between the embedded database and a server: two embedded servers start, and whole catalogs are written five times. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.js';
import { MUL_ROWS, mulFile, mulRow } from '../testing/mul-rows.js';
import { runInFolder } from '../testing/run-cli.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (args: readonly string[], input: string, environment: Readonly<Record<string, string>>) =>
  runInFolder(folder, args, input, environment);

test('a backup of either kind of database is restored into the other', async () => {
  const embedded = { CATALOG_FOLDER: join(folder, 'backed-up') };
  const server = { DATABASE_URL: await freshDatabase() };
  const back = { CATALOG_FOLDER: join(folder, 'restored') };
  const exported = async (environment: Readonly<Record<string, string>>) =>
    (await run(['export', '--format', 'csv'], '', environment)).output;
  await run(['import', '-'], mulFile(MUL_ROWS), embedded);
  await run(['correct', 'alpha-strike/test-hound-thd-1', 'stats.armor', '9'], '', embedded);
  const before = await exported(embedded);
  expect(await run(['backup', 'embedded.backup'], '', embedded)).toMatchObject({ code: 0, errors: '' });
  expect(await run(['restore', 'embedded.backup'], '', server)).toMatchObject({ code: 0, errors: '' });
  expect(await exported(server)).toBe(before);
  expect(await run(['backup', 'server.backup'], '', server)).toMatchObject({ code: 0, errors: '' });
  expect(await run(['restore', 'server.backup'], '', back)).toMatchObject({ code: 0, errors: '' });
  expect(await exported(back)).toBe(before);
  // What is there is replaced only on demand, and goes on living afterwards.
  expect(await run(['restore', 'embedded.backup'], '', server)).toMatchObject({ code: 1, errors: expect.stringContaining('--replace') });
  expect(await run(['restore', '--replace', 'embedded.backup'], '', server)).toMatchObject({ code: 0 });
  expect((await run(['import', '-'], mulFile([mulRow({ Id: 900_090, Name: 'After' })]), server)).output).toMatch(/ 1 {2}new\n/);
});
