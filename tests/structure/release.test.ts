/** Cuts a real release, everything except the push, in a copy of the checkout that is a repository of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { publicPackages } from '../../scripts/pack.mjs';
import { nextVersion, obstacles } from '../../scripts/release.mjs';
import { root } from '../support/build.js';

const made: string[] = [];
let folder = '';
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const git = (...parameters: readonly string[]): string => execFileSync('git', parameters, { cwd: folder, encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rangefinder-release-'));
  made.push(folder);
  const manifests = globSync(['package.json', 'package-lock.json', '{packages,services}/*/package.json', '{site,tests}/package.json'], {
    cwd: root,
  });
  const others = [
    'CHANGELOG.md',
    'docs/releases/unreleased.md',
    'packages/client/src/version.ts',
    'packages/python/src/rangefinder/_version.py',
    'scripts/release.mjs',
    'scripts/setup.mjs',
  ];
  for (const path of [...manifests, ...others]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  writeNews();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  git('config', 'core.autocrlf', 'false');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Before');
});
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true, force: true });
});

/** What is new since the last release. The checkout has nothing right after one. */
function writeNews(): void {
  const write = (path: string, change: (text: string) => string): void => writeFileSync(join(folder, path), change(read(path)));
  write('CHANGELOG.md', (text) => text.replace('\n## Unreleased\n', '\n## Unreleased\n\n### Added\n\n- A change.\n'));
  write('docs/releases/unreleased.md', (text) => text.replaceAll(/^(## .*)\n\n(-$)?/gm, '$1\n\n- A change.\n'));
}

function run(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...parameters], { cwd: folder, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

test.each([
  ['0.1.0', 'patch', '0.1.1'],
  ['0.1.9', 'minor', '0.2.0'],
  ['1.2.3', 'major', '2.0.0'],
] as const)('after %s a %s release is %s', (version, level, next) => expect(nextVersion(version, level)).toBe(next));

const NOTHING_NEW = ['CHANGELOG.md has nothing under Unreleased', 'docs/releases/unreleased.md lacks notes in English or in Russian'];

test('only the lack of news prevents the next release', () => {
  expect([[], NOTHING_NEW]).toContainEqual(obstacles(root));
});

test('a dry run reports what it would write and writes nothing', () => {
  const before = git('rev-parse', 'HEAD');
  expect(run('minor', '--dry-run')).toMatchObject({
    status: 0,
    output: expect.stringContaining('would write packages/client/package.json'),
  });
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', '']);
});

test('a release sets one version everywhere, dates the changes, writes notes in both languages, commits and tags', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const next = nextVersion(version, 'minor');
  expect(run('minor')).toMatchObject({ status: 0, output: expect.stringContaining('What is left: git push --follow-tags') });
  expect([git('log', '-1', '--format=%s'), git('status', '--porcelain'), git('tag'), git('cat-file', '-t', `v${next}`)]).toEqual([
    `Release ${next}`,
    '',
    `v${next}`,
    'tag',
  ]);
  // Only versions change in manifests, and no old version remains.
  const lines = git('diff', '--unified=0', 'HEAD~1', '--', '*.json').split('\n');
  const added = lines.filter((line) => /^\+ /.test(line));
  expect(added.length).toBeGreaterThan(20);
  for (const line of added) expect(line).toMatch(new RegExp(`^\\+ +"(version|@rangefinder/[a-z]+)": "${next.replaceAll('.', '\\.')}",?$`));
  for (const path of globSync('{packages,services}/*/package.json', { cwd: folder }))
    expect(read(path)).not.toMatch(new RegExp(`"(version|@rangefinder/[a-z]+)": "${version.replaceAll('.', '\\.')}"`));
  expect(read('packages/client/src/version.ts')).toContain(`'${next}'`);
  expect(read('packages/python/src/rangefinder/_version.py')).toContain(`VERSION = "${next}"`);
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`## Unreleased\n\n## ${next} – \\d{4}-\\d\\d-\\d\\d\n\n### Added\n\n- `));
  const notes = read(`docs/releases/v${next}.md`);
  expect(notes).toMatch(new RegExp(`^# Rangefinder ${next}\n\n## English\n\n- \\S[\\s\\S]*\n## По-русски\n\n- \\S`));
  // The next changelog has to be written first.
  expect(obstacles(folder)).toEqual(NOTHING_NEW);
  expect(run('patch')).toMatchObject({ status: 1, output: expect.stringContaining('has nothing under Unreleased') });
});

const MAX_ENTRY_LINES = 40;

test('the next entry of the changelog has at most forty lines', () => {
  const [, entry = ''] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## .*$/m);
  expect(entry.trim().split('\n').length).toBeLessThanOrEqual(MAX_ENTRY_LINES);
});

test('uncommitted files and notes in one language prevent a release', () => {
  appendFileSync(join(folder, 'CHANGELOG.md'), '\n');
  expect(run('patch')).toMatchObject({ status: 1, output: expect.stringContaining('CHANGELOG.md') });
  git('checkout', '--quiet', '.');
  writeFileSync(join(folder, 'docs/releases/unreleased.md'), `${read('docs/releases/unreleased.md').trimEnd()}\n- Ещё одно.\n`);
  git('commit', '--quiet', '--all', '--message', 'One language');
  expect(run('patch')).toMatchObject({ status: 1, output: expect.stringMatching(/has \d+ and \d+ notes in its two languages/) });
  expect(run('huge').status).toBe(2);
});

test('refuses a migration without a stored form', () => {
  const migrations = join(folder, 'packages/catalog/src/migrations');
  mkdirSync(join(migrations, 'forms'), { recursive: true });
  writeFileSync(join(migrations, '2099-01-01-1-scenarios.ts'), '');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A migration');
  expect(run('patch')).toMatchObject({
    status: 1,
    output: expect.stringContaining('2099-01-01-1-scenarios has no stored form: FORM=write'),
  });
  writeFileSync(join(migrations, 'forms/2099-01-01-1-scenarios.json'), '{}');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Its form');
  expect(run('patch', '--dry-run').status).toBe(0);
});

test('the workflow publishes every public package, dependencies first', () => {
  const workflow = readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8');
  const names = /for name in ([a-z ]+); do/.exec(workflow)?.[1]?.split(' ') ?? [];
  expect(names.toSorted()).toEqual(publicPackages().map(({ name }) => name));
  for (const { name, manifest } of publicPackages())
    for (const other of Object.keys({ ...manifest.dependencies }).filter((one) => one.startsWith('@rangefinder/')))
      expect(names.indexOf(other.replace('@rangefinder/', '')), `${name} rests on ${other}`).toBeLessThan(names.indexOf(name));
});
