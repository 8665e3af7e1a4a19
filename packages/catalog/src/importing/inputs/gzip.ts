/** Gzip files, decompressed while they are read, with a zip-bomb guard. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { faultOf, fileFault } from '../file-fault.js';
import { refuseZipBomb } from './zip-bomb-guard.js';

/** Whether a file with this beginning is a gzip file. */
export const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;

/**
 * The decompressed bytes of a file. A truncated or damaged file ends in a file fault.
 * @example for await (const chunk of gunzipped('units.json.gz', createReadStream('units.json.gz'))) …
 */
export async function* gunzipped(name: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [packed, unpacked] = [0, 0];
  const counted = Readable.from(chunks).on('data', (chunk: Buffer) => {
    packed += chunk.length;
  });
  const gunzip = createGunzip();
  const done = pipeline(counted, gunzip);
  done.catch(() => undefined);
  try {
    for await (const chunk of gunzip) {
      unpacked += (chunk as Buffer).length;
      refuseZipBomb(packed, unpacked, name);
      yield chunk as Buffer;
    }
    await done;
  } catch (error) {
    throw faultOf(error) === undefined ? broken(name, error) : error;
  }
}

function broken(name: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return fileFault(name, reason, { en: `a whole gzip file (${reason})`, ru: `целый файл gzip (${reason})` });
}
