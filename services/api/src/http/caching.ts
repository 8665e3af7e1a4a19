/**
 * Answers that any cache may keep. The tag of an answer is made from the question, the language, the version of the rules
 * and the revision of the catalog, so it is known before anything is computed: a repeated question gets 304, or the answer
 * from memory. This stands before everything else, so that a repeated question costs next to nothing.
 */
import { catalogRevision } from '@rangefinder/catalog';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Shared } from '../context.js';
import { acceptedLanguage } from './language.js';
import { RULES_VERSION, tagOf } from './versions.js';

/** An answer as it was sent. */
interface Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const KEPT_BYTES = 64 * 1024 * 1024;
const OVERHEAD_BYTES = 1_000;
/** Caches keep an answer, and ask whether it still holds: no one ever reads an old one. */
const REVALIDATED = 'public, no-cache';
/** Who pins both versions in the address may keep the answer for good. */
const PINNED = 'public, max-age=31536000, immutable';

/** Doors whose answers are functions of the address. */
const CACHED = /^\/(graphql\?|v1\/)/;
/** Words without which an address cannot ask for anything of the catalog; a persisted query hides its words. */
const MAY_ASK_CATALOG = /unit|weapon|armor|search|persistedQuery/;

function mayAskCatalog(url: string): boolean {
  try {
    return MAY_ASK_CATALOG.test(decodeURIComponent(url));
  } catch {
    return true;
  }
}

/** Version of everything that an answer at this address depends on; undefined when the catalog cannot tell its own. */
async function revisionOf(url: string, { catalog }: Pick<Shared, 'catalog'>): Promise<number | undefined> {
  return mayAskCatalog(url) ? catalogRevision(catalog.readDb).catch(() => undefined) : 0;
}

/** Caching for GET and HEAD at the cached doors; everything else passes through. */
export function caching(shared: Pick<Shared, 'catalog'>): RequestHandler {
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES });
  return async (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !CACHED.test(request.url)) return next();
    const revision = await revisionOf(request.url, shared);
    // Without its revision an answer cannot be told from an older one: it goes out untagged.
    if (revision === undefined) return next();
    const language = acceptedLanguage(request.headers['accept-language']);
    const tag = tagOf(request.url, request.headers.accept ?? '*/*', language, RULES_VERSION, String(revision));
    if (request.headers['if-none-match']?.includes(tag)) return notModified(response, headersOf(tag, revision, request));
    const known = kept.get(tag);
    if (known) return void response.writeHead(200, known.headers).end(request.method === 'HEAD' ? undefined : known.body);
    response.set(headersOf(tag, revision, request));
    keepWhenSent(response, (answer) => kept.set(tag, answer));
    next();
  };
}

function headersOf(tag: string, revision: number, { url }: Request): Record<string, string> {
  return {
    ETag: tag,
    'Cache-Control': pins(url, revision) ? PINNED : REVALIDATED,
    Vary: 'Accept-Language, Accept',
    'Rangefinder-Rules': RULES_VERSION,
    ...(revision > 0 && { 'Rangefinder-Catalog': String(revision) }),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Retry-After, Rangefinder-Rules, Rangefinder-Catalog',
  };
}

/** Whether an address names the versions that it is answered with: `rules=…`, and `catalog=…` where the catalog is asked. */
const pins = (url: string, revision: number): boolean =>
  url.includes(`rules=${RULES_VERSION}`) && (revision === 0 || new RegExp(`[?&]catalog=${revision}(&|$)`).test(url));

const notModified = (response: Response, headers: Readonly<Record<string, string>>): void => void response.writeHead(304, headers).end();

/** Headers that belong to an answer; those of the connection are set anew each time. */
const ANSWER_HEADERS = [
  'content-type',
  'content-language',
  'etag',
  'cache-control',
  'vary',
  'rangefinder-rules',
  'rangefinder-catalog',
  'access-control-allow-origin',
  'access-control-expose-headers',
];

/** Remembers a good answer as it leaves; a bad one loses its tag. */
function keepWhenSent(response: Response, keep: (answer: Kept) => void): void {
  const send = response.send.bind(response);
  response.send = (given) => {
    if (response.statusCode !== 200) {
      response.removeHeader('ETag');
      response.set('Cache-Control', 'no-store');
    } else if (typeof given === 'string') {
      const body = Buffer.from(given, 'utf8');
      const headers = ANSWER_HEADERS.flatMap((name) => (response.get(name) === undefined ? [] : [[name, String(response.get(name))]]));
      keep({ headers: { ...Object.fromEntries(headers), 'content-length': String(body.length) }, body });
    }
    return send(given);
  };
}
