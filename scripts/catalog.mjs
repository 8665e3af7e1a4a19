/**
 * `npm run catalog -- import FILE…`: builds what changed, then passes the arguments to the catalog's command line. Without a change
 * nothing is installed, built or written, so an account that may only read the checkout can run it.
 */
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { install, ONLY_TO_SERVE, root, run, tryBuild } from './setup.mjs';

const PROGRAM = join(root, 'packages', 'catalog', 'dist', 'cli', 'main.js');
/** The catalog and the packages that it uses. */
const PACKAGES = ['dice', 'rules', 'query', 'catalog'].map((name) => join(root, 'packages', name));
/** What the build of a package reads. */
const SOURCES = ['src', 'content', 'data', 'package.json', 'tsconfig.json'];

/** Time of the newest file at a path, in milliseconds; 0 if there is none. @param {string} path @returns {number} */
function newest(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether the build of every package is newer than its sources. */
const isCurrent = () =>
  existsSync(PROGRAM) &&
  PACKAGES.every((folder) => newest(join(folder, 'dist', 'digest.json')) > Math.max(...SOURCES.map((path) => newest(join(folder, path)))));

if (!isCurrent()) {
  install(root, [ONLY_TO_SERVE]);
  const { status } = tryBuild('ignore', '--filter=@rangefinder/catalog');
  if (status !== 0) {
    process.stderr.write('The build failed. If this account may not write the checkout, run `npm run build` as the account that may.\n');
    process.exit(status ?? 1);
  }
  // Restored from the cache of the build, they may be older than the sources.
  for (const folder of PACKAGES) utimesSync(join(folder, 'dist', 'digest.json'), new Date(), new Date());
}
run(PROGRAM, process.argv.slice(2));
