/**
 * `npm run release -- minor`: all steps of a release except the push. Sets one version for the service, the site and all packages,
 * dates the changelog, names the release notes, commits and tags. `--dry-run` prints the steps. See docs/releasing.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './setup.mjs';

/** @typedef {'major' | 'minor' | 'patch'} Level */

const LEVELS = ['major', 'minor', 'patch'];
const SCOPE = '@rangefinder/';
/** Files with the version in quotes. */
const IN_CODE = ['packages/client/src/version.ts', 'packages/python/src/rangefinder/_version.py'];
const CHANGELOG = 'CHANGELOG.md';
const NOTES = 'docs/releases/unreleased.md';
const LANGUAGES = ['English', 'По-русски'];
const EMPTY_NOTES = '- \n';
const MIGRATIONS = 'packages/catalog/src/migrations';
const MIGRATION = /^(\d{4}-\d\d-\d\d-.+)\.ts$/;
const WRITE_FORMS = 'FORM=write npx vitest run --project catalog forms';

/**
 * The next version.
 * @param {string} version
 * @param {Level} level
 * @example nextVersion('0.1.3', 'minor') // '0.2.0'
 */
export function nextVersion(version, level) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Text below a heading. @param {string} text @param {string} heading @returns {string} */
const sectionOf = (text, heading) => (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0]?.trim() ?? '';

/**
 * Migrations whose form is not stored: later versions are tested on the forms of released ones. @param {string} folder
 * @returns {readonly string[]}
 */
function migrationsWithoutForm(folder) {
  const migrations = join(folder, MIGRATIONS);
  const files = existsSync(migrations) ? readdirSync(migrations) : [];
  const names = files.flatMap((file) => MIGRATION.exec(file)?.[1] ?? []);
  return names.filter((name) => !existsSync(join(migrations, 'forms', `${name}.json`)));
}

/** Reasons that prevent a release. @param {string} folder @returns {string[]} */
export function obstacles(folder) {
  const read = (/** @type {string} */ path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '');
  const counts = LANGUAGES.map(
    (language) =>
      sectionOf(read(NOTES), language)
        .split('\n')
        .filter((line) => /^- \S/.test(line)).length,
  );
  return [
    ...(sectionOf(read(CHANGELOG), 'Unreleased').includes('\n- ') ? [] : [`${CHANGELOG} has nothing under Unreleased`]),
    ...(counts.every((count) => count > 0) ? [] : [`${NOTES} lacks notes in English or in Russian`]),
    ...(new Set(counts).size === 1 ? [] : [`${NOTES} has ${counts.join(' and ')} notes in its two languages`]),
  ];
}

/**
 * Every package.json of the checkout: the root's and those of its workspaces. @param {string} folder
 * @returns {readonly string[]}
 */
function manifestsIn(folder) {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((/** @type {string} */ pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    return parent === pattern ? [pattern] : readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`);
  });
  const manifests = folders.map((/** @type {string} */ each) => `${each}/package.json`);
  return ['package.json', ...manifests.filter((/** @type {string} */ path) => existsSync(join(folder, path)))];
}

/**
 * Contents of all files that the release changes; writes nothing.
 * @param {string} folder
 * @param {string} to the version
 * @param {string} day such as 2026-11-23
 * @returns {ReadonlyMap<string, string>}
 */
export function releasedFiles(folder, to, day) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');
  const manifests = manifestsIn(folder);
  const notes = read(NOTES);
  return new Map([
    ...manifests.map((path) => /** @type {const} */ ([path, inJson(read(path), (manifest) => setVersion(manifest, to))])),
    ['package-lock.json', inJson(read('package-lock.json'), (lock) => setInLock(lock, to))],
    ...IN_CODE.map((path) => /** @type {const} */ ([path, read(path).replace(/(?<=['"])\d+\.\d+\.\d+(?=['"])/, to)])),
    [CHANGELOG, read(CHANGELOG).replace('\n## Unreleased\n', `\n## Unreleased\n\n## ${to} – ${day}\n`)],
    [`docs/releases/v${to}.md`, notes.replace(/^# .*\n\n[^\n]*\n/, `# Rangefinder ${to}\n`)],
    [NOTES, LANGUAGES.reduce((text, language) => text.replace(sectionOf(notes, language), EMPTY_NOTES.trimEnd()), notes)],
  ]);
}

/** @param {string} text @param {(value: any) => void} change */
function inJson(text, change) {
  const value = JSON.parse(text);
  change(value);
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Sets the version of a package and of its dependencies in the project. @param {any} manifest @param {string} to */
function setVersion(manifest, to) {
  if (manifest.version !== undefined) manifest.version = to;
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
    for (const name of Object.keys(manifest[kind] ?? {})) if (name.startsWith(SCOPE)) manifest[kind][name] = to;
}

/** @param {any} lock @param {string} to */
function setInLock(lock, to) {
  lock.version = to;
  for (const [place, entry] of Object.entries(lock.packages)) if (!place.includes('node_modules/')) setVersion(entry, to);
}

/** @param {string} folder @param {readonly string[]} parameters */
function git(folder, ...parameters) {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/**
 * Makes the release in a checkout; returns the version.
 * @param {string} folder
 * @param {Level} level
 * @param {{ readonly dryRun: boolean, readonly day: string, readonly say: (line: string) => void }} options
 */
export function release(folder, level, { dryRun, day, say }) {
  const wrong = [...obstacles(folder)];
  for (const name of migrationsWithoutForm(folder)) wrong.push(`the migration ${name} has no stored form: ${WRITE_FORMS}`);
  const changed = git(folder, 'status', '--porcelain');
  if (changed !== '') wrong.push(`the checkout has changes that are not committed:\n${changed}`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const to = nextVersion(version, level);
  if (git(folder, 'tag', '--list', `v${to}`) !== '') throw new Error(`there is a tag v${to} already`);
  const files = releasedFiles(folder, to, day);
  for (const path of files.keys()) say(`${dryRun ? 'would write' : 'writes'} ${path}`);
  if (dryRun) return to;
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', `Release ${to}`);
  git(folder, 'tag', '--annotate', `v${to}`, '--message', `Rangefinder ${to}`);
  return to;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } }, allowPositionals: true });
  const [level = ''] = positionals;
  if (!LEVELS.includes(level)) {
    process.stderr.write('Which part of the version rises? npm run release -- major | minor | patch [--dry-run]\n');
    process.exit(2);
  }
  try {
    const options = {
      dryRun: values['dry-run'],
      day: new Date().toISOString().slice(0, 10),
      say: (/** @type {string} */ line) => void process.stdout.write(`${line}\n`),
    };
    const version = release(root, /** @type {Level} */ (level), options);
    const next = values['dry-run'] ? 'Nothing was written.' : `Committed and tagged. What is left: git push --follow-tags`;
    process.stdout.write(`Release ${version}. ${next}\n`);
  } catch (error) {
    process.stderr.write(`No release: ${/** @type {Error} */ (error).message}\n`);
    process.exit(1);
  }
}
