/** What the service worker answers from saved units, with a cache and a service in memory. */
import { PRINTED_UNITS } from '@rangefinder/query/testing';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFromSaved, deleteUnits, saveUnits } from './saved-units.js';

const ORIGIN = 'https://example.org';
const stored = new Map<string, Response>();
const cache = {
  put: async (address: string, response: Response) => void stored.set(address, response),
  match: async (address: string) => stored.get(address)?.clone(),
  delete: async (address: string) => stored.delete(address),
  keys: async () => [...stored.keys()],
};
vi.stubGlobal('caches', { open: async () => cache });
vi.stubGlobal('self', { location: { origin: ORIGIN } });
afterAll(() => vi.unstubAllGlobals());

const requests: URL[] = [];
/** Two pages of a rule set. */
function serve(units: readonly object[]): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, ORIGIN);
    requests.push(url);
    const [first, ...others] = units;
    const isFirst = !url.searchParams.has('after');
    const pageInfo = { hasNextPage: isFirst, endCursor: 'next' };
    return new Response(JSON.stringify({ nodes: isFirst ? [first] : others, totalCount: units.length, pageInfo }));
  });
}

const CARDS = PRINTED_UNITS.filter(({ system }) => system === 'alpha-strike');

async function answer(path: string, language = 'en') {
  const response = await answerFromSaved(new Request(`${ORIGIN}${path}`, { headers: { 'accept-language': language } }));
  return response && { status: response.status, body: await response.json() };
}
const listed = async (query: string, more = '') => answer(`/v1/units?query=${encodeURIComponent(query)}${more}`);
const idsOf = async (query: string) => (await listed(query))?.body.nodes.map(({ id }: { id: string }) => id.split('/')[1]);

beforeEach(async () => {
  stored.clear();
  serve(CARDS);
  await saveUnits('alpha-strike', () => undefined);
});

test('fetches all pages with the fields that conditions read, and reports progress', async () => {
  requests.length = 0;
  const progress: (readonly number[])[] = [];
  await saveUnits('alpha-strike', (saved, total) => progress.push([saved, total]));
  expect(progress).toEqual([
    [1, CARDS.length],
    [CARDS.length, CARDS.length],
  ]);
  expect(requests.map(({ searchParams }) => searchParams.get('after'))).toEqual([null, 'next']);
  expect(requests[0]?.searchParams.get('query')).toBe('system:alpha-strike play:any');
  for (const field of ['abilities', 'isBase', 'inPlay', 'sourceId', 'availability'])
    expect(requests[0]?.searchParams.get('fields')?.split(',')).toContain(`nodes.${field}`);
});

test('answers nothing without saved units, and nothing for other addresses', async () => {
  expect(await answer('/v1/units-by-ids?ids=x')).toBeUndefined();
  await deleteUnits('alpha-strike');
  expect(await listed('atlas')).toBeUndefined();
});

describe('lists', () => {
  test.each([
    ['pv<30 type:BM', ['locust-lct-1v']],
    ['special:IF', ['atlas-as7-d']],
    ['faction:kurita era:3052', ['atlas-as7-d', 'locust-lct-1v']],
    ['type:BM sort:-pv', ['atlas-as7-d', 'catapult-cplt-k2', 'locust-lct-1v']],
    ['atals', ['atlas-as7-d']],
  ])('answers %s', async (query, ids) => expect(await idsOf(query)).toEqual(ids));

  test('answers page by page', async () => {
    const first = await listed('type:BM sort:pv', '&first=2');
    expect(first?.body).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, endCursor: '2' } });
    const second = await listed('type:BM sort:pv', '&first=2&after=2');
    expect(second?.body.nodes.map(({ id }: { id: string }) => id)).toEqual(['alpha-strike/atlas-as7-d']);
    expect(second?.body.pageInfo).toEqual({ hasNextPage: false, endCursor: null });
  });

  test.each([
    ['en', 'numbers from 0, or another figure: pv<=30'],
    ['ru', 'числа от 0 или другой показатель: ос<=30'],
  ])('refuses a wrong query in %s as the service does', async (language, allowed) => {
    const refused = await answer(`/v1/units?query=${encodeURIComponent('atlas pv<=x')}`, language);
    expect(refused).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', problems: [{ path: 'query.6', given: 'pv<=x' }] } });
    expect(refused?.body.problems[0].allowed).toContain(allowed);
  });

  test('names rule sets that are not saved', async () => {
    expect((await listed('system:bronepehota'))?.body).toMatchObject({
      nodes: [],
      offline: { notSaved: ['bronepehota'], unsupported: [] },
    });
  });

  test('names conditions that units of an earlier version cannot answer, and does not guess', async () => {
    serve(CARDS.map(({ availability: _, abilities: __, ...card }) => card));
    await saveUnits('alpha-strike', () => undefined);
    const { body } = (await answer(`/v1/units?query=${encodeURIComponent('-эпоха:джихад -особенность:IF')}`, 'ru')) ?? {};
    expect(body).toMatchObject({ nodes: [], totalCount: 0, offline: { unsupported: ['эпоха', 'особенность'] } });
    expect(await idsOf('pv<30')).toEqual(['locust-lct-1v']);
  });
});

test('answers a unit by its id, and the names of its eras and factions', async () => {
  const unit = await answer('/v1/units/alpha-strike/atlas-as7-d');
  expect(unit?.body.availability[1]).toEqual({ era: 'clan-invasion', factions: ['kurita', 'davion'] });
  const [eras, factions] = await Promise.all(['eras', 'factions'].map((list) => answer(`/v1/${list}?system=alpha-strike&first=100`)));
  expect(eras?.body.nodes).toContainEqual({ id: 'clan-invasion', name: 'Clan Invasion', nameRu: 'Вторжение Кланов' });
  expect(factions?.body.nodes.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['kurita', 'davion']));
});

test('answers a search with hits in the language of the request', async () => {
  const found = await answer('/v1/search?text=locust&system=alpha-strike', 'ru');
  expect(found?.body.nodes).toEqual([
    {
      ...{ id: 'alpha-strike/locust-lct-1v', system: 'alpha-strike', kind: 'UNIT', title: 'Саранча LCT-1V', summary: '', fit: 1 },
      url: `${ORIGIN}/ru/units/alpha-strike/locust-lct-1v/`,
    },
  ]);
});
