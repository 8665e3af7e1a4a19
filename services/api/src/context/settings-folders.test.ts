import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderProblems } from './settings-folders.js';

const base = mkdtempSync(join(tmpdir(), 'rangefinder-folders-'));
const file = join(base, 'file');
const site = join(base, 'site');
writeFileSync(file, '');
mkdirSync(join(site, 'client'), { recursive: true });
writeFileSync(join(site, 'client', 'index.html'), '');
afterAll(() => rmSync(base, { recursive: true }));

const NEW = join(base, 'not', 'yet');
const problems = (siteFolder: string, catalogFolder: string, environment: NodeJS.ProcessEnv = {}, databaseUrl?: string) =>
  folderProblems({ siteFolder, catalogFolder, downloadsFolder: NEW, databaseUrl }, environment);

test('folders that can be used have no problems', () => {
  expect(problems(site, NEW, { SITE_FOLDER: site })).toEqual([]);
  expect(problems(site, base)).toEqual([]);
});

test('a site that was asked for has to be there', () => {
  expect(problems('/nowhere', NEW, { SITE_FOLDER: '/nowhere' })).toEqual([
    'SITE_FOLDER is "/nowhere": expected the folder of a built site, which contains client and server',
  ]);
  expect(problems('/nowhere', NEW)).toEqual([]);
});

test.each([file, join(file, 'below')])('the catalog cannot be at a file: %s', (path) => {
  expect(problems(site, path)).toEqual([`CATALOG_FOLDER is "${path}": expected a folder, and this path leads to a file`]);
  expect(problems(site, path, {}, 'postgres://x/y')).toEqual([]);
});

test('downloads cannot be at a file', () => {
  const settings = { siteFolder: site, catalogFolder: NEW, downloadsFolder: file, databaseUrl: undefined };
  expect(folderProblems(settings, {})).toEqual([`DOWNLOADS_FOLDER is "${file}": expected a folder, and this path leads to a file`]);
});
