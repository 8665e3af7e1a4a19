/**
 * Strong ETags of compressed pages. A strong tag identifies the same bytes (RFC 9110, 8.8.3), so each encoding has its own:
 * `"abc"` uncompressed, `"abc-br"` with Brotli. Comes before the middleware that compresses.
 */
import type { RequestHandler } from 'express';

const ENCODINGS = ['br', 'zstd', 'gzip', 'deflate'];
const WITH_ENCODING = new RegExp(`-(${ENCODINGS.join('|')})"`, 'g');
const NOT_MODIFIED = 304;

export const encodedTags: RequestHandler = (request, response, next) => {
  const known = request.headers['if-none-match'] ?? '';
  // The handlers of pages compare tags without encoding.
  if (known !== '') request.headers['if-none-match'] = known.replace(WITH_ENCODING, '"');
  const { writeHead } = response;
  response.writeHead = ((...parameters: Parameters<typeof writeHead>) => {
    const tag = response.getHeader('ETag');
    if (typeof tag === 'string' && tag.startsWith('"')) response.setHeader('ETag', encoded(tag, known, response));
    return writeHead.apply(response, parameters);
  }) as typeof writeHead;
  next();
};

/** The tag of the answer: that of its encoding, or the one that the client has if it is answered with 304. */
function encoded(
  tag: string,
  known: string,
  response: { readonly statusCode: number; getHeader(name: string): number | string | readonly string[] | undefined },
): string {
  const withEncoding = (encoding: string): string => `${tag.slice(0, -1)}-${encoding}"`;
  if (response.statusCode === NOT_MODIFIED) return ENCODINGS.map(withEncoding).find((each) => known.includes(each)) ?? tag;
  const encoding = response.getHeader('Content-Encoding');
  return typeof encoding === 'string' && encoding !== 'identity' ? withEncoding(encoding) : tag;
}
