/** The addresses of the feeds: `/v1/imports.atom`, `/v1/imports.json`, and so with each. */
import { isUnavailable } from '@rangefinder/catalog';
import type { Request, RequestHandler, Response } from 'express';
import { failure } from '../../../context/errors/failures.js';
import { TEXTS } from '../../../context/errors/texts.js';
import { askerOf } from '../../../context/request-context.js';
import { nameOperation } from '../../../context/request-record.js';
import type { Shared } from '../../../context/resolver-context.js';
import { sendFailure } from '../../../middleware/error-replies.js';
import { preflight } from '../../../middleware/preflight.js';
import type { Reply } from '../../../middleware/reply.js';
import type { Asked, KeptAnswers } from '../../../middleware/response-cache.js';
import { addressOf, questionOf } from '../../../schema/operations.js';
import { otherMethod } from '../../rest/not-found.js';
import { CHANGELOG } from './changelog.js';
import { FEED_FORMS, type FeedForm } from './feed.js';
import { IMPORTS } from './imports.js';
import { RULINGS } from './rulings.js';
import type { FeedSource } from './source.js';

const METHODS = ['GET', 'HEAD'];
const SOURCES: readonly FeedSource[] = [IMPORTS, CHANGELOG, RULINGS];

interface FeedAddress {
  readonly path: string;
  readonly source: FeedSource;
  readonly form: FeedForm;
}

/** Every feed in every form. */
export const FEEDS: readonly FeedAddress[] = SOURCES.flatMap((source) =>
  (Object.keys(FEED_FORMS) as FeedForm[]).map((form) => ({ path: addressOf(`${source.name}.${form}`), source, form })),
);
const byPath = new Map(FEEDS.map((feed) => [feed.path, feed]));

/** Answers at the addresses of the feeds, and leaves everything else. */
export function feedRouter({ kept, shared }: { readonly kept: KeptAnswers; readonly shared: Shared }): RequestHandler {
  return (request, response, next) => {
    const feed = byPath.get(request.path);
    if (feed === undefined) return next();
    nameOperation(askerOf(response).record, questionOf(request));
    if (request.method === 'OPTIONS') return preflight(request, response, METHODS);
    if (!METHODS.includes(request.method)) return otherMethod(METHODS)(request, response, next);
    const read = (): Asked => ({ asksCatalog: feed.source.asksCatalog, answer: () => answer(feed, shared, response) });
    kept
      .serve(request, response, read)
      .catch((error: unknown) => (isUnavailable(error) ? unavailable(request, response).catch(next) : next(error)));
  };
}

const unavailable = (request: Request, response: Response): Promise<void> =>
  sendFailure(request, response, failure('CATALOG_UNAVAILABLE', TEXTS.catalogUnavailable, askerOf(response).language));

async function answer({ path, source, form }: FeedAddress, shared: Shared, response: Response): Promise<Reply> {
  const { language } = askerOf(response);
  const { type, write } = FEED_FORMS[form];
  const home = shared.publicUrl.replace(/\/$/, '');
  const items = await source.items(shared, home, language);
  const body = write({ title: source.title[language], home, self: `${home}${path}`, language, items });
  return { status: 200, headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Language': language }, body };
}
