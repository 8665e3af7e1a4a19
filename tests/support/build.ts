/** Builds a package and its dependencies, on request with declarations. Unchanged packages come from the cache. */
import { execFile, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const turbo = join(bin, 'turbo');

const environment = {
  ...process.env,
  // Vitest sets another value, which must not affect a build.
  NODE_ENV: 'production',
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

const commandOf = (packageName: string, tasks: readonly string[]): string[] => [
  'run',
  'build',
  ...tasks,
  `--filter=${packageName}...`,
  '--output-logs=errors-only',
  '--ui=stream',
];

/** Throws with the output of the build if it fails. */
export function build(packageName: string, ...tasks: readonly 'types'[]): void {
  const { status, stdout, stderr, error } = spawnSync(turbo, commandOf(packageName, tasks), {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  if (error || status !== 0) throw new Error(`${packageName} cannot be built:\n${error?.message ?? `${stdout}\n${stderr}`}`);
}

/** The same, while the process does other things. */
export async function buildInBackground(packageName: string): Promise<void> {
  try {
    await promisify(execFile)(turbo, commandOf(packageName, []), { cwd: root, env: environment, maxBuffer: 10_000_000 });
  } catch (cause) {
    const { stdout = '' } = cause as { readonly stdout?: string };
    throw new Error(`${packageName} cannot be built:\n${cause}\n${stdout}`, { cause });
  }
}
