/**
 * The service worker. The shell is kept at once; when a page is idle it asks for the rest of its language: rules, tables,
 * calculators. The cache answers first, so that a table without signal is as quick as one with it. Requests to the API
 * are network-only: answers there may be newer, and calculators compute in the page without it.
 *
 * `VERSION` and `SHELL` are put in front of this file when the site is built, and `kept-units.ts` behind it.
 */
declare const VERSION: string;
declare const SHELL: ContentHashes;

/** Addresses with hashes of what they hold. */
type ContentHashes = Readonly<Record<string, string>>;

const CACHE = `rangefinder-${VERSION}`;
const UNITS = 'rangefinder-units';
/** Hashes of what a cache holds are kept in it, under this address. */
const HASHES = '/offline-hashes.json';
const FETCH_CONCURRENCY = 6;
const MAX_UNIT_LISTS = 40;

const worker = self as unknown as ServiceWorkerGlobalScope;

async function hashesIn(cache: Cache): Promise<ContentHashes> {
  const response = await cache.match(HASHES);
  return response ? ((await response.json()) as ContentHashes) : {};
}

/** Caches of earlier versions with the hashes of what is in them. */
async function earlierCaches(): Promise<readonly { readonly cache: Cache; readonly hashes: ContentHashes }[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('rangefinder-') && name !== CACHE && name !== UNITS);
  return Promise.all(
    names.map((name) => caches.open(name)).map(async (opening) => ({ cache: await opening, hashes: await hashesIn(await opening) })),
  );
}

/** What an earlier version holds unchanged is copied; the rest is fetched. */
async function cacheFile(cache: Cache, address: string, hash: string, old: Awaited<ReturnType<typeof earlierCaches>>): Promise<void> {
  const same = old.find(({ hashes }) => hashes[address] === hash);
  const copy = same && (await same.cache.match(address));
  if (copy) return cache.put(address, copy);
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/**
 * Keeps all of a list; an address that fails is left for the next time, and a worker that is ended goes on from where it was.
 * True once all of it is here.
 */
async function cacheAll(wanted: ContentHashes): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const [old, had] = await Promise.all([earlierCaches(), hashesIn(cache)]);
  const missing = Object.entries(wanted).filter(([address, hash]) => had[address] !== hash);
  const held: Record<string, string> = { ...had };
  for (let at = 0; at < missing.length; at += FETCH_CONCURRENCY) {
    const some = missing.slice(at, at + FETCH_CONCURRENCY);
    const results = await Promise.allSettled(some.map(([address, hash]) => cacheFile(cache, address, hash, old)));
    for (const [index, [address, hash]] of some.entries()) if (results[index]?.status === 'fulfilled') held[address] = hash;
    await cache.put(HASHES, new Response(JSON.stringify(held)));
  }
  return missing.every(([address, hash]) => held[address] === hash);
}

const LANGUAGES = ['en', 'ru'] as const;
/** What there is to keep of a language; kept with it, so that a page can say how much of it is there. */
const listOf = (language: string): string => `/offline-${language}.json`;

/** True once all of it is here. */
async function cacheLanguage(language: string): Promise<boolean> {
  const list = await fetch(listOf(language), { cache: 'no-cache' });
  if (!list.ok) return false;
  const cache = await caches.open(CACHE);
  await cache.put(listOf(language), list.clone());
  return cacheAll((await list.json()) as ContentHashes);
}

/** A language that was once kept stays so in later versions. */
async function cachedLanguages(): Promise<readonly string[]> {
  const kept = await Promise.all(LANGUAGES.map((language) => caches.match(listOf(language))));
  return LANGUAGES.filter((_, at) => kept[at] !== undefined);
}

/** One list after another: what two of them name is fetched once. */
let queue: Promise<void> = Promise.resolve();

const queueLanguage = (language: string): Promise<void> => {
  queue = queue.then(() => cacheLanguages(language)).catch(() => undefined);
  return queue;
};

/** Earlier versions stand in for what is not here yet: they are forgotten only when nothing is missing. */
async function cacheLanguages(asked: string): Promise<void> {
  let isWhole = true;
  for (const language of new Set([asked, ...(await cachedLanguages())])) isWhole = (await cacheLanguage(language)) && isWhole;
  if (isWhole) await deleteEarlierCaches();
}

/** Other windows may have been opened with an earlier version, and still need its scripts. */
async function deleteEarlierCaches(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  if (windows.length > 1) return;
  const names = (await caches.keys()).filter((name) => name.startsWith('rangefinder-') && name !== CACHE && name !== UNITS);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Lists of units: the network first, and the last answer without it. */
async function respondWithUnits(request: Request): Promise<Response> {
  const cache = await caches.open(UNITS);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(request, response.clone());
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_UNIT_LISTS)).map((old) => cache.delete(old)));
    }
    return response;
  } catch (error) {
    const kept = (await cache.match(request, { ignoreVary: true })) ?? (await answerFromSaved(request));
    if (kept) return kept;
    throw error;
  }
}

/** A search of the service; without it the units that are kept. */
async function respondWithSearch(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await answerFromSaved(request);
    if (found) return found;
    throw error;
  }
}

/** Pages of units and weapons are made by the service; the page that they are made from draws them as well. */
const isEntryPage = (path: string): boolean => /^\/(en|ru)\/(units|weapons)\/[^/]+\/.+/.test(path);

/** Names of assets have a hash of what they hold: one of an earlier version is what a page of that version needs. */
const isAsset = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/assets/');

/** What this version keeps, else the network, else what an earlier version keeps, else the page that says there is no network. */
async function respondWithPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const asked = { ignoreSearch: true, ignoreVary: true };
  const kept = (await cache.match(request, asked)) ?? (isAsset(request) ? await caches.match(request, asked) : undefined);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const before = await caches.match(request, asked);
    if (before) return before;
    const { pathname } = new URL(request.url);
    const language = pathname.startsWith('/ru/') ? 'ru' : 'en';
    const shell = isEntryPage(pathname) ? await caches.match(`/${language}/units/view/`) : undefined;
    const said = request.mode === 'navigate' ? (shell ?? (await cache.match(`/${language}/offline/`))) : undefined;
    if (said) return said;
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

/** Says how far it is, and how it ended. */
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
