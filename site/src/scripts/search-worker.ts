/**
 * The search beside the page. The rulebook is looked up here, at once and without a connection; the service, asked when typing
 * pauses, gives the same list with the units and weapons of the catalog among it.
 */
import { openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';
import { ask } from './catalog-api.js';
import { type ListedHit, listed, listedHere, type Query, type ServiceHit, sameQuery } from './search-hits.js';

export type ToWorker = { readonly load: true } | { readonly find: Query } | { readonly askService: Query };

/** The best of what was found, and how many there are; `whole` once nothing more is to come. */
export interface Found {
  readonly query: Query;
  readonly hits: readonly ListedHit[];
  readonly count: number;
  readonly whole: boolean;
  /** Nothing in the rule set: these are from all others. */
  readonly elsewhere: boolean;
}
export type FromWorker = Found | { readonly loaded: true } | { readonly failed: true };

const MAX_SHOWN = 24;

const scope = self as unknown as {
  readonly name: string;
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};
/** The page names its worker by its language. */
const language = scope.name as Language;

let search: RulebookSearch | undefined;
/** What the service said to the last question; without hits when it could not be asked. */
let service: { readonly query: Query; readonly found?: Found } = { query: { text: '', system: '' } };

async function load(): Promise<void> {
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(String(response.status));
  search = await openSearch(await response.json());
  scope.postMessage({ loaded: true });
}

async function askService(query: Query): Promise<void> {
  service = { query, ...(await foundByService(query).catch(() => undefined)) };
  answer(query);
}

async function foundByService(query: Query): Promise<{ readonly found: Found }> {
  const here = await pageOf(query.text, query.system);
  if (here.offline) return { found: withRules(query, here) };
  const elsewhere = here.totalCount === 0 && query.system !== '';
  const { nodes, totalCount } = elsewhere ? await pageOf(query.text, '') : here;
  return { found: { query, hits: nodes.map(listedHere), count: totalCount, whole: true, elsewhere } };
}

interface ServicePage {
  readonly nodes: readonly ServiceHit[];
  readonly totalCount: number;
  /** Only units, out of those that are kept on this device. */
  readonly offline?: boolean;
}

/** What the page itself finds, and the units that are kept. */
function withRules(query: Query, { nodes, totalCount }: ServicePage): Found {
  const rules = search ? foundHere(search, query) : { hits: [], count: 0 };
  const hits = [...rules.hits, ...nodes.map(listedHere)].slice(0, MAX_SHOWN);
  return { query, hits, count: rules.count + totalCount, whole: true, elsewhere: false };
}

async function pageOf(text: string, system: string): Promise<ServicePage> {
  const page: unknown = await ask(
    'search',
    { text, first: MAX_SHOWN, ...(system && { system }) },
    { language, fields: ['nodes', 'totalCount'] },
  );
  return page as ServicePage;
}

function answer(query: Query): void {
  const found = sameQuery(service.query, query) ? service.found : undefined;
  if (found) scope.postMessage(found);
  else if (search) scope.postMessage(foundHere(search, query));
}

function foundHere({ find }: RulebookSearch, query: Query): Found {
  const here = find(query.text, query.system || undefined);
  const elsewhere = here.length === 0 && query.system !== '';
  const hits: readonly RulebookHit[] = elsewhere ? find(query.text) : here;
  return {
    query,
    hits: hits.slice(0, MAX_SHOWN).map((hit) => listed(hit, language)),
    count: hits.length,
    whole: sameQuery(service.query, query),
    elsewhere,
  };
}

scope.addEventListener('message', ({ data }) => {
  if ('find' in data) answer(data.find);
  else if ('askService' in data) void askService(data.askService);
  else load().catch(() => scope.postMessage({ failed: true }));
});
