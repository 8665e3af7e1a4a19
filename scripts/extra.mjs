/**
 * Tools that only some commands need: installed with the first run of one of them, beside the lock file, so that nobody who starts
 * or tests the service waits for them. Versions are exact. All come together: npm removes what the lock file does not name, and so
 * each would throw out the others.
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

/** Sees to it that the tools are there. */
export function bring() {
  const isThere = Object.keys(TOOLS).every((name) => existsSync(join(root, 'node_modules', name, 'package.json')));
  if (isThere) return;
  const wanted = Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`);
  process.stdout.write(`Bringing ${wanted.join(', ')}\n`);
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], { cwd: root, stdio: 'inherit' });
}
