/** Archives: their files one by one, never unpacked to disk, and none that swells beyond reason. */
import yauzl from 'yauzl';
import { fileFault } from '../file-fault.js';
import type { Input } from './input.js';

/** What text of rows packs down to is far from this; what packs better is made to fill memory and disks. */
const HIGHEST_RATIO = 200;
/** Up to here nothing is suspected. */
const HARMLESS_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 10_000;
const SIGNATURES = ['504b0304', '504b0506'];

/** Whether a file that begins so is a zip archive. */
export const isZip = (head: Buffer): boolean => SIGNATURES.includes(head.subarray(0, 4).toString('hex'));

/** The files of an archive, in its order. */
export async function* zipInputs(path: string, name: string): AsyncGenerator<Input> {
  const archive = await yauzl.openPromise(path, { lazyEntries: true, validateEntrySizes: true }).catch(broken(name));
  try {
    for await (const entry of entriesOf(archive, name)) {
      if (isLeftOut(entry.fileName)) continue;
      const within = `${name}/${entry.fileName}`;
      refuseSuspicious(entry, within);
      yield { name: within, size: entry.uncompressedSize, optional: true, read: () => unpacked(archive, entry, within) };
    }
  } finally {
    archive.close();
  }
}

async function* entriesOf(archive: yauzl.ZipFile, name: string): AsyncGenerator<yauzl.Entry> {
  if (archive.entryCount > MOST_FILES) throw fileFault(name, archive.entryCount, TOO_MANY);
  const entries = archive.eachEntry();
  for (let next = await entries.next().catch(broken(name)); !next.done; next = await entries.next().catch(broken(name))) yield next.value;
}

const isLeftOut = (path: string): boolean =>
  path.endsWith('/') || path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

function refuseSuspicious({ compressedSize, uncompressedSize }: yauzl.Entry, within: string): void {
  if (uncompressedSize > HARMLESS_BYTES && uncompressedSize > compressedSize * HIGHEST_RATIO)
    throw fileFault(within, uncompressedSize, BOMB);
}

/** The size that an archive states is checked against what comes out: one that lies ends here. */
async function* unpacked(archive: yauzl.ZipFile, entry: yauzl.Entry, within: string): AsyncGenerator<Buffer> {
  const stream = await archive.openReadStreamPromise(entry).catch(broken(within));
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    broken(within)(error);
  }
}

const broken =
  (name: string) =>
  (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw fileFault(name, reason, { en: `a whole zip archive (${reason})`, ru: `целый zip-архив (${reason})` });
  };

const TOO_MANY = { en: `an archive of at most ${MOST_FILES} files`, ru: `архив, в котором не больше ${MOST_FILES} файлов` };
const BOMB = {
  en: `files that unpack to at most ${HIGHEST_RATIO} times their size`,
  ru: `файлы, которые при распаковке растут не больше чем в ${HIGHEST_RATIO} раз`,
};
