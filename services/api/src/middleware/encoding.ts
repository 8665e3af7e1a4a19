/** Compression of answers by content negotiation. */
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';
import { memoizeHeader } from '../context/memoize-header.js';

/** Shorter answers fit into one packet. */
export const MIN_COMPRESSED_BYTES = 1_024;

type Compress = (bytes: Buffer) => Promise<Buffer>;

const { constants } = zlib;

/** Fast levels, since a client waits. */
const brotli: Compress = (bytes) =>
  promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const gzip: Compress = (bytes) => promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)(bytes, { level: 5 });

/** Available from Node 22.15. */
const zstd: Compress | undefined =
  typeof zlib.zstdCompress === 'function'
    ? (bytes) =>
        promisify<Buffer, Buffer>(zlib.zstdCompress as (bytes: Buffer, done: (error: Error | null, out: Buffer) => void) => void)(bytes)
    : undefined;

/** In order of preference, if a client accepts several equally. */
const ENCODINGS: ReadonlyMap<string, Compress> = new Map([['br', brotli], ...(zstd ? ([['zstd', zstd]] as const) : []), ['gzip', gzip]]);

/**
 * Negotiates the encoding by `Accept-Encoding`.
 * @example encodingFor('gzip, deflate, br') // 'br'
 */
export const encodingFor: (header: string | undefined) => string = memoizeHeader((header) => {
  if (header === '') return 'identity';
  const names = [...ENCODINGS.keys()];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...names, 'identity'], { preferred: names });
  return accepted[0] ?? 'identity';
});

/** Streaming encoders, as fast as those for whole bodies. */
const ENCODERS: Readonly<Record<string, () => Transform>> = {
  br: () => zlib.createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  ...(zstd && { zstd: () => zlib.createZstdCompress() }),
  gzip: () => zlib.createGzip({ level: 5 }),
};

/** Returns an encoder for a stream; undefined for `identity`. */
export const encoderFor = (encoding: string): Transform | undefined => ENCODERS[encoding]?.();

/** Compresses a body with a negotiated encoding. */
export const encoded = (bytes: Buffer, encoding: string): Promise<Buffer> => ENCODINGS.get(encoding)?.(bytes) ?? Promise.resolve(bytes);
