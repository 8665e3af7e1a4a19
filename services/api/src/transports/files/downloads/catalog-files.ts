/**
 * Catalog downloads: made once per revision for all processes, and kept on disk. The previous files are served until the next ones
 * are complete.
 */
import { mkdir } from 'node:fs/promises';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { type Catalog, type Download, lockFolder, readDownload } from '@rangefinder/catalog';
import { RULES_VERSION } from '../../../context/versions.js';
import { type FileSet, type Made, newestSet, type Progress, progressIn, readSet, writeSet } from './file-sets.js';
import { type Output, output } from './output.js';

/** Media types by file name. */
export const CATALOG_FORMS = { 'catalog.jsonl': 'application/jsonl; charset=utf-8', 'catalog.csv': 'text/csv; charset=utf-8' } as const;

/** What describes the files of a revision. */
interface CatalogInfo {
  readonly revision: number;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly entries: number;
  /** Sources of the units, the largest first. */
  readonly sources: readonly { readonly id: string; readonly units: number; readonly asOf: string }[];
}

export type ReadyCatalog = FileSet<CatalogInfo>;

/** The files of a catalog. */
export interface CatalogFiles {
  /**
   * Returns the files of the current revision or, until they are made, those of the previous one. Without either, returns how far
   * they are. Undefined if the catalog is unavailable and has no files.
   */
  current(): Promise<ReadyCatalog | Waiting | undefined>;
  /** Makes the files of each revision soon after it appears. */
  watch(): void;
  close(): Promise<void>;
}

/** Files that are being made. */
export interface Waiting {
  readonly percent: number;
  /** Estimated time until they are complete. */
  readonly seconds: number;
}

export interface CatalogFilesOptions {
  readonly catalog: Catalog;
  /** Folder for the files of this catalog. */
  readonly folder: string;
  /** Makes the files of the current revision in a folder, in this process or another one. */
  readonly make: (folder: string, signal: AbortSignal) => Promise<void>;
  /** Called with each failure. */
  readonly onFailure: (error: unknown) => void;
}

/** Maximum time that a request waits for the first files. Those of small catalogs are complete by then. */
const MAX_WAIT_MS = 5_000;
/** Interval in which new revisions are looked for. One that is followed by another within it has no files. */
const WATCH_MS = 10_000;
const DEFAULT_SECONDS = 5;
const MAX_SECONDS = 3_600;

/** Opens the downloads of a catalog. */
export function catalogFiles({ catalog, folder, make, onFailure }: CatalogFilesOptions): CatalogFiles {
  const closing = new AbortController();
  let making: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const start = (): Promise<void> => {
    making ??= makeAlone(folder, () => make(folder, closing.signal))
      .catch((error: unknown) => void (closing.signal.aborted || onFailure(error)))
      .finally(() => {
        making = undefined;
      });
    return making;
  };
  const watched = stableSets(catalog, folder);
  return {
    current: async () => {
      const name = await currentName(catalog);
      const found = name === undefined ? undefined : await readSet<CatalogInfo>(folder, name);
      if (found) return found;
      const made = name === undefined ? undefined : start();
      const previous = await newest(folder);
      if (previous ?? made === undefined) return previous;
      await Promise.race([made, patience()]);
      return (await newest(folder)) ?? waiting(await progressIn(folder));
    },
    watch: () => {
      timer = setInterval(() => void watched().then((isMissing) => (isMissing ? start() : undefined)), WATCH_MS).unref();
    },
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await making;
    },
  };
}

/** Name of the set of the current revision; undefined while the catalog is unavailable. */
const currentName = (catalog: Catalog): Promise<string | undefined> =>
  catalog.state().then(
    ({ key }) => nameOf(key),
    () => undefined,
  );

/** Increase it when the files or their list get other fields: those on disk are then made again. */
const FILES_VERSION = 2;

/** The digest of the code is included, since a new version may write other files. */
const nameOf = (key: string): string => `${key}-${RULES_VERSION}-${FILES_VERSION}`;

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref());

async function newest(folder: string): Promise<ReadyCatalog | undefined> {
  const name = await newestSet(folder);
  return name === undefined ? undefined : readSet(folder, name);
}

/** Returns whether the revision of the last call is still the current one and has no files. */
function stableSets(catalog: Catalog, folder: string): () => Promise<boolean> {
  let last: string | undefined;
  return async () => {
    const name = await currentName(catalog);
    const isStable = name !== undefined && name === last;
    last = name;
    return isStable && (await readSet(folder, name)) === undefined;
  };
}

/** Runs work unless another process does. */
async function makeAlone(folder: string, work: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  if (lock === undefined) return;
  try {
    await work();
  } finally {
    await lock.release();
  }
}

/** @example waiting({ done: 50, total: 200, startedAt: Date.now() - 10_000 }) // { percent: 25, seconds: 30 } */
export function waiting(progress: Progress | undefined): Waiting {
  if (progress === undefined || progress.done === 0) return { percent: 0, seconds: DEFAULT_SECONDS };
  const { done, total, startedAt } = progress;
  const seconds = (((Date.now() - startedAt) / 1_000) * (total - done)) / done;
  return { percent: Math.floor((100 * done) / total), seconds: Math.min(MAX_SECONDS, Math.max(1, Math.ceil(seconds))) };
}

/** Makes the files of the current revision in small steps with backpressure. */
export async function makeCatalogFiles(catalog: Catalog, folder: string): Promise<void> {
  await writeSet<CatalogInfo>(folder, async (place, report) => made(await readDownload(catalog.readDb), place, report));
}

async function made(download: Download, place: string, report: (done: number, total: number) => void): Promise<Made<CatalogInfo>> {
  const outputs = { jsonl: output(place, 'catalog.jsonl'), csv: output(place, 'catalog.csv') };
  try {
    const entries = await write(download, outputs, report);
    const files = await Promise.all(Object.values(outputs).map((each) => each.end()));
    const { key, revision, changedAt } = download;
    const sources = download.sources.map(({ source, units, asOf }) => ({ id: source.id, units, asOf: asOf.toISOString() }));
    return { name: nameOf(key), info: { revision, changedAt: changedAt.toISOString(), entries, sources }, files: files.flat() };
  } catch (error) {
    await download.lines.return(undefined);
    for (const each of Object.values(outputs)) await each.giveUp();
    throw error;
  }
}

async function write(
  { csvHeader, lines, total }: Download,
  { jsonl, csv }: Readonly<Record<'jsonl' | 'csv', Output>>,
  report: (done: number, total: number) => void,
): Promise<number> {
  let entries = 0;
  await csv.write(csvHeader);
  for await (const some of lines) {
    entries += some.length;
    await jsonl.write(some.map((line) => line.jsonl).join(''));
    await csv.write(some.map((line) => line.csv).join(''));
    report(entries, total);
    await nextIteration();
  }
  return entries;
}
