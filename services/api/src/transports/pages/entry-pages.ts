/**
 * A page for every unit and weapon of the catalog, whole and with an address of its own. It is made when somebody asks, out of a page of
 * the built site, by the code that the site brings along; what is made is kept until the catalog changes.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as catalog from '@rangefinder/catalog';
import { entryFinder, LANGUAGES, type Language, systems } from '@rangefinder/rules';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { consistentRead } from '../../answering/catalog/consistent-read.js';
import { publicUnit, publicWeapon } from '../../answering/catalog/public-entries.js';
import { askCatalog, catalogState } from '../../context/catalog-access.js';
import { isLanguage } from '../../context/language.js';
import { requestContextOf } from '../../context/request-context.js';
import { type ResolverContext, resolverContext, type Services } from '../../context/resolver-context.js';
import { RULES_VERSION, tagOf } from '../../context/versions.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../../context/work/cost.js';
import { builtOrigin, inOrigin } from './built-origin.js';
import { type PageHeaders, pageHeaders } from './page-headers.js';

/** What the site brings along: it takes in the page of a card, and makes that of an entry. */
interface Renderer {
  entryTemplate(template: string): (page: EntryPage) => string;
}

interface EntryPage {
  readonly language: Language;
  readonly path: string;
  readonly origin: string;
  readonly entry: object;
  readonly variants: readonly object[];
  readonly game: string;
}

/** All that pages are made with. */
interface Press {
  readonly make: Readonly<Record<Language, (page: EntryPage) => string>>;
  readonly headers: PageHeaders;
  /** Changes with the built site. */
  readonly version: string;
}

/** What an address names. */
export interface AskedEntry {
  readonly language: Language;
  readonly sort: 'units' | 'weapons';
  readonly id: string;
}

export const RENDERER = 'render-entry.js';
const KEPT_CHARACTERS = 8 * 1024 * 1024;
const MAX_VARIANTS = 60;
const RETRY_SECONDS = '5';
const ADDRESS = /^\/([a-z]{2})\/(units|weapons)\/([\w-]+(?:\/[\w.-]+)+)\/?$/;
const OLD_ADDRESS = /^\/([a-z]{2})\/units\/view\/?$/;

const typeOf = entryFinder(systems);

/** `BattleTech: Alpha Strike, quick start` → `BattleTech: Alpha Strike` */
const gameOf = (slug: string, language: Language): string =>
  systems.find((system) => system.slug === slug)?.title[language].split(',')[0] ?? slug;

export const pageOfCard = (folder: string, language: Language): string => join(folder, language, 'units', 'view', 'index.html');

/** Sets up the press; undefined where the built site brings none. */
async function setUp(folder: string, publicUrl: string): Promise<Press | undefined> {
  const script = join(folder, RENDERER);
  if (!existsSync(script)) return undefined;
  const { entryTemplate } = (await import(pathToFileURL(script).href)) as Renderer;
  const from = builtOrigin(folder);
  const templates = LANGUAGES.map((language) => inOrigin(readFileSync(pageOfCard(folder, language), 'utf8'), from, publicUrl));
  const made = LANGUAGES.map((language, at) => [language, entryTemplate(templates[at] as string)] as const);
  const version = createHash('sha256').update(templates.join('')).update(readFileSync(script)).digest('base64url').slice(0, 12);
  return { make: Object.fromEntries(made) as Press['make'], headers: pageHeaders(folder), version };
}

/** The entry that an address of a page names; undefined for others. */
export function askedIn(path: string): AskedEntry | undefined {
  const [, language, sort, id = ''] = ADDRESS.exec(path) ?? [];
  return isLanguage(language) ? { language, sort: sort as AskedEntry['sort'], id } : undefined;
}

/** An entry with everything that its page shows; undefined where there is none. */
export async function found(
  { sort, id }: AskedEntry,
  context: ResolverContext,
): Promise<Pick<EntryPage, 'entry' | 'variants'> | undefined> {
  await work(context, CATALOG_MS);
  if (sort === 'weapons') {
    const weapon = await askCatalog(context, (db) => catalog.findWeapon(db, id));
    return weapon && { entry: publicWeapon(weapon), variants: [] };
  }
  const unit = await askCatalog(context, (db) => catalog.findUnit(db, id));
  if (!unit) return undefined;
  const [mounted, variants] = [await context.weaponsOf().load(id), await familyOf(unit, context)];
  const weapons = mounted.map(({ weapon, ...mount }) => ({ ...mount, weapon: publicWeapon(weapon) }));
  return { entry: { ...publicUnit(unit), weapons }, variants: variants.map(publicUnit) };
}

/** Units of the same family, but for itself. */
async function familyOf(unit: catalog.Unit, context: ResolverContext): Promise<readonly catalog.Unit[]> {
  const { family, texts } = typeOf('unit', unit.system, unit.kind);
  const name = family && (unit.stats as Readonly<Record<string, unknown>>)[family];
  const field = family && texts[family]?.[0];
  if (typeof name !== 'string' || name === '' || name.includes('"') || field === undefined) return [];
  await work(context, CATALOG_MS + MAX_VARIANTS * ENTRY_MS);
  const query = `system:${unit.system} ${field}:"${name}" sort:name`;
  const page = await askCatalog(context, (db) => catalog.queryUnits(db, query, { first: MAX_VARIANTS }));
  const all = page.ok ? page.value.edges.map(({ node }) => node) : [];
  return all.filter((one) => one.id !== unit.id && (one.stats as Readonly<Record<string, unknown>>)[family as string] === name);
}

/** Addresses of before: `view/?id=alpha-strike/atlas-as7-d`. */
function goOn({ query }: Request, response: Response, language: string): boolean {
  const [sort, id] = typeof query.id === 'string' ? ['units', query.id] : ['weapons', query.weapon];
  const path = `/${language}/${sort}/${String(id)}/`;
  if (typeof id !== 'string' || !ADDRESS.test(path)) return false;
  response.redirect(301, path);
  return true;
}

const holds = ({ headers }: Request, tag: string): boolean => headers['if-none-match']?.includes(tag.slice(1, -1)) === true;

async function pageOf(path: string, asked: AskedEntry, { make }: Press, context: ResolverContext): Promise<string | undefined> {
  const page = await found(asked, context);
  if (!page) return undefined;
  const game = gameOf(asked.id.split('/')[0] ?? '', asked.language);
  return make[asked.language]({ ...page, language: asked.language, path, origin: context.publicUrl, game });
}

/** The pages of the entries of a catalog, out of the built site in a folder. */
export function entryPages(folder: string, services: Services): Router {
  const router = Router();
  const cache = new LRUCache<string, { readonly tag: string; readonly html: string }>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ html }) => html.length,
  });
  let press: Promise<Press | undefined> | undefined;

  const serve = async (request: Request, response: Response, asked: AskedEntry, ready: Press): Promise<boolean> => {
    const context = resolverContext(services, requestContextOf(response), asked.language);
    const path = `/${asked.language}/${asked.sort}/${asked.id}/`;
    const now = () => catalogState(context);
    const tagFor = ({ key }: catalog.ReadState): string => tagOf(path, RULES_VERSION, ready.version, key);
    const first = await now();
    const pageAt = async (state: catalog.ReadState): Promise<string | undefined> => {
      const known = cache.get(path);
      return known?.tag === tagFor(state) ? known.html : pageOf(path, asked, ready, context);
    };
    const isKnown = holds(request, tagFor(first));
    const { value: html, state } = isKnown ? { value: '', state: first } : await consistentRead(now, first, pageAt);
    if (html === undefined) return false;
    const tag = state && tagFor(state);
    if (tag && html !== '') cache.set(path, { tag, html });
    const caching = tag ? { ETag: tag, 'Cache-Control': 'public, no-cache' } : { 'Cache-Control': 'no-store' };
    response.set({ ...ready.headers(path), ...caching, 'Content-Language': asked.language });
    if (html === '') response.status(304).end();
    else response.type('html').send(html);
    return true;
  };

  const handle: RequestHandler = async (request, response, next) => {
    const [, old] = OLD_ADDRESS.exec(request.path) ?? [];
    if (old !== undefined && isLanguage(old) && goOn(request, response, old)) return;
    const asked = askedIn(request.path);
    if (!asked) return next();
    if (!request.path.endsWith('/')) return response.redirect(301, `${request.path}/`);
    press ??= setUp(folder, services.publicUrl);
    const ready = await press;
    try {
      if (!ready || !(await serve(request, response, asked, ready))) next();
    } catch (error) {
      if (!services.catalog.isAway()) return next(error);
      // The page draws itself as soon as the catalog answers.
      response.status(503).set({ ...ready?.headers(request.path), 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
      response.sendFile(pageOfCard(folder, asked.language));
    }
  };
  router.get(/^\/[a-z]{2}\/(units|weapons)\//, handle);
  return router;
}
