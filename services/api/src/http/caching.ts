/**
 * Answers that any cache may keep. The tag of an answer is made from the question, the language, the version of the rules
 * and the revision of the catalog, so that it is known before anything is computed; a repeated question is answered with
 * 304, or from memory.
 */
import { catalogRevision } from '@rangefinder/catalog';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Shared } from '../context.js';
import { acceptedLanguage } from './language.js';
import { RULES_VERSION, tagOf } from './versions.js';

/** A kept answer: what was sent, as it was sent. */
interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const KEPT_BYTES = 32 * 1024 * 1024;
const KEPT_HEADERS = ['content-type', 'content-language'] as const;
/** Caches keep an answer, and ask whether it still holds: no one ever reads an old one. */
const REVALIDATED = 'public, no-cache';

/** Whether the answer depends on the catalog at all. */
export type DependsOnCatalog = (request: Request) => boolean;

/** Caching for GET; other methods pass through. */
export function caching({ catalog }: Pick<Shared, 'catalog'>, dependsOnCatalog: DependsOnCatalog): RequestHandler {
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: ({ body }) => body.length * 2 + 500 });
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const language = acceptedLanguage(request.headers['accept-language']);
    const revision = dependsOnCatalog(request) ? await catalogRevision(catalog.readDb).catch(() => undefined) : 0;
    response.vary('Accept-Language').vary('Accept');
    response.set('Rangefinder-Rules', RULES_VERSION);
    // Without its revision an answer cannot be told from an older one: it goes out untagged.
    if (revision === undefined) return next();
    const tag = tagOf(request.originalUrl, request.headers.accept ?? '*/*', language, RULES_VERSION, String(revision));
    if (revision > 0) response.set('Rangefinder-Catalog', String(revision));
    response.set({ ETag: tag, 'Cache-Control': REVALIDATED });
    if (request.fresh) return void response.status(304).end();
    const known = kept.get(tag);
    if (known) return void response.status(known.status).set(known.headers).send(known.body);
    keepWhenSent(response, (answer) => kept.set(tag, answer));
    next();
  };
}

/** Remembers a good answer as it leaves; a bad one loses its tag. */
function keepWhenSent(response: Response, keep: (answer: Kept) => void): void {
  const send = response.send.bind(response);
  response.send = (body) => {
    if (response.statusCode !== 200) {
      response.removeHeader('ETag');
      response.set('Cache-Control', 'no-store');
    } else if (typeof body === 'string')
      keep({
        status: 200,
        headers: Object.fromEntries(KEPT_HEADERS.flatMap((name) => (response.get(name) ? [[name, String(response.get(name))]] : []))),
        body,
      });
    return send(body);
  };
}
