/** Lists of the catalog over REST: search and order of weapons, filters in a body, fields, links to the next page. */
import { isObject } from '@rangefinder/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { starterCatalog } from '../support/catalog.js';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const get = (question: string) => service.request.get(`/v1/${question}`);
const post = (question: string, body: object) => service.request.post(`/v1/${question}`).send(body);
const idsIn = ({ body }: { body: { nodes: readonly { id: string }[] } }) => body.nodes.map(({ id }) => id);

describe('weapons', () => {
  test.each(['assault rifle', 'штурмовая винтовка', 'asault rifel'])('are found by words: %s', async (text) => {
    const found = await get(`weapons?text=${encodeURIComponent(text)}&fields=nodes.id,totalCount`);
    expect(idsIn(found)[0]).toBe('5150/assault-rifle');
    expect(found.body.totalCount).toBeGreaterThanOrEqual(idsIn(found).length);
  });

  test('are ordered either way, as over GraphQL', async () => {
    const rising = idsIn(await get('weapons?system=5150&orderBy=NAME&first=100&fields=nodes.id'));
    const falling = idsIn(await get('weapons?system=5150&orderBy=NAME&direction=DESC&first=100&fields=nodes.id'));
    expect(falling).toEqual(rising.toReversed());
    const question = '{ weapons(filter: { system: "5150" }, orderBy: { by: NAME, direction: DESC }, first: 100) { nodes { id } } }';
    const { body } = await service.post(question);
    expect(body.data.weapons.nodes.map(({ id }: { id: string }) => id)).toEqual(falling);
  });

  test('reject an unknown order', async () => {
    const { status, body } = await get('weapons?orderBy=PRICE');
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path: 'orderBy', allowed: 'NAME, NAME_RU, COST' }]);
  });
});

describe('values that units have', () => {
  test.each(['ROLE', 'TECHNOLOGY', 'TYPE', 'RULES_LEVEL'])('%s: each has the count that a filter finds', async (of) => {
    const { body } = await get(`unit-values?of=${of}`);
    expect(body.nodes.length).toBeGreaterThan(1);
    expect(body.nodes.map(({ count }: { count: number }) => count)).toEqual(
      body.nodes.map(({ count }: { count: number }) => count).toSorted((a: number, b: number) => b - a),
    );
    const name = of.toLowerCase().replace(/_(.)/, (_, letter) => letter.toUpperCase());
    for (const { value, count } of body.nodes) {
      const found = await get(`units?${name}=${encodeURIComponent(value)}&fields=totalCount`);
      expect([value, found.body.totalCount]).toEqual([value, count]);
    }
  });

  test('include imported values, in their original spelling', async () => {
    const catalog = await starterCatalog();
    const other = await startService({ catalog });
    await sql`update units set search_vector = search_vector || '''=role:space-ace'''::tsvector where id = 'alpha-strike/atlas-as7-d'`.execute(
      catalog.db,
    );
    await sql`update unit_revisions set record = jsonb_set(record::jsonb, '{stats,role}', '"Space Ace"')::json
      where unit_number = (select number from units where id = 'alpha-strike/atlas-as7-d')`.execute(catalog.db);
    expect((await other.request.get('/v1/unit-values?of=ROLE&first=100')).body.nodes).toContainEqual({ value: 'Space Ace', count: 1 });
    await other.close();
  });

  test('are listed for a rule set; an unknown rule set is an error', async () => {
    expect((await get('unit-values?of=ROLE&system=bronepehota')).body.nodes).toEqual([]);
    expect((await get('unit-values?of=ROLE&system=chess')).body.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path: 'system' }]);
    expect((await get('unit-values?of=CHASSIS')).status).toBe(400);
  });
});

describe('conditions as a body', () => {
  test('select the same as the query string', async () => {
    const filter = { system: 'alpha-strike', kind: 'battlemech', figures: [{ figure: 'COST', atMost: 30 }] };
    const posted = await post('units', { filter, orderBy: { by: 'COST', direction: 'DESC' }, first: 3 });
    const question = await get(
      'units?system=alpha-strike&kind=battlemech&figures.0.figure=COST&figures.0.atMost=30&orderBy=COST&direction=DESC&first=3',
    );
    expect(posted.status).toBe(200);
    expect(posted.body).toEqual(question.body);
    expect(posted.headers.link).toBeUndefined();
    const next = await post('units', {
      filter,
      orderBy: { by: 'COST', direction: 'DESC' },
      first: 3,
      after: posted.body.pageInfo.endCursor,
    });
    expect(idsIn(next)).not.toContain(idsIn(posted)[0]);
  });

  test.each([
    ['weapons', { filter: { system: '5150', text: 'rifle' } }],
    ['ranking', { calculator: 'alpha-strike/target-number', draft: { skill: '0..3', inches: 2 } }],
    ['sweep', { calculator: 'alpha-strike/target-number', draft: { skill: '0..3', inches: 2 } }],
  ])('%s', async (question, body) => expect((await post(question, body)).status).not.toBe(405));

  test('problems have paths in the body, and every path lists its methods', async () => {
    const { body } = await post('units', { filter: { kind: 'batlemech' }, system: '5150' });
    expect(body.problems.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toContain('system UNKNOWN_FIELD');
    expect((await post('units', { filter: { kind: 'batlemech' } })).body.problems).toMatchObject([{ path: 'filter.kind' }]);
    expect((await service.request.options('/v1/units')).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    expect((await post('systems', {})).status).toBe(405);
  });
});

describe('the next page', () => {
  const LISTS = [
    'units?first=2',
    'weapons?first=2',
    'rules?first=2',
    'search?text=cover&first=2',
    'changes?since=0&first=2',
    'ranking?calculator=alpha-strike/target-number&draft.skill=0..3&draft.inches=2&first=2',
  ];
  test.each(
    LISTS.flatMap((question) =>
      ['', '&fields=nodes', '&fields=totalCount', '&format=csv', '&format=csv&fields=nodes'].map((form) => question + form),
    ),
  )('%s has a link', async (question) => {
    const { headers, body, text } = await get(question);
    const [, next] = /<(.*)>; rel="next"$/.exec(String(headers.link)) ?? [];
    expect(next).toMatch(/^\/v1\/.*after=/);
    if (!question.endsWith('fields=totalCount')) expect((await service.request.get(String(next))).text).not.toBe(text);
    if (question.endsWith('fields=totalCount')) expect(Object.keys(body)).toEqual(['totalCount']);
    if (question.endsWith('fields=nodes') && isObject(body)) expect(Object.keys(body)).toEqual(question.includes('csv') ? [] : ['nodes']);
    expect(text).not.toContain('"next"');
  });

  test('the last page has no link', async () => {
    expect((await get('units?system=bronepehota&kind=gun&fields=nodes.id')).headers.link).toBeUndefined();
  });
});

describe('fields', () => {
  test('of a union type: fields of one member are accepted, fields of none are rejected', async () => {
    const { body } = await get('units/alpha-strike/atlas-as7-d?fields=stats.size');
    expect(body).toEqual({ stats: { __typename: 'AlphaStrikeStats', size: 4 } });
    const other = await get('units?system=bronepehota&first=1&fields=nodes.stats.tmm');
    expect(Object.keys(other.body.nodes[0].stats)).toEqual(['__typename']);
    const wrong = await get('units?fields=nodes.stats.bogus,nodes.stats.size');
    expect(wrong.status).toBe(400);
    expect(wrong.body.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path: 'fields', given: 'nodes.stats.bogus' }]);
  });

  test('may be repeated under one name', async () => {
    const { body } = await get('units?first=1&fields=totalCount&fields=nodes.id');
    expect(Object.keys(body)).toEqual(['totalCount', 'nodes']);
  });
});

describe('an unknown entry', () => {
  test.each(['units/no/such', 'weapons/no/such', 'unit-revisions/no/such', 'tables/no/such'])('%s is 404', async (question) => {
    expect((await get(question)).status).toBe(404);
  });
});

test('numbers are decimal, and an invalid dice expression is answered with the valid syntax', async () => {
  const hexadecimal = await get('alpha-strike/target-number?skill=0x4&range=SHORT');
  expect(hexadecimal.body.problems).toMatchObject([{ code: 'WRONG_TYPE', path: 'skill', given: '0x4' }]);
  for (const lang of ['en', 'ru']) {
    const { body } = await get(`dice?expression=3d6q&lang=${lang}`);
    expect(body.problems[0].allowed).toMatch(/4: .*kh.*(a comparison|сравнение)/);
  }
  const { body } = await post('alpha-strike/target-number', []);
  expect(body.problems[0].message).toBe('the request: given a list of 0; allowed: an object with the arguments');
});

test('every default is a valid value', async () => {
  const { body } = await service.request.get('/openapi.json');
  const { parameters } = body.paths['/v1/units'].get;
  const direction = parameters.find(({ name }: { name: string }) => name === 'direction');
  expect(direction.schema.default).toBe('ASC');
  expect(body.components.schemas.UnitOrder.properties.direction.default).toBe('ASC');
});
