/**
 * The search beside the page. The rulebook is looked up here, at once and without a connection; the service, asked when typing
 * pauses, gives the same list with the units and weapons of the catalog among it.
 */
import { openSearch, type RulebookHit, type RulebookSearch } from '@rangefinder/rulebook/search';
import type { Language } from '@rangefinder/rules';
import { ask, askUnits, type CatalogUnit } from './catalog-api.js';
import { type ListedHit, listed, listedHere, NO_QUERY, ofGroup, type Query, type ServiceHit, sameQuery } from './search-hits.js';
import { answeringLine } from './search-lines.js';
import { type Versus, type VersusAsked, versusAddress, versusIn } from './search-versus.js';

export type ToWorker = { readonly load: Readonly<Record<string, Versus>> } | { readonly find: Query } | { readonly askService: Query };

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
/** Hits of one kind are found among those of all kinds. */
const MAX_ASKED = 100;

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
let service: { readonly query: Query; readonly found?: Found } = { query: NO_QUERY };

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
  service = { query, ...(await foundByService(query).catch(() => undefined)) };
  answer(query);
}

async function foundByService(query: Query): Promise<{ readonly found: Found }> {
  const here = await pageOf(query, query.system);
  if (here.offline) return { found: withRules(query, here) };
  const elsewhere = here.totalCount === 0 && query.system !== '';
  const { nodes, totalCount } = elsewhere ? await pageOf(query, '') : here;
  const shots = await shotFor(query);
  const hits = ofGroup([...shots, ...nodes.map(listedHere)], query);
  const count = query.group === '' ? totalCount + shots.length : hits.length;
  return { found: { query, hits: hits.slice(0, MAX_SHOWN), count, whole: true, elsewhere } };
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
  const hits = ofGroup([...rules.hits, ...nodes.map(listedHere)], query).slice(0, MAX_SHOWN);
  return { query, hits, count: rules.count + totalCount, whole: true, elsewhere: false };
}

async function pageOf({ text, group }: Query, system: string): Promise<ServicePage> {
  const page: unknown = await ask(
    'search',
    { text, first: group === '' ? MAX_SHOWN : MAX_ASKED, ...(system && { system }) },
    { language, fields: ['nodes', 'totalCount'] },
  );
  return page as ServicePage;
}

function answer(query: Query): void {
  const found = (sameQuery(service.query, query) ? service.found : undefined) ?? (search && foundHere(search, query));
  if (found) scope.postMessage({ ...found, hits: found.hits.map((hit) => answered(hit, query)) });
}

/** A hit with the line that answers, where its page has one. */
function answered(hit: ListedHit, { text }: Query): ListedHit {
  const { pathname, hash } = new URL(hit.href, self.location.origin);
  const line = answeringLine(text, lines[pathname.slice(`/${language}/`.length) + hash] ?? []);
  return line ? { ...hit, answer: line } : hit;
}

/** A shot that was asked for, ready to be computed; the first rule set whose catalog knows both units answers. */
async function shotFor({ text, system }: Query): Promise<readonly ListedHit[]> {
  const asked = versusIn(text);
  if (!asked) return [];
  const systems = Object.keys(versus).filter((slug) => system === '' || slug === system);
  const hits = await Promise.all(systems.map((slug) => shotIn(slug, asked).catch(() => undefined)));
  return hits.filter((hit) => hit !== undefined);
}

async function shotIn(system: string, { attacker, target, distance }: VersusAsked): Promise<ListedHit | undefined> {
  const calculator = versus[system];
  const named = (name: string) => askUnits({ query: `${name.replaceAll(/[:"<>=]/g, ' ')} system:${system}`, first: 1 }, language);
  const [one, other] = (await Promise.all([named(attacker), named(target)])).map(({ units }) => units[0]);
  if (!calculator || !one || !other) return undefined;
  const name = ({ name: en, nameRu }: CatalogUnit): string => ({ en, ru: nameRu ?? en })[language];
  const title = `${calculator.title}: ${name(one)} → ${name(other)}${distance ? `, ${distance}″` : ''}`;
  return { kind: 'CALCULATOR', system, title, summary: '', href: versusAddress(calculator, one.id, other.id, distance) };
}

function foundHere({ find }: RulebookSearch, query: Query): Found {
  const here = find(query.text, query.system || undefined);
  const elsewhere = here.length === 0 && query.system !== '';
  const hits: readonly RulebookHit[] = elsewhere ? find(query.text) : here;
  const wanted = ofGroup(
    hits.map((hit) => listed(hit, language)),
    query,
  );
  return {
    query,
    hits: wanted.slice(0, MAX_SHOWN),
    count: wanted.length,
    whole: sameQuery(service.query, query),
    elsewhere,
  };
}

scope.addEventListener('message', ({ data }) => {
  if ('find' in data) answer(data.find);
  else if ('askService' in data) void askService(data.askService);
  else {
    versus = data.load;
    load().catch(() => scope.postMessage({ failed: true }));
  }
});
