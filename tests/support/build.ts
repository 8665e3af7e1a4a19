/** Builds a package and its dependencies, on request with declarations. Unchanged packages come from the cache. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const environment = {
  ...process.env,
  // Vitest sets another value, which must not affect a build.
  NODE_ENV: 'production',
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Throws with the output of the build if it fails. */
export function build(packageName: string, ...tasks: readonly 'types'[]): void {
  const command = ['run', 'build', ...tasks, `--filter=${packageName}...`, '--output-logs=errors-only', '--ui=stream'];
  const { status, stdout, stderr, error } = spawnSync(join(bin, 'turbo'), command, { cwd: root, env: environment, encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`${packageName} cannot be built:\n${error?.message ?? `${stdout}\n${stderr}`}`);
}
