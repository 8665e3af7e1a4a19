/** The built site: pages, widgets, what they load. Without it the service answers all the same. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import express, { Router } from 'express';
import { pageHeaders } from './page-headers.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Files whose names change with their contents. */
const HASHED = /\/assets\/[^/]+\.[\w-]{8,}\.\w+$/;

/** `<folder>/en/units/index.html` → `/en/units/index.html` */
const addressIn = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

/** Serves a folder of built pages; a page that is not there falls through. */
export function site(folder: string): Router {
  const router = Router();
  if (!existsSync(join(folder, 'index.html'))) return router;
  const headersOf = pageHeaders(folder);
  router.use(
    express.static(folder, {
      etag: true,
      redirect: true,
      setHeaders: (response, path) => {
        response.set('Cache-Control', HASHED.test(path) ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, no-cache');
        if (path.endsWith('.html')) response.set(headersOf(addressIn(folder, path)));
      },
    }),
  );
  return router;
}

/** The page that says that there is no such page, for whoever reads pages. */
export function pageNotFound(folder: string): express.RequestHandler {
  const page = join(folder, '404.html');
  if (!existsSync(page)) return (_, __, next) => next();
  const headers = pageHeaders(folder)('/404.html');
  return (request, response, next) => {
    if (request.method !== 'GET' || request.accepts(['application/json', 'text/html']) !== 'text/html') return next();
    response.status(404).set(headers).sendFile(page);
  };
}
