/**
 * Units of whole rule sets, saved on request. Offline, the service worker answers from them: single units, lists, and unit searches
 * by name.
 */

/** The fields that the worker reads; the saved units have all fields of cards and lists. */
interface SavedUnit {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly nameRu: string | null;
  readonly aliases: readonly string[];
}

/** A cache of its own: it survives new versions of the site. The name is on devices of readers and must not change. */
const UNITS_CACHE = 'kept-units';
const PAGE_ROWS = 100;
const MAX_MATCHES = 30;
const UNIT_FIELDS = ['id', 'system', 'kind', 'name', 'nameRu', 'aliases', 'cost', 'faction', 'factionRu', 'stats', 'weapons', 'source'];

interface UnitsPage {
  readonly nodes: readonly SavedUnit[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const addressOf = (system: string): string => `/kept-units/${system}`;

async function fetchPage(system: string, after: string): Promise<UnitsPage> {
  const fields = [...UNIT_FIELDS.map((name) => `nodes.${name}`), 'totalCount', 'pageInfo'].join(',');
  const query = new URLSearchParams({ query: `system:${system}`, first: String(PAGE_ROWS), fields, ...(after && { after }) });
  const response = await fetch(`/v1/units?${query}`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as UnitsPage;
}

/** Fetches all units of a rule set. Earlier data stays until the download is complete. */
async function saveUnits(system: string, report: (saved: number, total: number) => void): Promise<void> {
  const units: SavedUnit[] = [];
  let page: UnitsPage | undefined;
  do {
    page = await fetchPage(system, page?.pageInfo.endCursor ?? '');
    units.push(...page.nodes);
    report(units.length, page.totalCount);
  } while (page.pageInfo.hasNextPage);
  const cache = await caches.open(UNITS_CACHE);
  const headers = { 'content-type': 'application/json', 'x-kept': String(units.length) };
  await cache.put(addressOf(system), new Response(JSON.stringify(units), { headers }));
  cached = undefined;
}

async function deleteUnits(system: string): Promise<void> {
  await (await caches.open(UNITS_CACHE)).delete(addressOf(system));
  cached = undefined;
}

/** All saved units, read once. */
let cached: Promise<readonly SavedUnit[]> | undefined;

async function readSavedUnits(): Promise<readonly SavedUnit[]> {
  const cache = await caches.open(UNITS_CACHE);
  const lists = await Promise.all(
    (await cache.keys()).map(async (address) => (await cache.match(address))?.json() as Promise<SavedUnit[]>),
  );
  return lists.flat();
}

const savedUnits = (): Promise<readonly SavedUnit[]> => {
  cached ??= readSavedUnits();
  return cached;
};

const normalize = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Units whose names contain all words. Only `system:…` works offline; other conditions are ignored. */
function matchingUnits(units: readonly SavedUnit[], query: string, system: string): readonly SavedUnit[] {
  const words = normalize(query)
    .split(/\s+/)
    .filter((word) => word !== '' && !/[:<>=]/.test(word));
  const wanted = /system:([\w-]+)/.exec(query)?.[1] ?? system;
  return units.filter((unit) => {
    const names = normalize([unit.name, unit.nameRu ?? '', ...unit.aliases].join(' '));
    return (wanted === '' || unit.system === wanted) && words.every((word) => names.includes(word));
  });
}

const json = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

const hitOf = ({ id, system, name, nameRu }: SavedUnit, language: 'en' | 'ru') => ({
  ...{ id, system, kind: 'UNIT', title: { en: name, ru: nameRu ?? name }[language], summary: '' },
  url: `${self.location.origin}/${language}/units/${id}/`,
});

/** Answers a request from saved units; undefined without saved units. */
async function answerFromSaved(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const units = await savedUnits();
  if (units.length === 0) return undefined;
  const id = /^\/v1\/units\/(.+)$/.exec(pathname)?.[1];
  if (id) {
    const unit = units.find((one) => one.id === decodeURIComponent(id));
    return unit && json(unit);
  }
  const found = matchingUnits(units, searchParams.get('query') ?? searchParams.get('text') ?? '', searchParams.get('system') ?? '');
  const nodes = found.slice(0, Math.min(Number(searchParams.get('first')) || MAX_MATCHES, MAX_MATCHES));
  const rest = { totalCount: found.length, pageInfo: { hasNextPage: false, endCursor: null }, offline: true };
  const language = /^ru/.test(request.headers.get('accept-language') ?? '') ? 'ru' : 'en';
  return json({ nodes: pathname === '/v1/search' ? nodes.map((unit) => hitOf(unit, language)) : nodes, ...rest });
}

// Used by `worker.ts`.
Object.assign(self, { saveUnits, deleteUnits, answerFromSaved });
