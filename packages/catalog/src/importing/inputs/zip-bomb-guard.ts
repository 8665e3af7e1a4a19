/** What packs down too well was made to fill memory and disks. */
import { fileFault } from '../file-fault.js';

/** Text of rows packs down to far less than this. */
const MAX_COMPRESSION_RATIO = 200;
/** Up to here nothing is suspected. */
const HARMLESS_BYTES = 64 * 1024 * 1024;

/** Throws a file fault where so many bytes unpack to too many. */
export function refuseZipBomb(packed: number, unpackedTo: number, within: string): void {
  if (unpackedTo > HARMLESS_BYTES && unpackedTo > packed * MAX_COMPRESSION_RATIO) throw fileFault(within, unpackedTo, BOMB);
}

const BOMB = {
  en: `files that unpack to at most ${MAX_COMPRESSION_RATIO} times their size`,
  ru: `файлы, которые при распаковке растут не больше чем в ${MAX_COMPRESSION_RATIO} раз`,
};
