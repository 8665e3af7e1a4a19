/** Sitemap of the pages of all units and weapons. It is rendered on the first request, and again when the catalog changes. */
import * as catalog from '@rangefinder/catalog';
import { LANGUAGES, type Language } from '@rangefinder/rules';
import { type RequestHandler, Router } from 'express';
import { consistentRead, stateAfterAnswer } from '../../answering/catalog/consistent-read.js';
import { askCatalog, catalogState } from '../../context/catalog-access.js';
import { requestContextOf } from '../../context/request-context.js';
import { type ResolverContext, resolverContext, type Services } from '../../context/resolver-context.js';
import { tagOf } from '../../context/versions.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../../context/work/cost.js';

/** Maximum addresses of one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const MAX_ENTRIES = Math.floor(MAX_ADDRESSES / LANGUAGES.length);
/** Cost of a line in the budget of a request, compared with an entry with its figures. */
const LINE_SHARE = 0.02;

/** Path of an entry after the language, and the time of its last change if known. */
interface Place {
  readonly path: string;
  readonly changedAt?: Date;
}

async function weaponPaths(context: ResolverContext, after?: string): Promise<readonly Place[]> {
  const page = await askCatalog(context, (db) =>
    catalog.listWeapons(db, {}, undefined, { first: catalog.MAX_PAGE_ROWS, ...(after && { after }) }),
  );
  if (!page.ok) return [];
  const here = page.value.edges.map(({ node }) => ({ path: `weapons/${node.id}/` }));
  const { hasNextPage, endCursor } = page.value;
  return hasNextPage && endCursor ? [...here, ...(await weaponPaths(context, endCursor))] : here;
}

async function unitPaths(context: ResolverContext): Promise<readonly Place[]> {
  const stamps = await askCatalog(context, (db) => catalog.unitStamps(db, MAX_ENTRIES));
  return stamps.map(({ id, updatedAt }) => ({ path: `units/${id}/`, changedAt: updatedAt }));
}

function lineOf(origin: string, language: Language, { path, changedAt }: Place): string {
  const alternates = LANGUAGES.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${origin}/${one}/${path}"/>`);
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${origin}/${language}/${path}</loc>${changed}${alternates.join('')}</url>`;
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

async function mapOf(origin: string, context: ResolverContext): Promise<string> {
  const places = [...(await unitPaths(context)), ...(await weaponPaths(context))].slice(0, MAX_ENTRIES);
  await work(context, CATALOG_MS + places.length * ENTRY_MS * LINE_SHARE);
  return `${HEAD}${places.flatMap((place) => LANGUAGES.map((language) => lineOf(origin, language, place))).join('\n')}</urlset>`;
}

/** `/sitemap-entries.xml` */
export function entrySitemap(services: Services): Router {
  const router = Router();
  let cache: { readonly tag: string; readonly map: string } | undefined;
  const handle: RequestHandler = async (request, response) => {
    const context = resolverContext(services, requestContextOf(response));
    const tagFor = ({ key }: catalog.ReadState): string => tagOf(request.path, services.publicUrl, key);
    const make = async (state: catalog.ReadState): Promise<string> =>
      cache?.tag === tagFor(state) ? cache.map : mapOf(services.publicUrl.replace(/\/+$/, ''), context);
    const { value: map, state } = await consistentRead(stateAfterAnswer(services.catalog), await catalogState(context), make);
    if (state === undefined) return void response.set('Cache-Control', 'no-store').type('application/xml').send(map);
    const tag = tagFor(state);
    cache = { tag, map };
    response.set({ ETag: tag, 'Cache-Control': 'public, no-cache' });
    if (request.headers['if-none-match']?.includes(tag)) return void response.status(304).end();
    response.type('application/xml').send(map);
  };
  router.get('/sitemap-entries.xml', handle);
  return router;
}
