/**
 * The catalog as files: made once for a revision, when somebody asks for them, a little at a time and as fast as the disk takes it, so that
 * nobody else waits. The files of the revision before stay until the next are made.
 */
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { type Catalog, catalogRevision, type Download, readDownload } from '@rangefinder/catalog';

/** Forms of the whole catalog. */
export const FORMS = { 'catalog.jsonl': 'application/jsonl; charset=utf-8', 'catalog.csv': 'text/csv; charset=utf-8' } as const;
type Form = keyof typeof FORMS;

/** A file that is ready. */
export interface ReadyFile {
  /** `catalog.jsonl.gz` */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Base64, as digests stand in headers. */
  readonly sha256: string;
}

/** All files of a revision. */
export interface ReadyFiles {
  readonly revision: number;
  readonly changedAt: Date;
  readonly entries: number;
  readonly files: ReadonlyMap<string, ReadyFile>;
}

/** Makes files, and knows which are ready. */
export interface DownloadFiles {
  /** Those of the revision that the catalog has now, made if need be; those before them where making takes long or the catalog is away. */
  current(): Promise<ReadyFiles | undefined>;
  /** Removes everything. */
  close(): Promise<void>;
}

/** Longer than that nobody waits: files of an earlier revision will do, or the client comes again. */
const PATIENCE_MS = 20_000;

/** Files of a catalog, in a folder of their own that goes with the process. */
export function downloadFiles(catalog: Catalog): DownloadFiles {
  let folder: Promise<string> | undefined;
  let ready: ReadyFiles | undefined;
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
const removeFiles = (folder: string, { revision }: ReadyFiles): Promise<void> =>
  rm(folderOf(folder, revision), { recursive: true, force: true });

async function makeFiles(catalog: Catalog, folder: string): Promise<ReadyFiles> {
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
    await turn();
  }
  return entries;
}

/** A file and its compressed form, written at once. */
interface Output {
  /** Resolves when more can be taken. */
  write(text: string): Promise<void>;
  end(): Promise<readonly ReadyFile[]>;
  giveUp(): Promise<void>;
}

function output(folder: string, name: Form): Output {
  const targets = [target(folder, name), target(folder, `${name}.gz`, true)];
  return {
    write: async (text) => {
      await Promise.all(targets.map((each) => each.write(text)));
    },
    end: () => Promise.all(targets.map((each) => each.end())),
    giveUp: async () => {
      await Promise.all(targets.map((each) => each.giveUp()));
    },
  };
}

function target(folder: string, name: string, isCompressed = false) {
  const path = join(folder, name);
  const [entrance, hash] = [new PassThrough(), createHash('sha256')];
  const { stream: measured, bytes } = measure(hash);
  const stages = [entrance, ...(isCompressed ? [createGzip({ level: 6 })] : []), measured, createWriteStream(path)];
  const done = pipeline(stages);
  // Heard of when it is waited for.
  done.catch(() => undefined);
  return {
    write: async (text: string): Promise<void> => {
      if (entrance.write(text)) return;
      await Promise.race([new Promise((resolve) => entrance.once('drain', resolve)), done]);
    },
    end: async (): Promise<ReadyFile> => {
      entrance.end();
      await done;
      return { name, path, bytes: bytes(), sha256: hash.digest('base64') };
    },
    giveUp: async (): Promise<void> => {
      entrance.destroy();
      await finished(entrance).catch(() => undefined);
      await done.catch(() => undefined);
    },
  };
}

/** Lets bytes through, counts them and takes their digest. */
function measure(hash: Hash) {
  let total = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _, done) => {
      total += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, bytes: () => total };
}
