/** Where rows come from: files, whole folders, archives, standard input. */
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileFault } from '../file-fault.js';
import type { Input } from './input.js';
import { beginning, joined } from './utf8.js';
import { isZip, zipInputs } from './zip.js';

/** The path that means standard input. */
export const STANDARD_INPUT = '-';

/**
 * Everything to read behind some paths, folders and archives gone through in the order of their names.
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
  if (!found.isDirectory()) return yield* fileInputs(path, basename(path), false);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) yield* fileInputs(file, file.slice(path.length).replace(/^[/\\]+/, ''), true);
}

async function* fileInputs(path: string, name: string, optional: boolean): AsyncGenerator<Input> {
  if (await isZipFile(path)) return yield* zipInputs(path, name);
  const { size } = await stat(path);
  yield { name, size, optional, read: () => createReadStream(path) };
}

async function isZipFile(path: string): Promise<boolean> {
  const file = await open(path);
  const head = Buffer.alloc(4);
  const { bytesRead } = await file.read(head, 0, head.length, 0).finally(() => file.close());
  return isZip(head.subarray(0, bytesRead));
}

/** An archive needs to be read from its end, which a stream does not have. */
async function* streamInputs(chunks: AsyncIterable<Buffer>): AsyncGenerator<Input> {
  const name = 'standard input';
  const { head, rest } = await beginning(chunks, 4);
  if (isZip(head)) throw fileFault(name, 'zip', NO_ARCHIVE_IN_STREAM);
  yield { name, size: undefined, optional: false, read: () => joined(head, rest) };
}

const NOT_THERE = { en: 'a file or folder that is there and can be read', ru: 'существующий файл или папка' };
const NO_ARCHIVE_IN_STREAM = {
  en: 'text on standard input; an archive has to be given as a file',
  ru: 'текст на стандартном вводе; архив нужно передать файлом',
};
