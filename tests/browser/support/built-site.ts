/** The site as players get it: built from the sources, quickly when nothing changed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const environment = {
  ...process.env,
  // What vitest sets for its tests is not how a site is built.
  NODE_ENV: 'production',
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/**
 * Builds the site and gives the folder of a copy, which the caller deletes: another build during the run must not change what
 * is tested. Throws with the output of the build when that fails.
 */
export function buildSite(): string {
  const build = ['run', 'build', '--filter=@rangefinder/site...', '--output-logs=errors-only', '--ui=stream'];
  const { status, stdout, stderr, error } = spawnSync(join(bin, 'turbo'), build, { cwd: root, env: environment, encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`The site cannot be built:\n${error?.message ?? `${stdout}\n${stderr}`}`);
  const copy = mkdtempSync(join(tmpdir(), 'rangefinder-site-'));
  cpSync(join(root, 'site', 'dist'), copy, { recursive: true });
  return copy;
}
