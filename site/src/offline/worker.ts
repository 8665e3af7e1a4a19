/**
 * The service worker. Caches the shell on installation and the rest of a language (rules, tables, calculators) when a page is idle.
 * Pages are cache-first, so that they are as quick offline as online. API requests are network-only: their answers may be newer,
 * and calculators compute in the page without the API.
 *
 * The build bundles this file into `/sw.js` and defines `VERSION` and `SHELL` in it.
 */
import { answerFromSaved, deleteUnits, saveUnits } from './saved-units.js';

declare const VERSION: string;
declare const SHELL: ContentHashes;

/** Content hashes by address. */
type ContentHashes = Readonly<Record<string, string>>;

const CACHE = `rangefinder-${VERSION}`;
const UNITS = 'rangefinder-units';
/** Address in a cache of the hashes of its files. */
const HASHES = '/offline-hashes.json';
const FETCH_CONCURRENCY = 6;
const MAX_UNIT_LISTS = 40;

const worker = self as unknown as ServiceWorkerGlobalScope;

async function hashesIn(cache: Cache): Promise<ContentHashes> {
  const response = await cache.match(HASHES);
  return response ? ((await response.json()) as ContentHashes) : {};
}

/** Caches of earlier versions with the hashes of their files. */
async function earlierCaches(): Promise<readonly { readonly cache: Cache; readonly hashes: ContentHashes }[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('rangefinder-') && name !== CACHE && name !== UNITS);
  return Promise.all(
    names.map((name) => caches.open(name)).map(async (opening) => ({ cache: await opening, hashes: await hashesIn(await opening) })),
  );
}

/** Copies an unchanged file from an earlier version, or fetches it. */
async function cacheFile(cache: Cache, address: string, hash: string, old: Awaited<ReturnType<typeof earlierCaches>>): Promise<void> {
  const same = old.find(({ hashes }) => hashes[address] === hash);
  const copy = same && (await same.cache.match(address));
  if (copy) return cache.put(address, copy);
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/**
 * Caches all files of a list. Failed files are retried next time; a terminated worker continues where it stopped. Resolves to true
 * once the list is complete.
 */
async function cacheAll(wanted: ContentHashes): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const [old, known] = await Promise.all([earlierCaches(), hashesIn(cache)]);
  const missing = Object.entries(wanted).filter(([address, hash]) => known[address] !== hash);
  const updated: Record<string, string> = { ...known };
  for (let at = 0; at < missing.length; at += FETCH_CONCURRENCY) {
    const batch = missing.slice(at, at + FETCH_CONCURRENCY);
    const results = await Promise.allSettled(batch.map(([address, hash]) => cacheFile(cache, address, hash, old)));
    for (const [index, [address, hash]] of batch.entries()) if (results[index]?.status === 'fulfilled') updated[address] = hash;
    await cache.put(HASHES, new Response(JSON.stringify(updated)));
  }
  return missing.every(([address, hash]) => updated[address] === hash);
}

const LANGUAGES = ['en', 'ru'] as const;
/** The list of files of a language. It is cached as well, so that pages can show the progress. */
const listOf = (language: string): string => `/offline-${language}.json`;

/** Resolves to true once the language is complete. */
async function cacheLanguage(language: string): Promise<boolean> {
  const list = await fetch(listOf(language), { cache: 'no-cache' });
  if (!list.ok) return false;
  const cache = await caches.open(CACHE);
  await cache.put(listOf(language), list.clone());
  return cacheAll((await list.json()) as ContentHashes);
}

/** Languages saved once are saved in later versions, too. */
async function cachedLanguages(): Promise<readonly string[]> {
  const cached = await Promise.all(LANGUAGES.map((language) => caches.match(listOf(language))));
  return LANGUAGES.filter((_, at) => cached[at] !== undefined);
}

/** Lists are processed one after the other, so that shared files are fetched once. */
let queue: Promise<void> = Promise.resolve();

const queueLanguage = (language: string): Promise<void> => {
  queue = queue.then(() => cacheLanguages(language)).catch(() => undefined);
  return queue;
};

/** Earlier versions serve files that are still missing: they are deleted only when nothing is missing. */
async function cacheLanguages(language: string): Promise<void> {
  let isComplete = true;
  for (const one of new Set([language, ...(await cachedLanguages())])) isComplete = (await cacheLanguage(one)) && isComplete;
  if (isComplete) await deleteEarlierCaches();
}

/** Other windows may run an earlier version that still needs its scripts. */
async function deleteEarlierCaches(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  if (windows.length > 1) return;
  const names = (await caches.keys()).filter((name) => name.startsWith('rangefinder-') && name !== CACHE && name !== UNITS);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Unit lists are network-first, with the last answer as fallback. */
async function respondWithUnits(request: Request): Promise<Response> {
  const cache = await caches.open(UNITS);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(request, response.clone());
      const cached = await cache.keys();
      await Promise.all(cached.slice(0, Math.max(0, cached.length - MAX_UNIT_LISTS)).map((old) => cache.delete(old)));
    }
    return response;
  } catch (error) {
    const cached = (await cache.match(request, { ignoreVary: true })) ?? (await answerFromSaved(request));
    if (cached) return cached;
    throw error;
  }
}

/** Searches are network-first, with saved units as fallback. */
async function respondWithSearch(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await answerFromSaved(request);
    if (found) return found;
    throw error;
  }
}

/** The service renders pages of entries. Offline, the page `units/view/` renders them. */
const isEntryPage = (path: string): boolean => /^\/(en|ru)\/(units|weapons)\/[^/]+\/.+/.test(path);

/** Asset names contain a content hash: pages of earlier versions need assets of their own version. */
const isAsset = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/assets/');

/** Answers from this version’s cache, the network, earlier caches, or the offline page, in this order. */
async function respondWithPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const options = { ignoreSearch: true, ignoreVary: true };
  const cached = (await cache.match(request, options)) ?? (isAsset(request) ? await caches.match(request, options) : undefined);
  if (cached) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const before = await caches.match(request, options);
    if (before) return before;
    const { pathname } = new URL(request.url);
    const language = pathname.startsWith('/ru/') ? 'ru' : 'en';
    const shell = isEntryPage(pathname) ? await caches.match(`/${language}/units/view/`) : undefined;
    const fallback = request.mode === 'navigate' ? (shell ?? (await cache.match(`/${language}/offline/`))) : undefined;
    if (fallback) return fallback;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(cacheAll(SHELL).then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const { keep: language, keepUnits: system, forgetUnits: forgotten } = (event.data ?? {}) as Readonly<Record<string, unknown>>;
  if (language === 'en' || language === 'ru') event.waitUntil(queueLanguage(language));
  const [port] = event.ports;
  if (typeof system === 'string') event.waitUntil(runWithProgress(port, (report) => saveUnits(system, report)));
  if (typeof forgotten === 'string') event.waitUntil(runWithProgress(port, () => deleteUnits(forgotten)));
});

/** Reports progress and outcome to the page. */
async function runWithProgress(
  port: MessagePort | undefined,
  run: (report: (kept: number, total: number) => void) => Promise<void>,
): Promise<void> {
  try {
    await run((kept, total) => port?.postMessage({ kept, total }));
    port?.postMessage({ done: true });
  } catch {
    port?.postMessage({ failed: true });
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/v1/units')) event.respondWith(respondWithUnits(request));
  else if (url.pathname === '/v1/search') event.respondWith(respondWithSearch(request));
  else if (!/^\/(v1|graphql|graphiql|openapi|health|ready|metrics|mcp|tools)\b/.test(url.pathname))
    event.respondWith(respondWithPage(request));
});
