/**
 * Making the database of an embedded catalog. The build makes one, migrated and with the starter catalog in it, and packs it up;
 * a first start unpacks it. Without it (nothing was built) the first start makes an empty one, which takes a second longer.
 */
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import * as tar from 'tar';
import { embeddedVersion } from '../postgres/binaries.js';
import { ended } from '../postgres/processes.js';
import { initialize, makeDataFolder, runServer, type Site, SUPERUSER } from '../postgres/server.js';
import { exists, type FolderPaths, type Marker, writeMarker } from './folder.js';

/** Database and role of the catalog. The role may do as it likes in the database, and nothing outside. */
export const NAME = 'rangefinder';

const PACKAGE = join(import.meta.dirname, '..', '..');
/** Beside the packed database: the password of its role. */
export const PASSWORD_FILE = 'password';

/** Where the build keeps the packed database. The version is in the name: another one may lay its files out otherwise. */
export function templatePath(): string {
  return join(PACKAGE, 'dist', `embedded-${embeddedVersion()}.tar.gz`);
}

/** Puts a database into the folder; it appears whole or not at all. */
export async function makeCluster(paths: FolderPaths, site: Site, marker: Marker, template: string): Promise<void> {
  await rm(paths.unfinished, { recursive: true, force: true });
  await mkdir(paths.unfinished, { mode: 0o700 });
  const data = join(paths.unfinished, 'data');
  if (await exists(template)) {
    await tar.extract({ file: template, cwd: paths.unfinished, preserveOwner: false, chmod: true });
    await ownAll(data, site);
    await writeMarker(paths, { ...marker, firstPassword: await readFile(join(paths.unfinished, PASSWORD_FILE), 'utf8') });
  } else await fillCluster({ ...site, data }, paths.log, marker.password);
  await rename(data, paths.data);
  await rm(paths.unfinished, { recursive: true });
}

/** Nothing that a crash would need, and as little left over of the log as can be: all of it is packed and unpacked. */
const FILLING = [
  ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['min_wal_size=2MB', 'max_wal_size=4MB'],
];

/** Makes a cluster with an empty database for the catalog, and does some more work on it. */
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
 * The first database becomes the catalog's. Those that others would be copied from go: a third of the files is left, which is what a
 * first start takes its time for. In the end nobody can sign in as the one who may do everything.
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

/** Packs up a cluster whose server has stopped. */
export const pack = (folder: string, file: string): Promise<void> => tar.create({ gzip: true, file, cwd: folder, portable: true }, ['.']);

async function ownAll(data: string, { account }: Site): Promise<void> {
  if (account === undefined) return;
  const entries = await readdir(data, { recursive: true });
  await Promise.all([data, ...entries.map((entry) => join(data, entry))].map((path) => chown(path, account.uid, account.gid)));
}
