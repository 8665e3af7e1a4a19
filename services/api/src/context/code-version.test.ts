import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { packageDigests, versionOf } from './code-version.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SCRIPT = join(ROOT, 'scripts', 'digest.mjs');
/** Folders of the workspace packages, by the names in package.json. */
const FOLDERS = [
  'services/api',
  'packages/cards',
  'packages/catalog',
  'packages/dice',
  'packages/query',
  'packages/questions',
  'packages/rulebook',
  'packages/rules',
];
const nameOf = (folder: string): string => `@rangefinder/${folder.split('/')[1]}`;

let installation = '';
let original = '';
const at = (name: string, ...path: string[]): string => join(installation, 'node_modules', name, ...path);
const build = (name: string): void => void execFileSync(process.execPath, [SCRIPT], { cwd: at(name) });
const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const version = (): string => versionOf(packageDigests(at('@rangefinder/api', 'package.json')));

const temporaryFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'code-version-')));

/** Lays out the packages as npm installs them, each with one source file. */
beforeAll(() => {
  original = temporaryFolder();
  installation = original;
  for (const folder of FOLDERS) {
    const name = nameOf(folder);
    write(at(name, 'dist', 'index.js'), `export const of = '${folder}';\n`);
    cpSync(join(ROOT, folder, 'package.json'), at(name, 'package.json'));
    build(name);
  }
});
afterAll(() => rmSync(original, { recursive: true, force: true }));
beforeEach(() => {
  installation = temporaryFolder();
  cpSync(original, installation, { recursive: true });
});
afterEach(() => rmSync(installation, { recursive: true, force: true }));

test('the version covers all direct and transitive workspace dependencies', () => {
  expect([...packageDigests(at('@rangefinder/api', 'package.json')).keys()].sort()).toEqual(FOLDERS.map(nameOf).sort());
});

test.each(FOLDERS.map(nameOf))('a code change in %s changes the version, and reverting it restores the version', (name) => {
  const before = version();
  const file = at(name, 'dist', 'index.js');
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, `${code}export const more = 1;\n`);
  build(name);
  expect(version()).not.toBe(before);
  writeFileSync(file, code);
  build(name);
  expect(version()).toBe(before);
});

test.each(['content/en/one.md', 'data/units.csv', 'dist/deep/down/more.js'])('a new %s changes the version', (file) => {
  const before = version();
  write(at('@rangefinder/catalog', file), 'x');
  build('@rangefinder/catalog');
  expect(version()).not.toBe(before);
});

test('source maps and prepared databases do not change the version', () => {
  const before = version();
  for (const file of ['index.js.map', 'index.d.ts', 'embedded.tar.gz'])
    write(at('@rangefinder/catalog', 'dist', file), String(Math.random()));
  build('@rangefinder/catalog');
  expect(version()).toBe(before);
});

test('a package without a digest, or not installed, is named in the error', () => {
  rmSync(at('@rangefinder/dice', 'dist', 'digest.json'));
  expect(version).toThrow('@rangefinder/dice has no dist/digest.json');
  rmSync(at('@rangefinder/dice'), { recursive: true });
  expect(version).toThrow('@rangefinder/dice, on which');
});

test.each(FOLDERS)('the build of %s ends with its digest', (folder) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { scripts: { build: string } };
  expect(scripts.build).toMatch(/&& node \.\.\/\.\.\/scripts\/digest\.mjs$/);
});
