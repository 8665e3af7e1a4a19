/** The site as players get it: built from the sources, quickly when nothing changed. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** Where the built site lies. */
export const siteFolder = join(root, 'site', 'dist');

const environment = {
  ...process.env,
  // What vitest sets for its tests is not how a site is built.
  NODE_ENV: 'production',
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Builds the site and what it is made of. Throws with the output of the build when that fails. */
export function buildSite(): void {
  const build = ['run', 'build', '--filter=@rangefinder/site...', '--output-logs=errors-only', '--ui=stream'];
  const { status, stdout, stderr, error } = spawnSync(join(bin, 'turbo'), build, { cwd: root, env: environment, encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`The site cannot be built:\n${error?.message ?? `${stdout}\n${stderr}`}`);
}
