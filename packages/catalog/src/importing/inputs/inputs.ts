/** Inputs of an import: files, folders, archives, standard input. */
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileFault } from '../file-fault.js';
import { gunzipped, isGzip } from './gzip.js';
import type { Input } from './input.js';
import { beginning, joined } from './utf8.js';
import { isZip, zipInputs } from './zip.js';

/** The path that means standard input. */
export const STANDARD_INPUT = '-';

/**
 * All inputs of some paths. Folders and archives are listed by name.
 * @example for await (const input of inputsOf(['units.json', 'more.zip'])) …
 */
export async function* inputsOf(paths: readonly string[], standardInput: AsyncIterable<Buffer>): AsyncGenerator<Input> {
  for (const path of paths) {
    if (path === STANDARD_INPUT) yield* streamInputs(standardInput);
    else yield* pathInputs(path);
  }
}

async function* pathInputs(path: string): AsyncGenerator<Input> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw fileFault(path, path, NOT_THERE);
  if (found.isDirectory()) return yield* folderInputs(path);
  // A pipe may never answer, and a device may never end.
  if (!found.isFile()) throw fileFault(path, path, NO_FILE);
  yield* fileInputs(path, basename(path), false);
}

async function* folderInputs(path: string): AsyncGenerator<Input> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(unreadable(path));
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: file.slice(path.length).replace(/^[/\\]+/, '') }))
    .filter(({ name }) => !isHidden(name));
  for (const { file, name } of files.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    // Links to files are read. Pipes, devices, links to folders, which may be circular, and broken links are only reported.
    if (await isFile(file)) yield* fileInputs(file, name, true);
    else yield { name, size: 0, optional: true, read: nothing };
  }
}

const isHidden = (name: string): boolean => name.split(/[/\\]/).some((part) => part.startsWith('.'));

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

async function* nothing(): AsyncGenerator<Buffer> {}

async function* fileInputs(path: string, name: string, optional: boolean): AsyncGenerator<Input> {
  const head = await headOf(path).catch(unreadable(name));
  if (isZip(head)) return yield* zipInputs(path, name);
  const { size } = await stat(path).catch(unreadable(name));
  const read = () => wholeFile(path, name, size);
  if (isGzip(head)) yield { name, size: undefined, optional, read: () => gunzipped(name, read()) };
  else yield { name, size, optional, read };
}

/** Chunk size in bytes; some hundreds of rows. */
const PIECE_BYTES = 262_144;

/** The bytes of a file. Fails if the file was truncated meanwhile, since the rest would be missing silently. */
async function* wholeFile(path: string, name: string, size: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of readable(name, createReadStream(path, { highWaterMark: PIECE_BYTES }))) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes < size) throw fileFault(name, bytes, cutTo(size));
}

/** Chunks whose errors name the file. */
async function* readable(name: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    unreadable(name)(error);
  }
}

/** Number of bytes needed to recognize a compressed file. */
const HEAD_BYTES = 4;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, head.length, 0).finally(() => file.close());
  return head.subarray(0, bytesRead);
}

const unreadable =
  (name: string) =>
  (error: unknown): never => {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw fileFault(name, reason, { en: `a file that can be read (${reason})`, ru: `файл, который можно прочитать (${reason})` });
  };

/** A zip archive is read from its end, so it cannot be streamed. */
async function* streamInputs(chunks: AsyncIterable<Buffer>): AsyncGenerator<Input> {
  const name = 'standard input';
  const { head, rest } = await beginning(readable(name, chunks), HEAD_BYTES);
  if (isZip(head)) throw fileFault(name, 'zip', NO_ARCHIVE_IN_STREAM);
  const read = () => joined(head, rest);
  yield { name, size: undefined, optional: false, read: isGzip(head) ? () => gunzipped(name, read()) : read };
}

const NOT_THERE = { en: 'a file or folder that is there and can be read', ru: 'существующий файл или папка' };
const NO_FILE = {
  en: 'a file or folder; pipes and devices have to be given as standard input: -',
  ru: 'файл или папка; каналы и устройства нужно передать на стандартный ввод: -',
};
const cutTo = (size: number) => ({
  en: `all ${size} bytes that the file had when it was opened; it was changed while it was read`,
  ru: `все байты файла (при открытии их было ${size}); он изменился во время чтения`,
});
const NO_ARCHIVE_IN_STREAM = {
  en: 'text on standard input; an archive has to be given as a file',
  ru: 'текст на стандартном вводе; архив нужно передать файлом',
};
