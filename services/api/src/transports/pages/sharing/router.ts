/**
 * Share images, `/share/en/alpha-strike/calculators/attack.png?…`: rendered on request in worker threads, and cached until the rules, the
 * site or the catalog change. A calculator's page refers to the image of the situation in its address.
 */
import type { ReadState } from '@rangefinder/catalog';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { consistentRead, stateAfterAnswer } from '../../../answering/catalog/consistent-read.js';
import { isLanguage } from '../../../context/language.js';
import { requestContextOf } from '../../../context/request-context.js';
import { resolverContext, type Services } from '../../../context/resolver-context.js';
import { RULES_VERSION, tagOf } from '../../../context/versions.js';
import { PICTURE_MS } from '../../../context/work/cost.js';
import type { Operation } from '../../../schema/operations.js';
import { loadShareImageRenderer, type ShareImageRenderer } from './share-image-renderer.js';
import { situationReader } from './situations.js';
import { type Address, type Sources, subjectOf } from './subjects.js';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const PICTURE = /^\/share(\/([a-z]{2})(?:\/[\w.-]+)*)\.png$/;

/** The page that an image belongs to; undefined for other addresses. */
function pageOf({ path, query }: Request): Address | undefined {
  const [, page = '', language] = PICTURE.exec(path) ?? [];
  return isLanguage(language) && !page.includes('..') ? { language, path: page, query } : undefined;
}

const headersOf = (tag: string | undefined, { language }: Address): Record<string, string> => ({
  ...(tag ? { ETag: tag, 'Cache-Control': 'public, no-cache' } : { 'Cache-Control': 'no-store' }),
  'Content-Language': language,
});

/** Serves share images of static pages, of entries and of situations. */
export function sharePictures(folder: string, operations: readonly Operation[], services: Services): Router {
  const router = Router();
  const read = situationReader(operations);
  const cache = new LRUCache<string, Buffer>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: ({ length }) => length });
  let loading: Promise<ShareImageRenderer | undefined> | undefined;

  const drawn = async (address: Address, sources: Sources, response: Response): Promise<Buffer | undefined> => {
    const caller = requestContextOf(response);
    const context = resolverContext(services, caller, address.language);
    const subject = await subjectOf(address, sources, context);
    if (!subject) return undefined;
    await context.budget.admit(PICTURE_MS);
    return Buffer.from(await services.pool.run('picture', subject, caller, { estimatedMs: PICTURE_MS }));
  };

  const stateNow = async (): Promise<ReadState | undefined> =>
    services.catalog.isAway() ? undefined : services.catalog.state().catch(() => undefined);

  const handle: RequestHandler = async (request, response, next) => {
    const address = pageOf(request);
    loading ??= loadShareImageRenderer(folder);
    const ready = address && (await loading);
    if (!ready) return next();
    const draw = () => drawn(address, { renderer: ready, read }, response);
    const tagFor = ({ key }: ReadState): string => tagOf('picture', request.originalUrl, RULES_VERSION, ready.version, key);
    const first = await stateNow();
    const firstTag = first && tagFor(first);
    if (firstTag && request.headers['if-none-match']?.includes(firstTag))
      return void response.status(304).set(headersOf(firstTag, address)).end();
    const known = firstTag && cache.get(firstTag);
    // Without the catalog its entries have no image. Other images are sent without a tag, since the state is unknown.
    const { value: picture, state } =
      known || first === undefined
        ? { value: known || (await draw()), state: first }
        : await consistentRead(stateAfterAnswer(services.catalog), first, draw);
    if (!picture) return next();
    const tag = state && tagFor(state);
    if (tag) cache.set(tag, picture);
    response.set(headersOf(tag, address)).type('png').send(picture);
  };
  router.get(/^\/share\//, handle);
  return router;
}
