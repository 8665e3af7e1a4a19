/**
 * Sets of download files on disk, shared by all processes with the same folder. A set appears complete or not at all: it is made in
 * a folder of its own, which is renamed at the end. While it is made, that folder tells how far it is.
 */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadyFile } from './output.js';

/** A complete set. */
export interface FileSet<Info> {
  readonly info: Info;
  /** Files by name. */
  readonly files: ReadonlyMap<string, ReadyFile>;
}

/** How far a set is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Time in milliseconds since the start of the epoch. */
  readonly startedAt: number;
}

/** Files and what describes them. */
export interface Made<Info> {
  /** Name of the set. */
  readonly name: string;
  readonly info: Info;
  readonly files: readonly ReadyFile[];
}

const MANIFEST = 'manifest.json';
const PROGRESS = 'progress.json';
const PART = 'part-';
const PROGRESS_MS = 500;
/** A part that nothing has written to for so long was left by a process that has ended. */
const MAX_PART_AGE_MS = 600_000;
/** Sets that stay: the newest, and the one before it for downloads that have begun. */
const MAX_SETS = 2;

interface Manifest<Info> {
  readonly info: Info;
  readonly files: readonly Omit<ReadyFile, 'path'>[];
}

/** Reads a set; undefined if there is none. */
export async function readSet<Info>(folder: string, name: string): Promise<FileSet<Info> | undefined> {
  const place = join(folder, name);
  const { info, files } = (await readJson<Manifest<Info>>(join(place, MANIFEST))) ?? {};
  if (info === undefined || files === undefined) return undefined;
  return { info, files: new Map(files.map((file) => [file.name, { ...file, path: join(place, file.name) }])) };
}

/** Name of the set that was completed last; undefined if there is none. */
export const newestSet = async (folder: string): Promise<string | undefined> => (await setsIn(folder))[0];

/** How far the set is that a process is making; undefined if none is. */
export async function progressIn(folder: string): Promise<Progress | undefined> {
  const parts = (await namesIn(folder)).filter((name) => name.startsWith(PART));
  const found = await Promise.all(parts.map((part) => readJson<Progress>(join(folder, part, PROGRESS))));
  return found.find((progress) => progress !== undefined);
}

/**
 * Makes a set. Removes older sets, and parts that killed processes have left. Of processes that make the same set, the first one
 * wins.
 * @param make writes the files into a folder and reports how many entries of how many it has written
 */
export async function writeSet<Info>(
  folder: string,
  make: (place: string, report: (done: number, total: number) => void) => Promise<Made<Info>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await removeLeftParts(folder);
  const part = await mkdtemp(join(folder, PART));
  const reporter = reportTo(join(part, PROGRESS));
  try {
    const { name, info, files } = await make(part, reporter.report);
    await reporter.end();
    const manifest: Manifest<Info> = { info, files: files.map(({ path: _, ...file }) => file) };
    await writeFile(join(part, MANIFEST), JSON.stringify(manifest));
    await rename(part, join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await reporter.end();
    await rm(part, { recursive: true, force: true });
  }
  for (const old of (await setsIn(folder)).slice(MAX_SETS)) await rm(join(folder, old), { recursive: true, force: true });
}

/** Writes the progress to a file, at most some times a second. */
function reportTo(file: string) {
  const startedAt = Date.now();
  let wroteAt = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    report: (done: number, total: number): void => {
      if (performance.now() - wroteAt < PROGRESS_MS) return;
      wroteAt = performance.now();
      const progress: Progress = { done, total, startedAt };
      writing = writeFile(file, JSON.stringify(progress)).catch(() => undefined);
    },
    end: () => writing.then(() => rm(file, { force: true })),
  };
}

/** Names of complete sets, the newest first. */
async function setsIn(folder: string): Promise<readonly string[]> {
  const names = (await namesIn(folder)).filter((name) => !name.startsWith(PART));
  const dated = await Promise.all(names.map(async (name) => ({ name, at: await changedAt(join(folder, name, MANIFEST)) })));
  return dated
    .filter(({ at }) => at > 0)
    .toSorted((a, b) => b.at - a.at)
    .map(({ name }) => name);
}

async function removeLeftParts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(PART)) continue;
    const part = join(folder, name);
    const files = await namesIn(part);
    const last = Math.max(await changedAt(part), ...(await Promise.all(files.map((file) => changedAt(join(part, file))))));
    if (Date.now() - last > MAX_PART_AGE_MS) await rm(part, { recursive: true, force: true });
  }
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
const readJson = <T>(file: string): Promise<T | undefined> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => undefined,
  );
