import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { encoded, encodingFor } from './encoding.js';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'gzip'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  [`gzip${' '.repeat(15_000)}x`, 'gzip'],
])('%s → %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding));

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
  ['zstd', zlib.zstdDecompressSync],
  ['identity', (bytes: Buffer) => bytes],
])('%s round-trips', async (encoding, decode) => {
  const text = 'Целевое значение 7 на 2D6. '.repeat(200);
  const bytes = await encoded(Buffer.from(text), encoding);
  expect(decode(bytes).toString()).toBe(text);
  if (encoding !== 'identity') expect(bytes.length).toBeLessThan(text.length / 5);
});
