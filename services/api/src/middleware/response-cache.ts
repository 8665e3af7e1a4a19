/**
 * Answers that any cache may keep. The tag of an answer is made from the question, the language, the version of the rules
 * and the revision of the catalog, so it is known before anything is computed: a repeated question gets 304, or the answer
 * from memory.
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

/** A question that was read and not yet answered. */
export interface CacheableRequest {
  /** Whether the answer depends on the catalog: then its tag holds the revision. */
  readonly asksCatalog: boolean;
  answer(): Promise<Reply> | Reply;
}

/** An answer as it was sent, and of which state of the catalog it is. */
interface CacheEntry {
  readonly of: ReadState;
  readonly tag: string;
  readonly reply: EncodedReply;
  /** What was cacheable, for the metrics. */
  readonly operation: string | undefined;
}

/** What answers are of in which the catalog plays no part. */
const NO_CATALOG: ReadState = { revision: 0, key: '0', reading: '' };
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const OVERHEAD_BYTES = 2_000;
/** Questions that are remembered by their tags: an answer is entries when it is cacheable for again, since most never are. */
const MAX_SEEN = 10_000;
/** Caches keep an answer, and ask whether it still holds: no one ever reads an old one. */
const REVALIDATED = 'public, no-cache';
/** Who pins both versions in the address may keep the answer for good. */
const PINNED = 'public, max-age=31536000, immutable';
const VARY = 'Accept, Accept-Encoding, Accept-Language';

/** Answers GET and HEAD from memory where it can. */
export interface ResponseCache {
  serve(request: Request, response: Response, read: () => CacheableRequest): Promise<void>;
  /** How many answers are entries, and what memory they take. */
  size(): { readonly entries: number; readonly bytes: number };
}

export function responseCache({ catalog }: Pick<Services, 'catalog'>): ResponseCache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ reply: { body } }) => bytesOf(body) + OVERHEAD_BYTES,
  });
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  /** The state that answers depend on now; undefined when the catalog does not know its own. */
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
      // Without its state an answer looks like an older one: it goes out untagged.
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

/** What a body takes in memory: a text with letters beyond Latin takes two bytes for each. */
const bytesOf = (body: string | Buffer): number => (typeof body === 'string' ? 2 * body.length : body.length);

/** Everything of a request that its answer depends on. */
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

/** Whether an address names the versions that it is answered with: `rules=…`, and `catalog=…` where the catalog is cacheable. */
const pins = (url: string, revision: number): boolean =>
  url.includes(`rules=${RULES_VERSION}`) && (revision === 0 || new RegExp(`[?&]catalog=${revision}(&|$)`).test(url));
