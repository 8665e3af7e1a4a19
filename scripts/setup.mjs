/** Installs the packages of the lock file if they are missing. Without dependencies, since a new clone has none. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');

/** Checksum of the lock file and the platform. @param {string} folder */
const wanted = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/** Environment in which the checkout's own Node runs everything and no tool sends telemetry. */
export const environment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  // Processes that start repeatedly share compiled code.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node'),
  TURBO_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  SCARF_ANALYTICS: 'false',
});

/** The Node from npm needs glibc. With musl, as on Alpine, the system's Node runs everything. */
const isMusl = process.platform === 'linux' && !(/** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime);

/** The Node of the checkout. */
export const node = isMusl ? process.execPath : join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Names in a folder; empty if it does not exist. @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Deletes unused files of packages, 100 MB of 700: headers for native code, and source maps of the query editor.
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

/** npm's option for the packages that building and serving need: less than half of all. */
export const ONLY_TO_SERVE = '--omit=dev';

/**
 * Installs dependencies if they are missing or differ from the lock file. A complete installation satisfies a partial one.
 * @param {string} folder the checkout, or a folder with its own lock file
 * @param {readonly string[]} options options of npm
 */
export function install(folder = root, options = ['--include=dev']) {
  const stamp = join(folder, 'node_modules', '.rangefinder-installed');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const whole = `${wanted(folder)} --include=dev`;
  const requested = [wanted(folder), ...options].join(' ');
  if (installed === requested || installed === whole) return;
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
  // npm searches this folder first for commands.
  if (isMusl) rmSync(join(folder, 'node_modules', '.bin', 'node'), { force: true });
  prune(join(folder, 'node_modules'));
  writeFileSync(stamp, requested);
}

/**
 * Builds what changed; exits on failure. Prints only errors: the build log is not part of a command's output.
 * @param {string[]} parameters
 */
export function build(...parameters) {
  const { status } = tryBuild('ignore', ...parameters);
  if (status === 0) return;
  process.stderr.write('The build failed; `npm run build` shows why.\n');
  process.exit(status ?? 1);
}

/**
 * Builds what changed; returns also on failure.
 * @param {'ignore' | 'inherit'} log whether the build's errors are printed
 * @param {string[]} parameters
 */
export const tryBuild = (log, ...parameters) =>
  spawnSync(node, [join(modules, 'turbo', 'bin', 'turbo'), 'run', 'build', '--output-logs=errors-only', '--ui=stream', ...parameters], {
    cwd: root,
    stdio: ['ignore', log, 'inherit'],
    env: environment(),
  });

/**
 * Runs a tool of the checkout; exits with its status if it fails.
 * @param {string} tool
 * @param {readonly string[]} parameters
 * @param {readonly string[]} options of Node
 */
export function run(tool, parameters, options = []) {
  const { status, error } = spawnSync(node, [...options, tool, ...parameters], { cwd: root, stdio: 'inherit', env: environment() });
  if (error) process.stderr.write(`${error.message}\n`);
  if (error || status !== 0) process.exit(status ?? 1);
}
