/**
 * Creation of the embedded database. The build creates a migrated one with the starter catalog and packs it; a first start unpacks
 * it. Without a build, the first start creates an empty database, which takes a second longer.
 */
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import * as tar from 'tar';
import { embeddedVersion } from '../postgres/binaries.js';
import { ended } from '../postgres/processes.js';
import { initialize, makeDataFolder, ownAll, runServer, type Site, SUPERUSER } from '../postgres/server.js';
import { exists, type FolderPaths, type Marker, writeMarker } from './folder.js';

/** Name of the database and its role. The role has all rights in the database and none outside. */
export const NAME = 'rangefinder';

const PACKAGE = join(import.meta.dirname, '..', '..');
/** File next to the packed database with the password of its role. */
export const PASSWORD_FILE = 'password';

/** Path of the packed database. It contains the version of PostgreSQL, since other versions cannot read its files. */
export function templatePath(): string {
  return join(PACKAGE, 'dist', `embedded-${embeddedVersion()}.tar.gz`);
}

/** Creates a database in the folder, completely or not at all. */
export async function makeCluster(paths: FolderPaths, site: Site, marker: Marker, template: string): Promise<void> {
  await rm(paths.unfinished, { recursive: true, force: true });
  await mkdir(paths.unfinished, { mode: 0o700 });
  const data = join(paths.unfinished, 'data');
  if (await exists(template)) {
    await tar.extract({ file: template, cwd: paths.unfinished, preserveOwner: false, chmod: true });
    if (site.account) await ownAll(data, site.account);
    await writeMarker(paths, { ...marker, firstPassword: await readFile(join(paths.unfinished, PASSWORD_FILE), 'utf8') });
  } else await fillCluster({ ...site, data }, paths.log, marker.password);
  await rename(data, paths.data);
  await rm(paths.unfinished, { recursive: true });
}

/** No crash safety and as little WAL as possible, since everything is packed and unpacked. */
const FILLING = [
  ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['min_wal_size=2MB', 'max_wal_size=4MB'],
];

/** Creates a cluster with an empty database for the catalog, and runs further work on it. */
export async function fillCluster(site: Site, log: string, password: string, work: (url: string) => Promise<void> = async () => undefined) {
  await makeDataFolder(site);
  await initialize(site, password);
  const { child, port } = await runServer(site, { settings: FILLING, watchdogPipe: 'pipe', log });
  try {
    await makeDatabase(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}`, password);
    await work(`postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`);
  } finally {
    child.stdin?.destroy();
    await ended(child);
  }
}

/**
 * Uses the first database for the catalog and drops the template databases, which leaves a third of the files to unpack at a first
 * start. Finally disables the superuser's login.
 */
async function makeDatabase(server: string, password: string): Promise<void> {
  await execute(`${server}/template1`, (client) => [
    `create role ${NAME} login password ${client.escapeLiteral(password)}`,
    `alter database postgres rename to ${NAME}`,
    `alter database ${NAME} owner to ${NAME}`,
  ]);
  await execute(`${server}/${NAME}`, () => [
    ...['template0', 'template1'].flatMap((each) => [`alter database ${each} is_template false`, `drop database ${each}`]),
    `alter role ${SUPERUSER} password null`,
  ]);
}

async function execute(connectionString: string, statements: (client: pg.Client) => readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements(client)) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Packs a cluster whose server has stopped. */
export const pack = (folder: string, file: string): Promise<void> => tar.create({ gzip: true, file, cwd: folder, portable: true }, ['.']);
