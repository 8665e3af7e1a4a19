/**
 * Units of whole rule sets, saved on request. Offline, the service worker answers from them: single units, lists by the query language,
 * and unit searches.
 */
import {
  ERAS_AND_FACTIONS,
  type FoundUnits,
  findByFilter,
  findUnits,
  parseQuery,
  readUnit,
  type UnitFilter,
  UnitIndex,
  unsupportedConditions,
} from '@rangefinder/query';
import { type CheckResult, type Language, type Problem, publicProblem } from '@rangefinder/rules';
import { addressOf, fetchPage, SAVED_FORMAT, type SavedUnit, UNITS_CACHE, type UnitsPage } from './unit-pages.js';

const MAX_PAGE_ROWS = 100;
const DEFAULT_PAGE_ROWS = 30;

/** Fetches all units of a rule set. Earlier data stays until the download is complete. */
export async function saveUnits(system: string, report: (saved: number, total: number) => void): Promise<void> {
  const units: SavedUnit[] = [];
  let page: UnitsPage | undefined;
  do {
    page = await fetchPage(system, page?.pageInfo.endCursor ?? '');
    units.push(...page.nodes);
    report(units.length, page.totalCount);
  } while (page.pageInfo.hasNextPage);
  const cache = await caches.open(UNITS_CACHE);
  const headers = { 'content-type': 'application/json', 'x-kept': String(units.length), 'x-kept-format': SAVED_FORMAT };
  await cache.put(addressOf(system), new Response(JSON.stringify(units), { headers }));
  known = undefined;
}

export async function deleteUnits(system: string): Promise<void> {
  await (await caches.open(UNITS_CACHE)).delete(addressOf(system));
  known = undefined;
}

/** The saved units with their indexes. */
interface Known {
  readonly units: readonly SavedUnit[];
  readonly byId: ReadonlyMap<string, SavedUnit>;
  readonly index: UnitIndex;
}

/** Read once; again after a failure. */
let known: Promise<Known> | undefined;

async function readSavedUnits(): Promise<Known> {
  const cache = await caches.open(UNITS_CACHE);
  const lists = await Promise.all(
    (await cache.keys()).map(async (address) => (await cache.match(address))?.json() as Promise<SavedUnit[]>),
  );
  const units = lists.flat();
  return { units, byId: new Map(units.map((unit) => [unit.id, unit])), index: new UnitIndex(units.map(readUnit)) };
}

const savedUnits = (): Promise<Known> => {
  known ??= readSavedUnits().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
};

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

const hitOf = (unit: SavedUnit, fit: number | undefined, language: Language) => ({
  ...{ id: unit.id, system: unit.system, kind: 'UNIT', fit, summary: '' },
  title: { en: unit.name, ru: unit.nameRu ?? unit.name }[language],
  url: `${self.location.origin}/${language}/units/${unit.id}/`,
});

/** The names of eras or factions, which cards print. */
function namesOf(sort: 'eras' | 'factions', system: string | null): Response {
  const all = ERAS_AND_FACTIONS.filter((entry) => system === null || entry.system === system);
  const nodes = all.flatMap((entry) => entry[sort].map(({ id, name: { en, ru } }) => ({ id, name: en, nameRu: ru })));
  return json({ nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } });
}

/** What an answer without a connection lacks. */
interface OfflineNote {
  /** Rule sets that the query asks for and whose units are not saved. */
  readonly notSaved: readonly string[];
  /** Fields of the query that the saved units cannot answer, by name. */
  readonly unsupported: readonly string[];
}

interface OfflineRequest {
  readonly filter: UnitFilter;
  readonly find: () => CheckResult<FoundUnits>;
}

/** The request of an address: by `query`, or by `text` and `system`. */
function requestOf({ index }: Known, parameters: URLSearchParams): CheckResult<OfflineRequest> {
  const [query, text, system] = ['query', 'text', 'system'].map((name) => parameters.get(name) ?? undefined);
  if (query === undefined) {
    const filter = { ...(text !== undefined && { text }), ...(system !== undefined && { system }) };
    return { ok: true, value: { filter, find: () => findByFilter(index, { filter }) } };
  }
  const parsed = parseQuery(query);
  return parsed.ok ? { ok: true, value: { filter: parsed.value.filter, find: () => findUnits(index, query) } } : parsed;
}

const systemsIn = ({ system }: UnitFilter): readonly string[] =>
  system === undefined ? [] : typeof system === 'string' ? [system] : system;

function noteOf({ units }: Known, filter: UnitFilter, language: Language): OfflineNote {
  return {
    notSaved: systemsIn(filter).filter((system) => !units.some((unit) => unit.system === system)),
    unsupported: unsupportedConditions(filter, units).map((name) => name[language]),
  };
}

const refused = (problems: readonly Problem[], language: Language): Response =>
  json({ status: 400, code: 'BAD_INPUT', problems: problems.map((problem) => publicProblem(problem, language)) }, 400);

/** A page of a list or of a search. The cursor is the number of units before it. */
function pageOf(saved: Known, { pathname, searchParams }: URL, language: Language): Response {
  const request = requestOf(saved, searchParams);
  if (!request.ok) return refused(request.problems, language);
  const { filter, find } = request.value;
  const offline = noteOf(saved, filter, language);
  const found = offline.unsupported.length > 0 ? undefined : find();
  if (found && !found.ok) return refused(found.problems, language);
  const { units = [], fits, ...understanding } = found?.value ?? {};
  const from = Number(searchParams.get('after')) || 0;
  const to = from + Math.min(Number(searchParams.get('first')) || DEFAULT_PAGE_ROWS, MAX_PAGE_ROWS);
  const nodes = units.slice(from, to).flatMap(({ id }) => saved.byId.get(id) ?? []);
  const hasNextPage = to < units.length;
  return json({
    nodes: pathname === '/v1/search' ? nodes.map((unit, at) => hitOf(unit, fits?.[from + at], language)) : nodes,
    totalCount: units.length,
    pageInfo: { hasNextPage, endCursor: hasNextPage ? String(to) : null },
    ...{ ...understanding, offline },
  });
}

/** Answers a request from saved units; undefined without saved units and for other addresses. */
export async function answerFromSaved(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const saved = await savedUnits();
  if (saved.units.length === 0) return undefined;
  const id = /^\/v1\/units\/(.+)$/.exec(url.pathname)?.[1];
  if (id) {
    const unit = saved.byId.get(decodeURIComponent(id));
    return unit && json(unit);
  }
  if (url.pathname === '/v1/eras' || url.pathname === '/v1/factions')
    return namesOf(url.pathname === '/v1/eras' ? 'eras' : 'factions', url.searchParams.get('system'));
  if (url.pathname !== '/v1/units' && url.pathname !== '/v1/search') return undefined;
  return pageOf(saved, url, /^ru/.test(request.headers.get('accept-language') ?? '') ? 'ru' : 'en');
}
