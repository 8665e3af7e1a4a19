/** Pages of units and weapons: rendered by the site on request, and cached until the catalog, the rules or the site change. */
import type { EntryPageRequest } from '@rangefinder/cards';
import type { ReadState } from '@rangefinder/catalog';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { consistentRead, stateAfterAnswer } from '../../answering/catalog/consistent-read.js';
import { catalogState } from '../../context/catalog-access.js';
import { isLanguage } from '../../context/language.js';
import { requestContextOf } from '../../context/request-context.js';
import { type ResolverContext, resolverContext, type Services } from '../../context/resolver-context.js';
import { RULES_VERSION, tagOf } from '../../context/versions.js';
import { work } from '../../context/work/charge-work.js';
import { PAGE_MS } from '../../context/work/cost.js';
import { type PageHeaders, pageHeaders } from './page-headers.js';
import { entryPath, findEntryPage, type RequestedEntry, requestedEntry } from './requested-entry.js';
import { cardPage, staticFolder } from './site-folder.js';
import { loadSiteRenderer, type SiteRenderer } from './site-renderer.js';

const MAX_CACHED_CHARACTERS = 8 * 1024 * 1024;
const RETRY_SECONDS = '5';
const OLD_ADDRESS = /^\/([a-z]{2})\/units\/view\/?$/;

/** The address that replaced `view/?id=alpha-strike/atlas-as7-d`; undefined for other pages. */
function movedTo({ path, query }: Request): string | undefined {
  const [, language] = OLD_ADDRESS.exec(path) ?? [];
  if (!isLanguage(language)) return undefined;
  const [sort, id] = typeof query.id === 'string' ? (['units', query.id] as const) : (['weapons', query.weapon] as const);
  const target = typeof id === 'string' ? requestedEntry(`/${language}/${sort}/${id}/`) : undefined;
  return target && entryPath(target);
}

const hasTag = ({ headers }: Request, tag: string): boolean => headers['if-none-match']?.includes(tag.slice(1, -1)) === true;

/** The HTML of an entry's page; undefined if the catalog has no such entry. */
async function renderEntry(requested: RequestedEntry, site: SiteRenderer, context: ResolverContext): Promise<string | undefined> {
  const page = await findEntryPage(requested, context);
  if (!page) return undefined;
  await work(context, PAGE_MS);
  const entryPage: EntryPageRequest = { ...page, origin: context.publicUrl.replace(/\/+$/, '') };
  const rendered = await site.render(entryPath(requested), { entryPage });
  return rendered?.status === 200 ? rendered.body : undefined;
}

/** Dependencies of the pages. */
interface Serving {
  readonly site: SiteRenderer;
  readonly headersOf: PageHeaders;
  readonly cache: LRUCache<string, CachedPage>;
}

interface CachedPage {
  readonly tag: string;
  readonly html: string;
}

/** Undefined if the site is not built. */
async function openServing(folder: string): Promise<Serving | undefined> {
  const site = await loadSiteRenderer(folder);
  if (!site) return undefined;
  const cache = new LRUCache<string, CachedPage>({ maxSize: MAX_CACHED_CHARACTERS, sizeCalculation: ({ html }) => html.length });
  return { site, headersOf: pageHeaders(staticFolder(folder)), cache };
}

/** A response before it is sent. It has no tag if the catalog changed while the page was rendered. */
interface Page {
  readonly tag: string | undefined;
  /** Undefined if the client has the page. */
  readonly html: string | undefined;
}

/** The page of an entry; undefined if there is no such entry. */
async function pageFor(
  request: Request,
  requested: RequestedEntry,
  { site, cache }: Serving,
  context: ResolverContext,
): Promise<Page | undefined> {
  const path = entryPath(requested);
  const tagFor = ({ key }: ReadState): string => tagOf(path, RULES_VERSION, site.version, context.publicUrl, key);
  const first = await catalogState(context);
  if (hasTag(request, tagFor(first))) return { tag: tagFor(first), html: undefined };
  const { value: html, state } = await consistentRead(stateAfterAnswer(context.catalog), first, async (of) => {
    const cached = cache.get(path);
    return cached?.tag === tagFor(of) ? cached.html : renderEntry(requested, site, context);
  });
  const tag = state && tagFor(state);
  if (tag && html !== undefined) cache.set(path, { tag, html });
  return html === undefined ? undefined : { tag, html };
}

function send(response: Response, { tag, html }: Page, language: string, headers: Readonly<Record<string, string>>): void {
  const caching = tag ? { ETag: tag, 'Cache-Control': 'public, no-cache' } : { 'Cache-Control': 'no-store' };
  response.set({ ...headers, ...caching, 'Content-Language': language });
  if (html === undefined) response.status(304).end();
  else response.type('html').send(html);
}

/** @param folder the built site, `SITE_FOLDER` */
export function entryPages(folder: string, services: Services): Router {
  const router = Router();
  let opening: Promise<Serving | undefined> | undefined;
  const handle: RequestHandler = async (request, response, next) => {
    const moved = movedTo(request);
    if (moved !== undefined) return response.redirect(301, moved);
    const requested = requestedEntry(request.path);
    if (!requested) return next();
    if (!request.path.endsWith('/')) return response.redirect(301, `${request.path}/`);
    opening ??= openServing(folder);
    const serving = await opening;
    if (!serving) return next();
    const headers = serving.headersOf(request.path);
    try {
      const context = resolverContext(services, requestContextOf(response), requested.language);
      const page = await pageFor(request, requested, serving, context);
      if (!page) return next();
      send(response, page, requested.language, headers);
    } catch (error) {
      if (!services.catalog.isAway()) return next(error);
      // This page draws the entry in the browser as soon as the catalog answers.
      response.status(503).set({ ...headers, 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
      response.sendFile(cardPage(folder, requested.language));
    }
  };
  router.get(/^\/[a-z]{2}\/(units|weapons)\//, handle);
  return router;
}
