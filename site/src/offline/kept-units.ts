/**
 * Units of whole rule sets, kept because somebody asked for it. Without a connection the service worker answers for the service from
 * them: single units, lists by name, and the units that a search would find.
 */

/** What is kept of a unit: all that cards and lists show. */
interface KeptUnit {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly nameRu: string | null;
  readonly aliases: readonly string[];
}

/** Pages keep it apart from what a version of the site holds. */
const KEPT_UNITS = 'kept-units';
const PAGE_SIZE = 100;
const MAX_FOUND = 30;
const UNIT_FIELDS = ['id', 'system', 'kind', 'name', 'nameRu', 'aliases', 'cost', 'faction', 'factionRu', 'stats', 'weapons', 'source'];

interface UnitsPage {
  readonly nodes: readonly KeptUnit[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const keptAddress = (system: string): string => `/kept-units/${system}`;

async function fetchPage(system: string, after: string): Promise<UnitsPage> {
  const fields = [...UNIT_FIELDS.map((name) => `nodes.${name}`), 'totalCount', 'pageInfo'].join(',');
  const query = new URLSearchParams({ query: `system:${system}`, first: String(PAGE_SIZE), fields, ...(after && { after }) });
  const response = await fetch(`/v1/units?${query}`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as UnitsPage;
}

/** Fetches all units of a rule set; what was kept of it before stays until all of it is there. */
async function keepUnits(system: string, report: (kept: number, total: number) => void): Promise<void> {
  const units: KeptUnit[] = [];
  let page: UnitsPage | undefined;
  do {
    page = await fetchPage(system, page?.pageInfo.endCursor ?? '');
    units.push(...page.nodes);
    report(units.length, page.totalCount);
  } while (page.pageInfo.hasNextPage);
  const cache = await caches.open(KEPT_UNITS);
  const headers = { 'content-type': 'application/json', 'x-kept': String(units.length) };
  await cache.put(keptAddress(system), new Response(JSON.stringify(units), { headers }));
  known = undefined;
}

async function forgetUnits(system: string): Promise<void> {
  await (await caches.open(KEPT_UNITS)).delete(keptAddress(system));
  known = undefined;
}

/** All that is kept, read once. */
let known: Promise<readonly KeptUnit[]> | undefined;

async function readKeptUnits(): Promise<readonly KeptUnit[]> {
  const cache = await caches.open(KEPT_UNITS);
  const lists = await Promise.all((await cache.keys()).map(async (address) => (await cache.match(address))?.json() as Promise<KeptUnit[]>));
  return lists.flat();
}

const keptUnits = (): Promise<readonly KeptUnit[]> => {
  known ??= readKeptUnits();
  return known;
};

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Units whose names have all words; `system:…` narrows it, other conditions need the service. */
function foundUnits(units: readonly KeptUnit[], query: string, system: string): readonly KeptUnit[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '' && !/[:<>=]/.test(word));
  const wanted = /system:([\w-]+)/.exec(query)?.[1] ?? system;
  return units.filter((unit) => {
    const names = folded([unit.name, unit.nameRu ?? '', ...unit.aliases].join(' '));
    return (wanted === '' || unit.system === wanted) && words.every((word) => names.includes(word));
  });
}

const json = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

const hitOf = ({ id, system, name, nameRu }: KeptUnit, language: 'en' | 'ru') => ({
  ...{ id, system, kind: 'UNIT', title: { en: name, ru: nameRu ?? name }[language], summary: '' },
  url: `${self.location.origin}/${language}/units/${id}/`,
});

/** An answer in place of the service’s; undefined where nothing is kept that could answer. */
async function answerFromKept(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const units = await keptUnits();
  if (units.length === 0) return undefined;
  const id = /^\/v1\/units\/(.+)$/.exec(pathname)?.[1];
  if (id) {
    const unit = units.find((one) => one.id === decodeURIComponent(id));
    return unit && json(unit);
  }
  const found = foundUnits(units, searchParams.get('query') ?? searchParams.get('text') ?? '', searchParams.get('system') ?? '');
  const nodes = found.slice(0, Math.min(Number(searchParams.get('first')) || MAX_FOUND, MAX_FOUND));
  const rest = { totalCount: found.length, pageInfo: { hasNextPage: false, endCursor: null }, offline: true };
  const language = /^ru/.test(request.headers.get('accept-language') ?? '') ? 'ru' : 'en';
  return json({ nodes: pathname === '/v1/search' ? nodes.map((unit) => hitOf(unit, language)) : nodes, ...rest });
}

// What the other file of the service worker calls.
Object.assign(self, { keepUnits, forgetUnits, answerFromKept });
