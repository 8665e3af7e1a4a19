/**
 * Tools of a few commands, installed when one of these runs first and not listed in the lock file, so that starting and testing the
 * service stays quick. Versions are exact. All are installed together, since npm removes packages that the lock file does not list.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const TOOLS = {
  '@vitest/coverage-v8': '5.1.1',
  '@stryker-mutator/core': '10.1.1',
  '@stryker-mutator/vitest-runner': '10.1.1',
};

/** Installs the tools if one is missing. */
export function bring() {
  const isThere = Object.keys(TOOLS).every((name) => existsSync(join(root, 'node_modules', name, 'package.json')));
  if (isThere) return;
  const wanted = Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`);
  process.stdout.write(`Bringing ${wanted.join(', ')}\n`);
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], { cwd: root, stdio: 'inherit' });
}
