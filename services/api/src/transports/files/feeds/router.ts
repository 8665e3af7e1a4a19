/** Feed addresses: `/v1/imports.atom`, `/v1/imports.json` and so on. */
import { isUnavailable } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import type { Request, RequestHandler, Response } from 'express';
import { badInput, failure } from '../../../context/errors/failures.js';
import { TEXTS } from '../../../context/errors/texts.js';
import type { MaybePromise } from '../../../context/maybe-promise.js';
import { requestContextOf } from '../../../context/request-context.js';
import { nameOperation } from '../../../context/request-record.js';
import type { Services } from '../../../context/resolver-context.js';
import { sendFailure } from '../../../middleware/error-replies.js';
import { preflight } from '../../../middleware/preflight.js';
import type { Reply } from '../../../middleware/reply.js';
import type { CacheableRequest, ResponseCache } from '../../../middleware/response-cache.js';
import { addressOf, questionOf } from '../../../schema/operations.js';
import { withoutLanguage } from '../../rest/execute.js';
import { methodNotAllowed } from '../../rest/not-found.js';
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

/** Every feed in every format. */
export const FEEDS: readonly FeedAddress[] = SOURCES.flatMap((source) =>
  (Object.keys(FEED_FORMS) as FeedForm[]).map((form) => ({ path: addressOf(`${source.name}.${form}`), source, form })),
);
const byPath = new Map(FEEDS.map((feed) => [feed.path, feed]));

/** Serves the feeds. */
export function feedRouter({ responses, services }: { readonly responses: ResponseCache; readonly services: Services }): RequestHandler {
  return (request, response, next) => {
    const feed = byPath.get(request.path);
    if (feed === undefined) return next();
    nameOperation(requestContextOf(response).record, questionOf(request));
    if (request.method === 'OPTIONS') return preflight(request, response, METHODS);
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)(request, response, next);
    const { language = requestContextOf(response).language, problems } = withoutLanguage({ lang: request.query.lang });
    if (problems.length > 0) return sendFailure(request, response, badInput(problems, language));
    // The feed is subscribed to at its own address, so that the language stays.
    const search = request.query.lang === undefined ? '' : `?lang=${language}`;
    const read = (): CacheableRequest => ({ asksCatalog: feed.source.asksCatalog, answer: () => answer(feed, services, language, search) });
    return Promise.resolve(responses.serve(request, response, read)).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return unavailable(request, response);
    });
  };
}

const unavailable = (request: Request, response: Response): MaybePromise<void> =>
  sendFailure(request, response, failure('CATALOG_UNAVAILABLE', TEXTS.catalogUnavailable, requestContextOf(response).language));

async function answer({ path, source, form }: FeedAddress, services: Services, language: Language, search: string): Promise<Reply> {
  const { type, write } = FEED_FORMS[form];
  const home = services.publicUrl.replace(/\/$/, '');
  const items = await source.items(services, home, language);
  const body = write({ title: source.title[language], home, self: `${home}${path}${search}`, language, items });
  return { status: 200, headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Language': language }, body };
}
