/**
 * The folder of an embedded catalog. A marker file identifies it and contains the password. Nothing is written to or removed from a
 * non-empty folder without the marker.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { access, chmod, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { catalogError } from '../database/catalog-error.js';
import { LOCK_FILE } from './folder-lock.js';

/** Major version of PostgreSQL of the data files; other versions cannot read them. */
const POSTGRES_MAJOR = 18;

/** Paths inside a folder. */
export interface FolderPaths {
  readonly folder: string;
  /** The database. */
  readonly data: string;
  /** The database while it is being created. Its content was never in use. */
  readonly unfinished: string;
  readonly watchdogPipe: string;
  readonly log: string;
  readonly marker: string;
}

const markerShape = z.object({
  format: z.literal('rangefinder-catalog'),
  postgres: z.number().int(),
  password: z.string().min(1),
  /** Password of the packed database; changed at the first start. */
  firstPassword: z.string().min(1).optional(),
});

/** Content of the marker file. */
export type Marker = z.output<typeof markerShape>;

/** Paths inside a catalog folder. */
export function pathsIn(given: string): FolderPaths {
  const folder = resolve(given);
  return {
    folder,
    data: join(folder, 'data'),
    unfinished: join(folder, 'unfinished'),
    watchdogPipe: join(folder, 'lifeline'),
    log: join(folder, 'server.log'),
    marker: join(folder, 'rangefinder-catalog.json'),
  };
}

/** Claims a new or empty folder; returns its marker. Rejects with `FOLDER_NOT_OURS`, `FOLDER_OUTDATED` or `FOLDER_DAMAGED`. */
export async function claimFolder(paths: FolderPaths): Promise<Marker> {
  await mkdir(paths.folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' || error.code === 'ENOTDIR' ? notFolder(paths) : error;
  });
  const found = await readMarker(paths);
  if (found) return found;
  await refuseForeign(paths);
  await chmod(paths.folder, 0o700);
  await placeMarker(paths, { format: 'rangefinder-catalog', postgres: POSTGRES_MAJOR, password: randomBytes(18).toString('hex') });
  return claimFolder(paths);
}

/** Creates the marker by a link, which fails if the file exists: of several processes, the first wins. */
async function placeMarker({ marker }: FolderPaths, values: Marker): Promise<void> {
  const part = `${marker}.${randomUUID()}`;
  await writeFile(part, textOf(values), { mode: 0o600 });
  await link(part, marker).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(part);
}

const textOf = (values: Marker): string => `${JSON.stringify(values, undefined, 2)}\n`;

/** Reads the marker; undefined when there is none. */
async function readMarker({ folder, marker }: FolderPaths): Promise<Marker | undefined> {
  const text = await readFile(marker, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (text === undefined) return undefined;
  const parsed = markerShape.safeParse(jsonOf(text));
  if (!parsed.success) throw damaged(folder, `${marker} cannot be read`);
  if (parsed.data.postgres !== POSTGRES_MAJOR) throw otherPostgres(folder, parsed.data.postgres);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces the marker atomically. */
export async function writeMarker({ marker }: FolderPaths, values: Marker): Promise<void> {
  const part = `${marker}.${randomUUID()}`;
  await writeFile(part, textOf(values), { mode: 0o600 });
  await rename(part, marker);
}

const OF_EARLIER_VERSIONS = new Set(['data', 'unfinished']);
const isLock = (name: string): boolean => name.startsWith(LOCK_FILE);
const MAX_LISTED = 3;

async function refuseForeign({ folder, data }: FolderPaths): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !isLock(name) && !name.startsWith('rangefinder-catalog.json'));
  if (names.length === 0) return;
  if (names.every((name) => OF_EARLIER_VERSIONS.has(name)) && (await exists(join(data, 'PG_VERSION')))) throw outdated(folder);
  const named = names.toSorted().slice(0, MAX_LISTED).join(', ');
  throw catalogError(
    'FOLDER_NOT_OURS',
    `The folder ${folder} is no catalog of Rangefinder: it holds ${named}${names.length > MAX_LISTED ? ` and ${names.length - MAX_LISTED} more` : ''}. ` +
      `Nothing in it was touched. Name an empty folder, or one that does not exist yet: CATALOG_FOLDER=${join(folder, 'catalog')}`,
  );
}

const notFolder = ({ folder }: FolderPaths) =>
  catalogError('FOLDER_NOT_OURS', `${folder} leads to a file. CATALOG_FOLDER expects a folder, or a path that does not exist yet.`);

/** The last version of PGlite that was used here, which can read its folders. */
export const PGLITE_VERSION = '0.5.16';

/** Commands that migrate the folder of an earlier version. */
const bringOverCommands = (folder: string): readonly string[] => [
  `npm install --no-save @electric-sql/pglite@${PGLITE_VERSION}`,
  `npm run catalog -- export-pglite "${folder}" --output "${folder}.json"`,
  `mv "${folder}" "${folder}.old"`,
  `CATALOG_FOLDER="${folder}" npm run catalog -- import "${folder}.json"`,
];

const outdated = (folder: string) =>
  catalogError(
    'FOLDER_OUTDATED',
    `The catalog in ${folder} was made by an earlier version of Rangefinder, with PGlite. Nothing in it was touched. These commands bring ` +
      `it over, units, their history and corrections included:\n${bringOverCommands(folder)
        .map((command) => `  ${command}`)
        .join('\n')}`,
  );

const otherPostgres = (folder: string, version: number) =>
  catalogError(
    'FOLDER_OUTDATED',
    `The catalog in ${folder} was made with PostgreSQL ${version}; this version of Rangefinder brings PostgreSQL ${POSTGRES_MAJOR}. ` +
      'Write a backup with the version that made it (npm run catalog -- backup FILE), move the folder away, and restore the backup here.',
  );

/** Error of a damaged catalog, with the way to repair it. */
export const damaged = (folder: string, what: string, cause?: unknown) =>
  catalogError(
    'FOLDER_DAMAGED',
    `The catalog in ${folder} is damaged: ${what}\nNothing in it was touched. Move it away and put a backup in its place:\n` +
      `  mv "${folder}" "${folder}.damaged"\n  CATALOG_FOLDER="${folder}" npm run catalog -- restore BACKUP_FILE\n` +
      'Without a backup, start again with an empty catalog and import the files once more.',
    cause,
  );

/** Whether a path exists. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
