/** Compression of answers: the best encoding that both sides know, for whatever is long enough to gain by it. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';
import { memoizeHeader } from '../context/memoize-header.js';

/** Shorter answers fit one packet as they are. */
export const MIN_COMPRESSED_BYTES = 1_024;

type Compress = (bytes: Buffer) => Promise<Buffer>;

const { constants } = zlib;

/** Quick levels: an answer is compressed while somebody waits for it. */
const brotli: Compress = (bytes) =>
  promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const gzip: Compress = (bytes) => promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)(bytes, { level: 5 });

/** Node has zstd from 22.15 on. */
const zstd: Compress | undefined =
  typeof zlib.zstdCompress === 'function'
    ? (bytes) =>
        promisify<Buffer, Buffer>(zlib.zstdCompress as (bytes: Buffer, done: (error: Error | null, out: Buffer) => void) => void)(bytes)
    : undefined;

/** By preference, where a client takes several equally. */
const ENCODINGS: ReadonlyMap<string, Compress> = new Map([['br', brotli], ...(zstd ? ([['zstd', zstd]] as const) : []), ['gzip', gzip]]);

/**
 * The encoding for a client's `Accept-Encoding`.
 * @example encodingFor('gzip, deflate, br') // 'br'
 */
export const encodingFor: (header: string | undefined) => string = memoizeHeader((header) => {
  if (header === '') return 'identity';
  const names = [...ENCODINGS.keys()];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...names, 'identity'], { preferred: names });
  return accepted[0] ?? 'identity';
});

/** A body in an encoding that `encodingFor` gave. */
export const encoded = (bytes: Buffer, encoding: string): Promise<Buffer> => ENCODINGS.get(encoding)?.(bytes) ?? Promise.resolve(bytes);
