/** Searches for units over GraphQL and REST: interpretation, errors, eras and factions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const UNDERSTOOD = 'fields=matched,understoodAs,totalCount,unknownAvailability,nodes.name';
const get = async (address: string) => {
  const { status, body } = await service.request.get(`/v1/${address}`);
  return { status, body };
};
const units = (query: string, more = '') => get(`units?query=${encodeURIComponent(query)}&first=1&${UNDERSTOOD}${more}`);

describe('interpretation in the answer', () => {
  test('is the query that plain words mean', async () => {
    const { body } = await units('clan heavy omni under 40 pv');
    expect(body).toMatchObject({
      matched: 'ALL',
      understoodAs: 'tech:Clan size:3 special:OMNI pv<40',
      totalCount: 27,
      unknownAvailability: null,
    });
    expect((await units(body.understoodAs)).body).toMatchObject({ understoodAs: null, totalCount: 27 });
  });

  test('is the best partial match of the words', async () => {
    expect((await units('imperial knight')).body).toMatchObject({ matched: 'MOST', understoodAs: expect.stringContaining('knight') });
  });

  test('is the query of a filter, over GraphQL and REST', async () => {
    const { data } = await service.ask(
      '{ units(filter: { text: "clan heavy omni under 40 pv", era: "clan-invasion" }, first: 1) { matched understoodAs totalCount unknownAvailability } }',
    );
    const rest = await get(
      `units?text=clan+heavy+omni+under+40+pv&era=clan-invasion&first=1&fields=matched,understoodAs,totalCount,unknownAvailability`,
    );
    expect((data as unknown as { units: object }).units).toEqual(rest.body);
    expect(rest.body).toMatchObject({ matched: 'ALL', unknownAvailability: expect.any(Number) });
  });

  test('units of unknown availability are counted separately', async () => {
    const [known, unknown] = await Promise.all([units('faction:kurita era:3025'), units('availability:unknown system:alpha-strike')]);
    expect(known.body.totalCount).toBeGreaterThan(0);
    expect(known.body.unknownAvailability).toBe(unknown.body.totalCount);
  });
});

test.each([
  ['ECM', 'special:ECM'],
  ['omni', 'special:OMNI'],
  ['clan size:3', 'tech:Clan size:3'],
  ['atlas', null],
  ['clan heavy omni under 40 pv', null],
])('%s was found in names and may also mean %s', async (query, alternative) => {
  const { body } = await get(`units?query=${encodeURIComponent(query)}&first=1&fields=alternative,understoodAs,totalCount`);
  expect(body.alternative).toBe(alternative);
  if (alternative === null) return;
  expect(body.understoodAs).toBe(null);
  expect((await get(`units?query=${encodeURIComponent(alternative)}&first=1&fields=totalCount`)).body.totalCount).toBeGreaterThan(
    body.totalCount,
  );
});

test.each(['Battlefield Support: Fire Lance', 'Atlas: AS7-D'])('a colon as in a sentence is no condition: %s', async (query) => {
  const { status, body } = await units(query);
  expect(status).toBe(200);
  expect(body.totalCount).toBeGreaterThan(0);
});

test.each(['locust iic', 'locust iic sort:name', 'chassis:"Locust IIC" sort:name'])(
  'variants are in the order of their numbers: %s',
  async (query) => {
    const { body } = await get(`units?query=${encodeURIComponent(query)}&first=20&fields=nodes.name`);
    const names = body.nodes.map(({ name }: { name: string }) => name).filter((name: string) => /^Locust IIC( \d+)?$/.test(name));
    const numbers = names.map((name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0));
    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => a - b));
  },
);

test('every counted result can be reached by pages', async () => {
  const names: string[] = [];
  let after = '';
  let total: number | undefined;
  do {
    const { body } = await get(`units?query=battle&first=100&fields=totalCount,nodes.id,pageInfo${after && `&after=${after}`}`);
    total ??= body.totalCount;
    names.push(...body.nodes.map(({ id }: { id: string }) => id));
    after = body.pageInfo.hasNextPage ? body.pageInfo.endCursor : '';
  } while (after !== '');
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(total ?? -1);
});

describe('filters', () => {
  test('accept lists, ranges and several orders', async () => {
    const address = 'units?type=BM,CV&role=sniper,scout&figures.0.figure=COST&figures.0.above=20&figures.0.below=23';
    const { status, body } = await get(
      `${address}&orderBy=COST&thenBy.0.by=NAME&thenBy.0.direction=DESC&first=100&fields=nodes.cost,nodes.name,totalCount`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    const { body: queried } = await get(
      `units?query=${encodeURIComponent('type:BM,CV role:sniper,scout pv>20 pv<23 sort:pv,-name')}&first=100&fields=nodes.cost,nodes.name,totalCount`,
    );
    expect(body).toEqual(queried);
    expect(body.nodes.length).toBeGreaterThan(10);
  });

  test.each([
    ['kind=tank', 'filter.kind'],
    ['system=x', 'filter.system'],
    ['role=snipr', 'filter.role'],
    ['faction=nope', 'filter.faction'],
    ['era=nope', 'filter.era'],
    ['specials=EMC', 'filter.specials'],
  ])('reject a value that no unit has: %s', async (given, path) => {
    const { status, body } = await get(`units?${given}`);
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path: expect.stringContaining(path.split('.')[1] as string) }]);
  });

  test('report an unknown value of a query with its position and the nearest one', async () => {
    const { status, body } = await units('atlas role:snipr');
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path: 'query.6', given: 'role:snipr' }]);
    expect(JSON.stringify(body)).toContain('role:Sniper');
  });
});

describe('eras and factions', () => {
  test('have lists with years, abbreviations and Clans', async () => {
    const [eras, factions] = await Promise.all([get('eras?system=alpha-strike&first=100'), get('factions?first=100')]);
    expect(eras.body.nodes).toContainEqual(
      expect.objectContaining({
        id: 'clan-invasion',
        name: 'Clan Invasion',
        nameRu: 'Вторжение Кланов',
        from: 3050,
        to: 3061,
        system: 'alpha-strike',
      }),
    );
    expect(factions.body.nodes).toContainEqual(expect.objectContaining({ id: 'kurita', isClan: false, isList: false, lists: ['general'] }));
    expect(factions.body.nodes).toContainEqual(expect.objectContaining({ id: 'clan-wolf', code: 'CW', isClan: true }));
    expect(factions.body.nodes).toContainEqual(expect.objectContaining({ id: 'general', isList: true }));
    expect((await get('factions?system=5150')).body.nodes).toEqual([]);
    expect((await get('factions?system=x')).status).toBe(400);
  });

  test('are accepted in filters by every name', async () => {
    const { body } = await get('factions?first=100&fields=nodes.id,nodes.code,nodes.aliases');
    for (const { id, code, aliases } of body.nodes.filter((_: unknown, index: number) => index % 10 === 0))
      for (const name of [id, code, ...aliases.slice(0, 2)])
        expect((await get(`units?faction=${encodeURIComponent(name)}&first=0&fields=totalCount`)).status, name).toBe(200);
  });

  test('are returned with a unit by their ids', async () => {
    const [{ body }, factions] = await Promise.all([get('units/alpha-strike/atlas-as7-d?fields=availability'), get('factions?first=100')]);
    const fielded = body.availability.find(({ era }: { era: string }) => era === 'renaissance');
    const lists = factions.body.nodes.filter(({ isList }: { isList: boolean }) => isList).map(({ id }: { id: string }) => id);
    expect(fielded.factions.some((id: string) => lists.includes(id))).toBe(true);
  });
});

test('the search across kinds reports its interpretation, too', async () => {
  const ask = async (text: string) =>
    (await get(`search?text=${encodeURIComponent(text)}&first=2&fields=matched,understoodAs,nodes.kind`)).body;
  expect(await ask('clan heavy omni under 40 pv')).toMatchObject({
    ...{ matched: 'ALL', understoodAs: 'tech:Clan size:3 special:OMNI pv<40', nodes: [{ kind: 'UNIT' }, { kind: 'UNIT' }] },
  });
  expect(await ask('overheat')).toMatchObject({ matched: 'ALL' });
});

test('the search across kinds finds armor, weapons and units', async () => {
  const { body } = await get('search?text=light+armor&system=5150&first=20&fields=nodes.kind,nodes.id');
  const { body: armors } = await get('armors?system=5150&fields=name,id');
  expect(body.nodes.filter(({ kind }: { kind: string }) => kind === 'ARMOR').length, JSON.stringify([body, armors])).toBeGreaterThan(0);
});
