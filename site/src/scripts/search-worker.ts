/**
 * The search beside the page. The rulebook is looked up here, at once and without a connection; the service, asked when typing
 * pauses, gives the same list with the units and weapons of the catalog among it.
 */
import { openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';
import { ask } from './catalog-api.js';
import { type ListedHit, listed, listedHere, type ServiceHit } from './search-hits.js';

export type ToWorker = { readonly load: true } | { readonly find: string } | { readonly askService: string };

/** The best of what was found, and how many there are; `whole` once nothing more is to come. */
export interface Found {
  readonly query: string;
  readonly hits: readonly ListedHit[];
  readonly count: number;
  readonly whole: boolean;
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
let service: { readonly query: string; readonly found?: Found } = { query: '' };

async function load(): Promise<void> {
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(String(response.status));
  search = await openSearch(await response.json());
  scope.postMessage({ loaded: true });
}

async function askService(query: string): Promise<void> {
  service = { query, ...(await foundByService(query).catch(() => undefined)) };
  answer(query);
}

async function foundByService(query: string): Promise<{ readonly found: Found }> {
  const asked = { text: query, first: MAX_SHOWN };
  const page: unknown = await ask('search', asked, { language, fields: ['nodes', 'totalCount'] });
  const { nodes, totalCount } = page as { readonly nodes: readonly ServiceHit[]; readonly totalCount: number };
  return { found: { query, hits: nodes.map(listedHere), count: totalCount, whole: true } };
}

function answer(query: string): void {
  const found = service.query === query ? service.found : undefined;
  if (found) scope.postMessage(found);
  else if (search) scope.postMessage(foundHere(search.find(query), query));
}

const foundHere = (hits: readonly RulebookHit[], query: string): Found => ({
  query,
  hits: hits.slice(0, MAX_SHOWN).map((hit) => listed(hit, language)),
  count: hits.length,
  whole: service.query === query,
});

scope.addEventListener('message', ({ data }) => {
  if ('find' in data) answer(data.find);
  else if ('askService' in data) void askService(data.askService);
  else load().catch(() => scope.postMessage({ failed: true }));
});
