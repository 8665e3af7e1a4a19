/**
 * Tools that only their own command needs: installed with the first run of it, beside the lock file, so that nobody who starts
 * or tests the service waits for them. Versions are exact.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Sees to it that packages are there.
 * @param {Readonly<Record<string, string>>} packages versions by name
 */
export function bring(packages) {
  const missing = Object.entries(packages).filter(([name]) => !existsSync(join(root, 'node_modules', name, 'package.json')));
  if (missing.length === 0) return;
  const wanted = missing.map(([name, version]) => `${name}@${version}`);
  process.stdout.write(`Bringing ${wanted.join(', ')}\n`);
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], { cwd: root, stdio: 'inherit' });
}
