/**
 * Response cache. The ETag of an answer consists of request, language, version of the rules and revision of the catalog, so it is
 * known before the answer is computed: a repeated request gets 304, or the answer from memory.
 */
import type { ReadState } from '@rangefinder/catalog';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { consistentRead } from '../answering/catalog/consistent-read.js';
import { requestContextOf } from '../context/request-context.js';
import { nameOperation, noteCacheOutcome } from '../context/request-record.js';
import type { Services } from '../context/resolver-context.js';
import { RULES_VERSION, tagOf } from '../context/versions.js';
import { encodingFor } from './encoding.js';
import { type EncodedReply, encode, NOT_KEPT, type Reply, sendEncoded, sendNotModified } from './reply.js';

/** A parsed request that is not answered yet. */
export interface CacheableRequest {
  /** Whether the answer depends on the catalog. Then its ETag contains the revision. */
  readonly asksCatalog: boolean;
  answer(): Promise<Reply> | Reply;
}

/** A sent answer with the state of the catalog that it belongs to. */
interface CacheEntry {
  readonly of: ReadState;
  readonly tag: string;
  readonly reply: EncodedReply;
  /** Operation for the metrics. */
  readonly operation: string | undefined;
}

/** State of answers that do not depend on the catalog. */
const NO_CATALOG: ReadState = { revision: 0, key: '0', readKey: '' };
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const OVERHEAD_BYTES = 2_000;
/** Number of remembered ETags. An answer is cached when it is requested a second time, since most never are. */
const MAX_SEEN = 10_000;
/** Caches may store an answer but must revalidate it. */
const REVALIDATED = 'public, no-cache';
/** For addresses that pin both versions. */
const PINNED = 'public, max-age=31536000, immutable';
const VARY = 'Accept, Accept-Encoding, Accept-Language';

/** Answers GET and HEAD from memory if possible. */
export interface ResponseCache {
  serve(request: Request, response: Response, read: () => CacheableRequest): Promise<void>;
  /** Number of entries and their memory in bytes. */
  size(): { readonly entries: number; readonly bytes: number };
}

export function responseCache({ catalog }: Pick<Services, 'catalog'>): ResponseCache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ reply: { body } }) => bytesOf(body) + OVERHEAD_BYTES,
  });
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  /** Current state of the catalog; undefined if it is unavailable. */
  const stateNow = async (): Promise<ReadState | undefined> => (catalog.isAway() ? undefined : catalog.state().catch(() => undefined));
  const isCurrent = async ({ of }: CacheEntry): Promise<boolean> => of === NO_CATALOG || of.key === (await stateNow())?.key;

  return {
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    serve: async (request, response, read) => {
      const key = keyOf(request, response);
      const known = entries.get(key);
      const { record } = requestContextOf(response);
      if (known && (await isCurrent(known))) {
        if (known.operation !== undefined) nameOperation(record, known.operation);
        noteCacheOutcome(record, 'hit');
        return sendEntry(request, response, known);
      }
      const cacheable = read();
      const now = async () => (cacheable.asksCatalog ? await stateNow() : NO_CATALOG);
      const first = await now();
      // Without a state the ETag would be that of another answer, so there is none.
      if (first === undefined) return sendUntagged(request, response, await cacheable.answer());
      const tagFor = (of: ReadState): string => tagOf(key, RULES_VERSION, of.key);
      if (matches(request, tagFor(first))) {
        noteCacheOutcome(record, 'not_modified');
        return sendNotModified(response, { headers: headersOf(tagFor(first), first.revision, request) });
      }
      const { value: reply, state: of } = await consistentRead(now, first, async () => cacheable.answer());
      if (of === undefined || !isCacheable(reply)) return sendUntagged(request, response, reply);
      noteCacheOutcome(record, 'miss');
      const tag = tagFor(of);
      const ready = await encode({ ...reply, headers: { ...reply.headers, ...headersOf(tag, of.revision, request) } }, request);
      const answered = { of, tag, reply: ready, operation: record.operation };
      if (seen.has(tag)) entries.set(key, answered);
      else seen.set(tag, true);
      sendEntry(request, response, answered);
    },
  };
}

const isCacheable = ({ status, headers }: Reply): boolean => status === 200 && headers['Cache-Control'] !== NOT_KEPT['Cache-Control'];

/** Memory of a body. Strings with letters beyond Latin take two bytes per character. */
const bytesOf = (body: string | Buffer): number => (typeof body === 'string' ? 2 * body.length : body.length);

/** Cache key: everything in a request that the answer depends on. */
const keyOf = ({ originalUrl, headers }: Request, response: Response): string =>
  `${originalUrl}\n${headers.accept ?? '*/*'}\n${requestContextOf(response).language}\n${encodingFor(headers['accept-encoding'])}`;

async function sendUntagged(request: Request, response: Response, reply: Reply): Promise<void> {
  noteCacheOutcome(requestContextOf(response).record, 'untagged');
  sendEncoded(response, await encode(untagged(reply), request));
}

const untagged = (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, ...NOT_KEPT, Vary: VARY } });

function sendEntry(request: Request, response: Response, { tag, reply }: CacheEntry): void {
  if (matches(request, tag) || request.headers['if-none-match'] === '*') sendNotModified(response, reply);
  else sendEncoded(response, reply);
}

const matches = ({ headers }: Request, tag: string): boolean => headers['if-none-match']?.includes(tag) === true;

const headersOf = (tag: string, revision: number, { originalUrl }: Request): Record<string, string> => ({
  ETag: tag,
  'Cache-Control': pins(originalUrl, revision) ? PINNED : REVALIDATED,
  Vary: VARY,
  'Rangefinder-Rules': RULES_VERSION,
  ...(revision > 0 && { 'Rangefinder-Catalog': String(revision) }),
});

/** Whether an address pins the current versions: `rules=…`, and `catalog=…` if the answer depends on the catalog. */
const pins = (url: string, revision: number): boolean =>
  url.includes(`rules=${RULES_VERSION}`) && (revision === 0 || new RegExp(`[?&]catalog=${revision}(&|$)`).test(url));
