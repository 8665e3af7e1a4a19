/** Guard against zip bombs: limits the decompression ratio. */
import { fileFault } from '../file-fault.js';

/** Text of rows has a far lower ratio. */
const MAX_COMPRESSION_RATIO = 200;
/** Decompressed size up to which the ratio does not matter. */
const HARMLESS_BYTES = 64 * 1024 * 1024;

/** Throws a file fault if the decompression ratio is suspicious. */
export function refuseZipBomb(packed: number, unpackedTo: number, within: string): void {
  if (unpackedTo > HARMLESS_BYTES && unpackedTo > packed * MAX_COMPRESSION_RATIO) throw fileFault(within, unpackedTo, BOMB);
}

const BOMB = {
  en: `files that unpack to at most ${MAX_COMPRESSION_RATIO} times their size`,
  ru: `файлы, которые при распаковке растут не больше чем в ${MAX_COMPRESSION_RATIO} раз`,
};
