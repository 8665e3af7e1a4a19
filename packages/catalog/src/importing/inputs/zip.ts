/** Zip archives: their files one by one, never unpacked to disk, with a zip-bomb guard. */
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { fileFault } from '../file-fault.js';
import type { Input } from './input.js';
import { refuseZipBomb } from './zip-bomb-guard.js';

const MAX_ARCHIVE_FILES = 10_000;
const SIGNATURES = ['504b0304', '504b0506'];

/** Whether a file with this beginning is a zip archive. */
export const isZip = (head: Buffer): boolean => SIGNATURES.includes(head.subarray(0, 4).toString('hex'));

/** The files of an archive, in its order. */
export async function* zipInputs(path: string, name: string): AsyncGenerator<Input> {
  const archive = await yauzl.openPromise(path, { lazyEntries: true, validateEntrySizes: true }).catch(broken(name));
  try {
    let total = 0;
    for await (const entry of entriesOf(archive, name)) {
      if (isLeftOut(entry.fileName)) continue;
      const within = `${name}/${entry.fileName}`;
      refuseZipBomb(entry.compressedSize, entry.uncompressedSize, within);
      // Files of an archive may overlap: each is harmless, but all of them take hours.
      total += entry.uncompressedSize;
      refuseZipBomb(archive.fileSize, total, name);
      if (entry.isEncrypted()) throw fileFault(within, entry.fileName, NO_PASSWORD);
      yield { name: within, size: entry.uncompressedSize, optional: true, read: () => unpacked(archive, entry, within) };
    }
  } finally {
    archive.close();
  }
}

async function* entriesOf(archive: yauzl.ZipFile, name: string): AsyncGenerator<yauzl.Entry> {
  if (archive.entryCount > MAX_ARCHIVE_FILES) throw fileFault(name, archive.entryCount, TOO_MANY);
  const entries = archive.eachEntry();
  for (let next = await entries.next().catch(broken(name)); !next.done; next = await entries.next().catch(broken(name))) yield next.value;
}

const isLeftOut = (path: string): boolean =>
  path.endsWith('/') || path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

/** Checks the stated size (by yauzl) and checksum against the content. */
async function* unpacked(archive: yauzl.ZipFile, entry: yauzl.Entry, within: string): AsyncGenerator<Buffer> {
  const stream = await archive.openReadStreamPromise(entry).catch(broken(within));
  let sum = 0;
  try {
    for await (const chunk of stream) {
      sum = crc32(chunk as Buffer, sum);
      yield chunk as Buffer;
    }
  } catch (error) {
    broken(within)(error);
  }
  if (sum !== entry.crc32) throw fileFault(within, sum.toString(16), CHANGED);
}

const broken =
  (name: string) =>
  (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw fileFault(name, reason, { en: `a whole zip archive (${reason})`, ru: `целый zip-архив (${reason})` });
  };

const TOO_MANY = { en: `an archive of at most ${MAX_ARCHIVE_FILES} files`, ru: `архив, в котором не больше ${MAX_ARCHIVE_FILES} файлов` };
const NO_PASSWORD = { en: 'an archive without a password', ru: 'архив без пароля' };
const CHANGED = {
  en: 'a whole zip archive; the checksum of this file is another, so it was damaged',
  ru: 'целый zip-архив; контрольная сумма этого файла не сходится, он повреждён',
};
