/**
 * Installs what the lockfile names, unless it is there already. Without dependencies, for a clone that has none yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');

/** Checksum of what has to be installed: the lockfile, on this platform. @param {string} folder */
const wanted = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/** Tools of the checkout first, so that its own Node runs everything; no tool sends telemetry. */
export const environment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  // Processes that are started again and again compile the same code.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node'),
  TURBO_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  SCARF_ANALYTICS: 'false',
});

/** The Node that npm brings is made for glibc. On Alpine and the like that of the system runs everything. */
const isMusl = process.platform === 'linux' && !(/** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime);

/** The Node of the checkout. */
export const node = isMusl ? process.execPath : join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Names in a folder; none where there is no such folder. @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Deletes what packages bring and nothing here reads, 100 MB of 700: headers for compiling native code for the Node of the
 * checkout, and maps into the source of the query editor.
 * @param {string} modules
 */
function prune(modules) {
  const nodes = join(modules, 'node', 'node_modules');
  const editor = join(modules, 'ruru', 'static');
  const headers = namesIn(nodes)
    .filter((name) => name.startsWith('node-'))
    .map((name) => join(nodes, name, 'include'));
  const maps = namesIn(editor)
    .filter((name) => name.endsWith('.map'))
    .map((name) => join(editor, name));
  for (const path of [...headers, ...maps]) rmSync(path, { recursive: true, force: true });
}

/** Option of npm for what building and serving take: less than half of what tests and lint take. */
export const ONLY_TO_SERVE = '--omit=dev';

/**
 * Installs dependencies when they are missing or not those of the lockfile. Where all of them are installed, a part of them is.
 * @param {string} folder that of the checkout, or one that has a lockfile of its own
 * @param {readonly string[]} options of npm
 */
export function install(folder = root, options = ['--include=dev']) {
  const stamp = join(folder, 'node_modules', '.rangefinder-installed');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const whole = `${wanted(folder)} --include=dev`;
  const asked = [wanted(folder), ...options].join(' ');
  if (installed === asked || installed === whole) return;
  process.stdout.write(`Installing ${folder === root ? 'dependencies' : basename(folder)}…\n`);
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...options], {
    cwd: folder,
    stdio: 'inherit',
    env: environment(),
  });
  if (error || status !== 0) {
    process.stderr.write(`Dependencies could not be installed${error ? `: ${error.message}` : ''}. Is the npm registry within reach?\n`);
    process.exit(status ?? 1);
  }
  if (folder === root && !existsSync(node)) {
    process.stderr.write(
      `${node} is missing, which npm brings by an install script, and npm ran none. \`npm config get ignore-scripts\` has to say false; ` +
        'package.json names those that may run (allowScripts). Then delete node_modules and try again.\n',
    );
    process.exit(1);
  }
  // npm looks for commands here first.
  if (isMusl) rmSync(join(folder, 'node_modules', '.bin', 'node'), { force: true });
  prune(join(folder, 'node_modules'));
  writeFileSync(stamp, asked);
}

/**
 * Builds what changed. Only errors of the build are shown: its log is not part of a command's output.
 * @param {string[]} parameters
 */
export function build(...parameters) {
  const { status } = tryBuild('ignore', ...parameters);
  if (status === 0) return;
  process.stderr.write('The build failed; `npm run build` shows why.\n');
  process.exit(status ?? 1);
}

/**
 * The same, and whoever asks goes on where it fails.
 * @param {'ignore' | 'inherit'} log whether what the build says of its errors is shown
 * @param {string[]} parameters
 */
export const tryBuild = (log, ...parameters) =>
  spawnSync(node, [join(modules, 'turbo', 'bin', 'turbo'), 'run', 'build', '--output-logs=errors-only', '--ui=stream', ...parameters], {
    cwd: root,
    stdio: ['ignore', log, 'inherit'],
    env: environment(),
  });

/**
 * Runs a tool of the checkout and ends with its status when it fails.
 * @param {string} tool
 * @param {readonly string[]} parameters
 * @param {readonly string[]} options of Node
 */
export function run(tool, parameters, options = []) {
  const { status, error } = spawnSync(node, [...options, tool, ...parameters], { cwd: root, stdio: 'inherit', env: environment() });
  if (error) process.stderr.write(`${error.message}\n`);
  if (error || status !== 0) process.exit(status ?? 1);
}
