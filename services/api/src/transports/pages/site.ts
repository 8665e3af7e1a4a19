/** The built site: pages, widgets and their files. The service works without it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, relative, sep } from 'node:path';
import express, { Router } from 'express';
import { isLanguage } from '../../context/language.js';
import { requestContextOf } from '../../context/request-context.js';
import { tagOf } from '../../context/versions.js';
import { builtOrigin, inOrigin } from './built-origin.js';
import { compressedFiles, withoutCompression } from './compressed-files.js';
import { type PageHeaders, pageHeaders } from './page-headers.js';
import { widgetVersions } from './widget-versions.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Files whose names change with their contents. */
const HASHED = /\/assets\/[^/]+\.[\w-]{8,}\.\w+$/;

/** Headers that only API clients read. A page loads dozens of files, and each would have them. */
const FOR_PROGRAMS = ['Access-Control-Expose-Headers', 'RateLimit', 'RateLimit-Policy'] as const;

/** `<folder>/en/units/index.html` → `/en/units/index.html` */
const addressIn = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

/** Types of files that contain the address of the host. `/en/` is its `index.html`. */
const NAMES_HOST: Readonly<Record<string, string>> = { '.html': 'html', '.xml': 'application/xml', '.txt': 'text/plain' };
const fileAt = (path: string): string => normalize(path.endsWith('/') ? `${path}index.html` : path);

/** Pages that were built with another address, with this one instead. */
function readdressed(folder: string, from: string, publicUrl: string, headersOf: PageHeaders): express.RequestHandler {
  return async (request, response, next) => {
    const file = fileAt(request.path);
    const type = NAMES_HOST[extname(file)];
    if ((request.method !== 'GET' && request.method !== 'HEAD') || type === undefined) return next();
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) return next();
    response.set({ 'Cache-Control': 'public, no-cache', ...(type === 'html' && headersOf(file)) });
    const body = inOrigin(text, from, publicUrl);
    const tag = tagOf(body);
    response.set('ETag', tag);
    if (request.headers['if-none-match']?.includes(tag.slice(1, -1))) response.status(304).end();
    else response.type(type).send(body);
  };
}

/**
 * Serves a folder of built pages; calls `next` for other addresses. Pages contain `publicUrl`, whatever address they were built
 * with.
 */
export function site(folder: string, publicUrl: string): Router {
  const router = Router();
  if (!existsSync(join(folder, 'index.html'))) return router;
  const headersOf = pageHeaders(folder);
  router.use(widgetVersions(folder));
  const from = builtOrigin(folder);
  if (from !== '' && from !== publicUrl.replace(/\/+$/, '')) router.use(readdressed(folder, from, publicUrl, headersOf));
  const files = express.static(folder, {
    etag: true,
    redirect: true,
    setHeaders: (response, sent) => {
      const path = withoutCompression(sent);
      for (const name of FOR_PROGRAMS) response.removeHeader(name);
      const isImmutable = response.locals.isImmutable === true || HASHED.test(path);
      response.set('Cache-Control', isImmutable ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, no-cache');
      if (path.endsWith('.html')) response.set(headersOf(addressIn(folder, path)));
    },
  });
  router.use(compressedFiles(files), files);
  return router;
}

const LANGUAGE = /^\/([a-z]{2})(?:\/|$)/;

/** The 404 page for browsers: in the language of the address, otherwise in that of the reader. */
export function pageNotFound(folder: string): express.RequestHandler {
  const headers = existsSync(join(folder, 'index.html')) ? pageHeaders(folder)('/404.html') : {};
  return (request, response, next) => {
    if (request.method !== 'GET' || request.accepts(['application/json', 'text/html']) !== 'text/html') return next();
    const [, named] = LANGUAGE.exec(request.path) ?? [];
    const language = isLanguage(named) ? named : requestContextOf(response).language;
    const page = join(folder, language, '404', 'index.html');
    if (!existsSync(page)) return next();
    response
      .status(404)
      .set({ ...headers, 'Content-Language': language, Vary: 'Accept, Accept-Language' })
      .sendFile(page);
  };
}
