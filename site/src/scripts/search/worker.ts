/**
 * The search beside the page. The rulebook is looked up here, at once and without a connection; the service, asked when typing
 * pauses, gives the same list with the units and weapons of the catalog among it.
 */
import { ask, fetchUnits } from '@rangefinder/battle/catalog-api';
import type { CardEntry } from '@rangefinder/cards';
import { openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';
import { answeringLine } from './answer-lines.js';
import { type ListedHit, NO_QUERY, ofGroup, type Query, rulebookHit, type ServiceHit, sameQuery, serviceHit } from './hits.js';
import { parseVersus, type Versus, type VersusQuery, versusAddress } from './versus.js';

export type ToWorker = { readonly load: Readonly<Record<string, Versus>> } | { readonly find: Query } | { readonly askService: Query };

/** The best of what was found, and how many there are; `whole` once nothing more is to come. */
export interface SearchResult {
  readonly query: Query;
  readonly hits: readonly ListedHit[];
  readonly count: number;
  readonly whole: boolean;
  /** Nothing in the rule set: these are from all others. */
  readonly elsewhere: boolean;
}
export type FromWorker = SearchResult | { readonly loaded: true } | { readonly failed: true };

const MAX_HITS = 24;
/** Hits of one kind are found among those of all kinds. */
const MAX_FILTERED_HITS = 100;

const scope = self as unknown as {
  readonly name: string;
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};
/** The page names its worker by its language. */
const language = scope.name as Language;

let search: RulebookSearch | undefined;
/** Lines of the rulebook by path; without them hits show their summaries. */
let lines: Readonly<Record<string, readonly string[]>> = {};
let versus: Readonly<Record<string, Versus>> = {};
/** What the service said to the last question; without hits when it could not be asked. */
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
  /** Only units, out of those that are kept on this device. */
  readonly offline?: boolean;
}

/** What the page itself finds, and the units that are kept. */
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

/** A hit with the line that answers, where its page has one. */
function withAnswerLine(hit: ListedHit, { text }: Query): ListedHit {
  const { pathname, hash } = new URL(hit.href, self.location.origin);
  const line = answeringLine(text, lines[pathname.slice(`/${language}/`.length) + hash] ?? []);
  return line ? { ...hit, answer: line } : hit;
}

/** A shot that was asked for, ready to be computed; the first rule set whose catalog knows both units answers. */
async function attackHits({ text, system }: Query): Promise<readonly ListedHit[]> {
  const asked = parseVersus(text);
  if (!asked) return [];
  const systems = Object.keys(versus).filter((slug) => system === '' || slug === system);
  const hits = await Promise.all(systems.map((slug) => attackHitIn(slug, asked).catch(() => undefined)));
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
