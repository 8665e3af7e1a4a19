/**
 * Response cache. The ETag of an answer consists of request, language, version of the rules and revision of the catalog, so it is
 * known before the answer is computed: a repeated request gets 304, or the answer from memory.
 */
import type { ReadState } from '@rangefinder/catalog';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { consistentRead } from '../answering/catalog/consistent-read.js';
import { chain, type MaybePromise } from '../context/maybe-promise.js';
import { requestContextOf } from '../context/request-context.js';
import { nameOperation, noteCacheOutcome } from '../context/request-record.js';
import type { Services } from '../context/resolver-context.js';
import { RULES_VERSION } from '../context/versions.js';
import { encodingFor } from './encoding.js';
import { hashOf, repeatedRequests } from './repeated-requests.js';
import { type EncodedReply, encode, NOT_KEPT, type Reply, sendEncoded, sendNotModified } from './reply.js';

/** A parsed request that is not answered yet. */
export interface CacheableRequest {
  /** Whether the answer depends on the catalog. Then its ETag contains the revision. */
  readonly asksCatalog: boolean;
  answer(): MaybePromise<Reply>;
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
/** Caches may store an answer but must revalidate it. */
const REVALIDATED = 'public, no-cache';
/** For addresses that pin both versions. */
const PINNED = 'public, max-age=31536000, immutable';
const VARY = 'Accept, Accept-Encoding, Accept-Language';

/** Answers GET and HEAD from memory if possible. */
export interface ResponseCache {
  serve(request: Request, response: Response, read: () => CacheableRequest): MaybePromise<void>;
  /** Number of entries and their memory in bytes. */
  size(): { readonly entries: number; readonly bytes: number };
}

/** A request on its way to its answer. */
interface Exchange {
  readonly request: Request;
  readonly response: Response;
  /** Key of its answer in the cache. */
  readonly key: string;
  /** Hash of the key. */
  readonly hash: number;
}

export function responseCache({ catalog }: Pick<Services, 'catalog'>): ResponseCache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ reply: { body } }, key) => bytesOf(body) + bytesOf(key) + OVERHEAD_BYTES,
  });
  // An answer is cached when it is requested a second time, since most never are.
  const isRepeated = repeatedRequests();
  /** Current state of the catalog; undefined if it is unavailable. */
  const stateNow = async (): Promise<ReadState | undefined> => (catalog.isAway() ? undefined : catalog.state().catch(() => undefined));

  const answerAnew = (exchange: Exchange, { asksCatalog, answer }: CacheableRequest): MaybePromise<void> =>
    asksCatalog ? stateNow().then((first) => answerFromCatalog(exchange, first, answer)) : answerAt(exchange, NO_CATALOG, answer);

  const answerAt = (exchange: Exchange, of: ReadState, answer: CacheableRequest['answer']): MaybePromise<void> =>
    isUnchanged(exchange, of) ? undefined : chain(answer(), (reply) => sendTagged(exchange, of, reply));

  async function answerFromCatalog(exchange: Exchange, first: ReadState | undefined, answer: CacheableRequest['answer']): Promise<void> {
    // Without a state the ETag would be that of another answer, so there is none.
    if (first === undefined) return sendUntagged(exchange, await answer());
    if (isUnchanged(exchange, first)) return;
    const { value: reply, state } = await consistentRead(stateNow, first, async () => answer());
    return state === undefined ? sendUntagged(exchange, reply) : sendTagged(exchange, state, reply);
  }

  function sendTagged(exchange: Exchange, of: ReadState, reply: Reply): MaybePromise<void> {
    if (!isCacheable(reply)) return sendUntagged(exchange, reply);
    const { request, response, key, hash } = exchange;
    const { record } = requestContextOf(response);
    noteCacheOutcome(record, 'miss');
    const tag = tagFor(exchange, of);
    const headers = { ...reply.headers, ...headersOf(tag, of.revision, request) };
    return chain(encode({ ...reply, headers }, request), (encoded) => {
      const entry = { of, tag, reply: encoded, operation: record.operation };
      if (isRepeated(hash)) entries.set(key, entry);
      sendEntry(request, response, entry);
    });
  }

  return {
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    serve: (request, response, read) => {
      const key = keyOf(request, response);
      const known = entries.get(key);
      const anew = (): MaybePromise<void> => answerAnew({ request, response, key, hash: hashOf(key) }, read());
      if (known === undefined) return anew();
      if (known.of === NO_CATALOG) return sendKnown(request, response, known);
      return stateNow().then((state) => (state?.key === known.of.key ? sendKnown(request, response, known) : anew()));
    },
  };
}

/** Sends a cached answer. */
function sendKnown(request: Request, response: Response, entry: CacheEntry): void {
  const { record } = requestContextOf(response);
  if (entry.operation !== undefined) nameOperation(record, entry.operation);
  noteCacheOutcome(record, 'hit');
  sendEntry(request, response, entry);
}

/** Whether the client has the answer of this state. Then it gets 304 before anything is computed. */
function isUnchanged(exchange: Exchange, of: ReadState): boolean {
  const { request, response } = exchange;
  if (request.headers['if-none-match'] === undefined) return false;
  const tag = tagFor(exchange, of);
  if (!matches(request, tag)) return false;
  noteCacheOutcome(requestContextOf(response).record, 'not_modified');
  sendNotModified(response, { headers: headersOf(tag, of.revision, request) });
  return true;
}

const isCacheable = ({ status, headers }: Reply): boolean => status === 200 && headers['Cache-Control'] !== NOT_KEPT['Cache-Control'];

/** Memory of a body. Strings with letters beyond Latin take two bytes per character. */
const bytesOf = (body: string | Buffer): number => (typeof body === 'string' ? 2 * body.length : body.length);

/** Cache key: everything in a request that the answer depends on. */
const keyOf = ({ originalUrl, headers }: Request, response: Response): string =>
  `${originalUrl}\n${headers.accept ?? '*/*'}\n${requestContextOf(response).language}\n${encodingFor(headers['accept-encoding'])}`;

/** ETag of an answer. Language and encoding are named, so that the answers of one address never share a tag. */
const tagFor = ({ request: { headers }, response, hash }: Exchange, of: ReadState): string =>
  `"${RULES_VERSION}.${of.key}.${hash.toString(36)}.${requestContextOf(response).language}.${encodingFor(headers['accept-encoding'])}"`;

function sendUntagged({ request, response }: Exchange, reply: Reply): MaybePromise<void> {
  noteCacheOutcome(requestContextOf(response).record, 'untagged');
  return chain(encode(untagged(reply), request), (encoded) => sendEncoded(response, encoded));
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
