/**
 * Catalog downloads: built once per revision on demand, in small steps with backpressure so that other requests are not delayed.
 * The previous files stay until the next ones are ready.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { type Catalog, catalogRevision, type Download, readDownload } from '@rangefinder/catalog';
import { type Output, output, type ReadyFile } from './output.js';

/** Media types by file name. */
export const CATALOG_FORMS = { 'catalog.jsonl': 'application/jsonl; charset=utf-8', 'catalog.csv': 'text/csv; charset=utf-8' } as const;

/** The files of a revision. */
export interface ReadyCatalog {
  readonly revision: number;
  readonly changedAt: Date;
  readonly entries: number;
  readonly files: ReadonlyMap<string, ReadyFile>;
}

/** Builds and caches the files. */
export interface CatalogFiles {
  /**
   * Returns the files of the current revision, built if necessary, or the previous ones if building takes long or the catalog is
   * unavailable.
   */
  current(): Promise<ReadyCatalog | undefined>;
  /** Deletes all files. */
  close(): Promise<void>;
}

/** Maximum waiting time. Then previous files are served, or the client has to retry. */
const PATIENCE_MS = 20_000;

/** Creates the downloads of a catalog in a temporary folder of the process. */
export function catalogFiles(catalog: Catalog): CatalogFiles {
  let folder: Promise<string> | undefined;
  let ready: ReadyCatalog | undefined;
  let making: Promise<void> | undefined;
  const make = async (): Promise<void> => {
    folder ??= mkdtemp(join(tmpdir(), 'rangefinder-downloads-'));
    const before = ready;
    ready = await makeFiles(catalog, await folder);
    if (before !== undefined && before.revision !== ready.revision) await removeFiles(await folder, before);
  };
  return {
    current: async () => {
      const revision = await catalog.read(catalogRevision).catch(() => undefined);
      if (revision === undefined || ready?.revision === revision) return ready;
      making ??= make().finally(() => {
        making = undefined;
      });
      await Promise.race([making, patience()]);
      return ready;
    },
    close: async () => {
      await making?.catch(() => undefined);
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
}

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());

const folderOf = (folder: string, revision: number): string => join(folder, String(revision));
const removeFiles = (folder: string, { revision }: ReadyCatalog): Promise<void> =>
  rm(folderOf(folder, revision), { recursive: true, force: true });

async function makeFiles(catalog: Catalog, folder: string): Promise<ReadyCatalog> {
  const download = await readDownload(catalog.readDb);
  const place = folderOf(folder, download.revision);
  await mkdir(place, { recursive: true });
  const outputs = { jsonl: output(place, 'catalog.jsonl'), csv: output(place, 'catalog.csv') };
  try {
    const entries = await write(download, outputs);
    const made = await Promise.all(Object.values(outputs).map((each) => each.end()));
    const files = new Map(made.flat().map((file) => [file.name, file]));
    return { revision: download.revision, changedAt: download.changedAt, entries, files };
  } catch (error) {
    await download.lines.return(undefined);
    for (const each of Object.values(outputs)) await each.giveUp();
    throw error;
  }
}

async function write({ csvHeader, lines }: Download, { jsonl, csv }: Readonly<Record<'jsonl' | 'csv', Output>>): Promise<number> {
  let entries = 0;
  await csv.write(csvHeader);
  for await (const some of lines) {
    entries += some.length;
    await jsonl.write(some.map((line) => line.jsonl).join(''));
    await csv.write(some.map((line) => line.csv).join(''));
    await nextIteration();
  }
  return entries;
}
