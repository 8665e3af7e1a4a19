/** Searches for units as players type them find the meant unit first, by every search. `npm test` tries a fifth of them. */
import { parseQuery, queryUnits, unitIds } from '@rangefinder/catalog';
import { sample } from '@rangefinder/rules/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampledFloor } from '../support/sampled-floor.js';
import { type Service, startService } from '../support/service.js';
import { CHAT_DESCRIPTIONS, DESCRIPTIONS, FURTHER_DESCRIPTIONS, FURTHER_NAMES, NAMES, type UnitSearch } from './unit-searches.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Results in which a meant unit counts. */
const DEPTH = 10;
const MAX_UNITS = 10_000;
/** Units at the head of an ordered list that may be meant by “the cheapest”. */
const HEAD = 10;

interface Hit {
  readonly id: string;
  readonly kind?: string;
}

const SEARCHES: Readonly<Record<string, (text: string) => Promise<readonly Hit[]>>> = {
  units: async (query) => {
    const { body } = await service.request.get('/v1/units').query({ query, first: DEPTH, fields: 'nodes.id' });
    return body.nodes ?? [];
  },
  search: async (text) => {
    const { body } = await service.request.get('/v1/search').query({ text, first: DEPTH, fields: 'nodes.id,nodes.kind' });
    return body.nodes ?? [];
  },
  ask: async (text) => {
    const { body } = await service.request.get('/v1/ask').query({ text });
    return body.results ?? [];
  },
};

type IsMeant = (id: string) => Promise<boolean>;

async function meantBy({ name, mul, query }: UnitSearch): Promise<IsMeant> {
  if (query !== undefined) {
    const ids = await idsOf(query);
    expect(ids.size, query).toBeGreaterThan(0);
    return async (id) => ids.has(id);
  }
  return async (id) => {
    const { body } = await service.request.get(`/v1/units/${encodeURIComponent(id)}`);
    return name ? name.test(body.name ?? '') : body.sourceId === mul;
  };
}

/** What each search means, for all three ways to search. */
const meanings = new Map<UnitSearch, Promise<IsMeant>>();

function meaningOf(search: UnitSearch): Promise<IsMeant> {
  const meaning = meanings.get(search) ?? meantBy(search);
  meanings.set(search, meaning);
  return meaning;
}

async function idsOf(query: string): Promise<ReadonlySet<string>> {
  const { db } = service.catalog;
  const parsed = parseQuery(query);
  if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
  if (parsed.value.order !== undefined) {
    const page = await queryUnits(db, query, { first: HEAD });
    return new Set(page.ok ? page.value.edges.map(({ node }) => node.id) : []);
  }
  const ids = await unitIds(db, parsed.value.filter, MAX_UNITS);
  return new Set(ids.ok ? ids.value : []);
}

async function rankOf(hits: readonly Hit[], isMeant: IsMeant): Promise<number> {
  for (const [at, { id, kind = 'UNIT' }] of hits.slice(0, DEPTH).entries()) if (kind === 'UNIT' && (await isMeant(id))) return at + 1;
  return 0;
}

/** Kinds of searches, each with its least mean reciprocal rank. */
const SETS = [
  ['names', NAMES, 0.98],
  ['further names', FURTHER_NAMES, 0.98],
  ['descriptions', DESCRIPTIONS, 0.92],
  ['further descriptions', FURTHER_DESCRIPTIONS, 0.92],
  ['descriptions of a chat', CHAT_DESCRIPTIONS, 0.92],
] as const;

test.each(Object.keys(SEARCHES).flatMap((by) => SETS.map((set) => [by, ...set] as const)))(
  '%s finds %s',
  async (by, kind, searches, floor) => {
    const ranks: { readonly text: string; readonly rank: number; readonly first: string }[] = [];
    for (const search of sample(searches)) {
      const hits = (await SEARCHES[by]?.(search.text)) ?? [];
      ranks.push({ text: search.text, rank: await rankOf(hits, await meaningOf(search)), first: hits[0]?.id ?? '' });
    }
    const mean = ranks.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
    if (process.env.SHOW) console.log(by, kind, mean.toFixed(3), JSON.stringify(ranks.filter(({ rank }) => rank !== 1)));
    expect(mean, JSON.stringify(ranks.filter(({ rank }) => rank !== 1))).toBeGreaterThanOrEqual(sampledFloor(floor, ranks.length));
  },
);
