/** Files that the build of the site compressed, better than there is time for at each request. */
import { extname } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { encodingFor } from '../../middleware/encoding.js';

/** Extension of a compressed file, next to the file itself. */
const EXTENSION = '.br';
const COMPRESSIBLE = /\.(?:js|css|json)$/;

/** The file whose bytes are sent: `a.js` for `a.js.br`. */
export const withoutCompression = (file: string): string => (file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : file);

/**
 * Serves `/a.js` from `a.js.br` to clients that prefer Brotli. Calls `next` for other clients, and for files without a compressed one.
 * @param files serves the folder
 */
export function compressedFiles(files: RequestHandler): Router {
  const router = Router();
  router.get(COMPRESSIBLE, (request, response, next) => {
    response.vary('Accept-Encoding');
    if (encodingFor(request.headers['accept-encoding']) !== 'br') return next();
    const { url, path } = request;
    request.url = `${path}${EXTENSION}`;
    response.type(extname(path)).set('Content-Encoding', 'br');
    files(request, response, (error) => {
      request.url = url;
      response.removeHeader('Content-Type');
      response.removeHeader('Content-Encoding');
      next(error);
    });
  });
  return router;
}
