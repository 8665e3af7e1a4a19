/**
 * Packs the built service with its run-time dependencies and the site: unpack it, `node .`. It runs on the platform that packed it.
 * The files are those of infra/images/api.Dockerfile, and the embedded database.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, root } from './setup.mjs';

const WORKSPACES = [
  'packages/cards',
  'packages/catalog',
  'packages/dice',
  'packages/query',
  'packages/questions',
  'packages/rulebook',
  'packages/rules',
  'services/api',
];
/** What the service reads of a workspace besides its package.json. */
const READ = ['dist', 'data', 'content'];
const OTHERS = ['site/dist', 'LICENSE', 'LICENSE-TEXTS', 'infra/systemd'];
const isUsed = (/** @type {string} */ path) => !/\.tsbuildinfo$|\.d\.ts$|\.d\.ts\.map$/.test(path);

/** Runs a program; throws with its output if it fails. @param {string} program @param {readonly string[]} parameters @param {string} cwd */
function run(program, parameters, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    env: environment(),
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${error?.message ?? `${stdout}${stderr}`}`);
}

/** Copies files of the checkout into a folder. @param {string} path @param {string} folder */
function copy(path, folder) {
  if (!existsSync(join(root, path))) throw new Error(`There is no ${path}: is it built?`);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, filter: isUsed });
}

const START = `/** Starts the service with the site of this folder. */
import { join } from 'node:path';

process.env.SITE_FOLDER ||= join(import.meta.dirname, 'site', 'dist');
process.env.NODE_ENV ||= 'production';
await import('./services/api/dist/start.js');
`;

/**
 * Packs the service; everything has to be built. Returns the archive.
 * @param {string} out
 */
export function packService(out) {
  for (const file of ['services/api/dist/start.js', 'site/dist/client/index.html', 'site/dist/server/entry.mjs'])
    if (!existsSync(join(root, file))) throw new Error(`There is no ${file}: is it built?`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `rangefinder-${manifest.version}-${process.platform}-${process.arch}`;
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...WORKSPACES.map((one) => `${one}/package.json`)]) copy(file, folder);
  const only = ['--omit=dev', '--no-audit', '--no-fund', '--workspace=@rangefinder/api', '--include-workspace-root=false'];
  run('npm', ['ci', '--loglevel=error', ...only], folder);
  for (const one of WORKSPACES) for (const part of READ) if (existsSync(join(root, one, part))) copy(`${one}/${part}`, folder);
  for (const path of OTHERS) copy(path, folder);
  rmSync(join(folder, 'package-lock.json'));
  const { version, description, license, type, engines, repository } = manifest;
  const published = {
    name: 'rangefinder-service',
    version,
    private: true,
    description,
    license,
    type,
    main: 'index.js',
    engines,
    repository,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(folder, 'index.js'), START);
  run('tar', ['--create', '--gzip', '--file', `${folder}.tar.gz`, '--directory', out, name], out);
  rmSync(folder, { recursive: true });
  return `${folder}.tar.gz`;
}
