/**
 * The search worker. Searches the rulebook index of the page at once and offline. When typing pauses, the service returns the same
 * list merged with units and weapons of the catalog.
 */
import { ask, type OfflineNote } from '@rangefinder/battle/catalog-api';
import { isTelling } from '@rangefinder/query';
import { type Fit, mergeHits, mergeSearch, openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';
import { answeringLine } from './answer-lines.js';
import { type ListedHit, NO_QUERY, ofGroup, type Query, rulebookHit, type ServiceHit, sameQuery, serviceHit } from './hits.js';

export type ToWorker = { readonly load: true } | { readonly find: Query } | { readonly askService: Query };

/** The best hits and their total number; `whole` once no better result will follow. */
export interface SearchResult {
  readonly query: Query;
  readonly hits: readonly ListedHit[];
  readonly count: number;
  readonly whole: boolean;
  /** Set if the chosen rule set has no hits, or weaker ones than others, whose hits come first. */
  readonly elsewhere: boolean;
}
export type FromWorker = SearchResult | { readonly loaded: true } | { readonly failed: true };

const MAX_HITS = 24;
/** The service cannot filter by kind: hits of one kind are selected from this many of all kinds. */
const MAX_FILTERED_HITS = 100;

const scope = self as unknown as {
  readonly name: string;
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};
/** The page passes its language as the name of the worker. */
const language = scope.name as Language;

let search: RulebookSearch | undefined;
/** Lines of the rulebook by path. Until they are loaded, hits show their summaries. */
let lines: Readonly<Record<string, readonly string[]>> = {};
/** The last answer of the service; without `found` if the request failed. */
let service: { readonly query: Query; readonly found?: SearchResult } = { query: NO_QUERY };

async function loadLines(): Promise<void> {
  const response = await fetch(`/${language}/passages.json`);
  if (response.ok) lines = await response.json();
}

async function load(): Promise<void> {
  const reading = loadLines().catch(() => undefined);
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(String(response.status));
  search = await openSearch(await response.json());
  await reading;
  scope.postMessage({ loaded: true });
  // Without the index, the answer could not be compared with those of other rule sets.
  if (service.query.system !== '') await askService(service.query);
}

/** The last query for the service. Answers to earlier ones may come later. */
let latest: Query = NO_QUERY;

async function askService(query: Query): Promise<void> {
  latest = query;
  const answer = await searchService(query).catch(() => undefined);
  if (!sameQuery(query, latest)) return;
  service = { query, ...answer };
  postResult(query);
}

async function searchService(query: Query): Promise<{ readonly found: SearchResult }> {
  const here = await fetchHits(query, query.system);
  if (here.offline) return { found: mergeOffline(query, here) };
  const elsewhere = query.system !== '' && (here.totalCount === 0 || isWeakHere(query));
  const further = elsewhere ? await fetchHits(query, '') : undefined;
  const nodes = [...(further?.nodes ?? []).filter(({ system }) => system !== query.system), ...here.nodes];
  const hits = ofGroup(nodes.map(serviceHit), query);
  const count = query.group === '' ? (further?.totalCount ?? here.totalCount) : hits.length;
  return { found: { query, hits: hits.slice(0, MAX_HITS), count, whole: true, elsewhere: elsewhere && hits.length > 0 } };
}

/** Whether other rule sets have better matches in the rulebook than the chosen one. */
function isWeakHere({ text, system }: Query): boolean {
  if (!search) return false;
  const fitIn = (slug?: string): number => search?.find(text, slug)[0]?.fit ?? NOTHING_FITS;
  const here = fitIn(system);
  return here >= ONLY_SIMILAR && fitIn() < here;
}

/** Fits of hits that only have similar words begin here. */
const ONLY_SIMILAR = 4;
const NOTHING_FITS = 6;

interface ServicePage {
  /** Offline, hits have the quality of their match. */
  readonly nodes: readonly (ServiceHit & { readonly fit?: Fit })[];
  readonly totalCount: number;
  readonly understoodAs?: string | null;
  /** Set by the service worker: the answer has only units saved on this device. */
  readonly offline?: OfflineNote;
}

/** Merges hits of the rulebook index with saved units, as the service does. */
function mergeOffline(query: Query, { nodes, understoodAs }: ServicePage): SearchResult {
  const units = nodes.map(({ fit = 1, ...hit }) => ({ hit: serviceHit(hit), fit }));
  const places = (search?.find(query.text, query.system || undefined) ?? []).map((hit) => ({
    hit: rulebookHit(hit, language),
    fit: hit.fit,
  }));
  const merged = mergeSearch(places, units, { text: query.text, meansConditions: isTelling(understoodAs ?? '') });
  const hits = ofGroup(
    merged.map(({ hit }) => hit),
    query,
  );
  return { query, hits: hits.slice(0, MAX_HITS), count: hits.length, whole: true, elsewhere: false };
}

async function fetchHits({ text, group }: Query, system: string): Promise<ServicePage> {
  const page: unknown = await ask(
    'search',
    { text, first: group === '' ? MAX_HITS : MAX_FILTERED_HITS, ...(system && { system }) },
    { language, fields: ['nodes', 'totalCount'] },
  );
  return page as ServicePage;
}

function postResult(query: Query): void {
  const found = (sameQuery(service.query, query) ? service.found : undefined) ?? (search && searchRulebook(search, query));
  if (found) scope.postMessage({ ...found, hits: found.hits.map((hit) => withAnswerLine(hit, query)) });
}

/** Adds the answering line, if the page has one. */
function withAnswerLine(hit: ListedHit, { text }: Query): ListedHit {
  const { pathname, hash } = new URL(hit.href, self.location.origin);
  const line = answeringLine(text, lines[pathname.slice(`/${language}/`.length) + hash] ?? []);
  return line ? { ...hit, answer: line } : hit;
}

function searchRulebook({ find }: RulebookSearch, query: Query): SearchResult {
  const here = mergeHits(find(query.text, query.system || undefined));
  const elsewhere = query.system !== '' && (here.length === 0 || isWeakHere(query));
  const others = elsewhere ? mergeHits(find(query.text)).filter(({ document: { system } }) => system !== query.system) : [];
  const hits: readonly RulebookHit[] = [...others, ...here];
  const wanted = ofGroup(
    hits.map((hit) => rulebookHit(hit, language)),
    query,
  );
  return {
    query,
    hits: wanted.slice(0, MAX_HITS),
    count: wanted.length,
    whole: sameQuery(service.query, query),
    elsewhere,
  };
}

scope.addEventListener('message', ({ data }) => {
  if ('find' in data) postResult(data.find);
  else if ('askService' in data) void askService(data.askService);
  else load().catch(() => scope.postMessage({ failed: true }));
});
