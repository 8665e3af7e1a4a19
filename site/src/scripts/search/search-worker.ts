/**
 * The search worker. Searches the rulebook index of the page at once and offline. When typing pauses, the service returns the same
 * list merged with units and weapons of the catalog.
 */
import { ask, fetchUnits, type OfflineNote } from '@rangefinder/battle/catalog-api';
import type { CardEntry } from '@rangefinder/cards';
import { openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';
import { answeringLine } from './answer-lines.js';
import { type ListedHit, NO_QUERY, ofGroup, type Query, rulebookHit, type ServiceHit, sameQuery, serviceHit } from './hits.js';
import { parseVersus, type Versus, type VersusQuery, versusAddress } from './versus.js';

export type ToWorker = { readonly load: Readonly<Record<string, Versus>> } | { readonly find: Query } | { readonly askService: Query };

/** The best hits and their total number; `whole` once no better result will follow. */
export interface SearchResult {
  readonly query: Query;
  readonly hits: readonly ListedHit[];
  readonly count: number;
  readonly whole: boolean;
  /** Set if the chosen rule set has no hits and these are from the others. */
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
let versus: Readonly<Record<string, Versus>> = {};
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
}

async function askService(query: Query): Promise<void> {
  service = { query, ...(await searchService(query).catch(() => undefined)) };
  postResult(query);
}

async function searchService(query: Query): Promise<{ readonly found: SearchResult }> {
  const here = await fetchHits(query, query.system);
  if (here.offline) return { found: mergeOffline(query, here) };
  const elsewhere = here.totalCount === 0 && query.system !== '';
  const { nodes, totalCount } = elsewhere ? await fetchHits(query, '') : here;
  const shots = await attackHits(query);
  const hits = ofGroup([...shots, ...nodes.map(serviceHit)], query);
  const count = query.group === '' ? totalCount + shots.length : hits.length;
  return { found: { query, hits: hits.slice(0, MAX_HITS), count, whole: true, elsewhere } };
}

interface ServicePage {
  readonly nodes: readonly ServiceHit[];
  readonly totalCount: number;
  /** Set by the service worker: the answer has only units saved on this device. */
  readonly offline?: OfflineNote;
}

/** Merges hits of the rulebook index with saved units. */
function mergeOffline(query: Query, { nodes, totalCount }: ServicePage): SearchResult {
  const rules = search ? searchRulebook(search, query) : { hits: [], count: 0 };
  const hits = ofGroup([...rules.hits, ...nodes.map(serviceHit)], query).slice(0, MAX_HITS);
  return { query, hits, count: rules.count + totalCount, whole: true, elsewhere: false };
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

/** An attack query as a link to the filled-in calculator, for each rule set whose catalog knows both units. */
async function attackHits({ text, system }: Query): Promise<readonly ListedHit[]> {
  const matchup = parseVersus(text);
  if (!matchup) return [];
  const systems = Object.keys(versus).filter((slug) => system === '' || slug === system);
  const hits = await Promise.all(systems.map((slug) => attackHitIn(slug, matchup).catch(() => undefined)));
  return hits.filter((hit) => hit !== undefined);
}

async function attackHitIn(system: string, { attacker, target, distance }: VersusQuery): Promise<ListedHit | undefined> {
  const calculator = versus[system];
  const named = (name: string) => fetchUnits({ query: `${name.replaceAll(/[:"<>=]/g, ' ')} system:${system}`, first: 1 }, language);
  const [one, other] = (await Promise.all([named(attacker), named(target)])).map(({ units }) => units[0]);
  if (!calculator || !one || !other) return undefined;
  const name = ({ name: en, nameRu }: CardEntry): string => ({ en, ru: nameRu ?? en })[language];
  const title = `${calculator.title}: ${name(one)} → ${name(other)}${distance ? `, ${distance}″` : ''}`;
  return { kind: 'CALCULATOR', system, title, summary: '', href: versusAddress(calculator, one.id, other.id, distance) };
}

function searchRulebook({ find }: RulebookSearch, query: Query): SearchResult {
  const here = find(query.text, query.system || undefined);
  const elsewhere = here.length === 0 && query.system !== '';
  const hits: readonly RulebookHit[] = elsewhere ? find(query.text) : here;
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
  else {
    versus = data.load;
    load().catch(() => scope.postMessage({ failed: true }));
  }
});
