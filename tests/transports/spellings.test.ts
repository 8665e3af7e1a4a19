/** Unknown arguments, languages and spellings of ids at every transport. */
import { calculatorLike, isObject, questionName, systems } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, openTransports, type Transports } from './transports.js';

let transports: Transports;
beforeAll(async () => {
  transports = await openTransports();
});
afterAll(() => transports.close());

const all = systems.flatMap(({ slug, calculators }) =>
  calculators.map((calculator) => ({ id: questionName(calculator), slug, calculator })),
);
const json = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${transports.service.url}${path}`, init);
  return { status: response.status, body: await response.json() };
};
const post = (path: string, body: unknown) =>
  json(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const tool = async (name: string, args: Draft) => {
  const { structuredContent, isError, content } = await transports.protocol.callTool({ name, arguments: { ...args } });
  return { body: structuredContent as Record<string, never>, isError: isError === true, text: (content as [{ text: string }])[0].text };
};

describe('an unknown argument is refused with the nearest name', () => {
  /** An argument without its second letter. */
  const misspelled = (name: string): string => `${name.slice(0, 1)}${name.slice(2)}`;
  const cases = all.flatMap(({ id, calculator: { input } }) => {
    const name = Object.keys(input).find((one) => one.length > 3 && !Object.hasOwn(input, misspelled(one)));
    return name ? [{ id, name, wrong: misspelled(name) }] : [];
  });
  const line = (wrong: string, name: string) => `${wrong}: no such field; did you mean ${name}?`;

  test.each(cases)('$id by GET, POST, batch and MCP: $wrong', async ({ id, name, wrong }) => {
    const expected = line(wrong, name);
    expect((await json(`/v1/${id}?${wrong}=1`)).body.detail).toContain(expected);
    expect((await post(`/v1/${id}`, { [wrong]: 1 })).body.detail).toContain(expected);
    expect((await post('/v1/batch', [{ question: id, arguments: { [wrong]: 1 } }])).body[0].error.detail).toContain(expected);
    expect((await tool('calculate', { calculator: id, arguments: { [wrong]: 1 } })).text).toContain(expected);
  });

  test.each(cases)('$id by GraphQL: $wrong', async ({ id, name, wrong }) => {
    const calculator = calculatorLike(id);
    const { namespace } = systems.find(({ slug }) => slug === calculator?.system) as (typeof systems)[number];
    const { errors } = await transports.service.ask(`{ ${namespace} { ${calculator?.name}(${wrong}: 1) { summary } } }`);
    expect(errors?.map(({ message }) => message).join('\n')).toMatch(new RegExp(`"${wrong}".*Did you mean.*"${name}"`));
  });

  test.each([
    ['ask', { text: 'x' }, 'txt'],
    ['describe', { calculator: '5150/damage' }, 'calculater'],
    ['calculate', { calculator: '5150/damage' }, 'argumens'],
    ['sweep', { calculator: '5150/damage' }, 'figurs'],
    ['rank', { calculator: '5150/damage' }, 'perPont'],
    ['rule', { id: 'alpha-strike/heat' }, 'lng'],
    ['unit', { units: ['Atlas'] }, 'unit'],
    ['units', { query: 'atlas' }, 'qeury'],
    ['dice', { expression: '2d6' }, 'expresion'],
  ])('the tool %s %j with %s', async (name, args, wrong) => {
    const { isError, text } = await tool(name, { ...args, [wrong]: 1 });
    expect(isError).toBe(true);
    expect(text).toMatch(new RegExp(`^${wrong}: no such field; did you mean \\w+\\?`, 'm'));
  });

  test.each([
    ['units?limit=2', 'first'],
    ['units?page=2', 'after'],
    ['units?per_page=2', 'first'],
    ['units?q=atlas', 'query'],
    ['search?q=atlas', 'text'],
    ['search?text=atlas&locale=ru', 'lang'],
    ['units?sort=pv', 'orderBy'],
  ])('/v1/%s means %s', async (address, meant) =>
    expect((await json(`/v1/${address}`)).body.detail).toContain(`no such field; did you mean ${meant}?`),
  );

  test.each([
    'units?filter.specials=ECM',
    'units?filter[specials]=ECM',
    'units?filter={"specials":["ECM"]}',
    'units?filter[specials][0]=ECM',
  ])('/v1/%s is a filter', async (address) => {
    const { body } = await json(`/v1/${address}&fields=totalCount`);
    expect(body).toEqual((await json('/v1/units?specials=ECM&fields=totalCount')).body);
    expect(body.totalCount).toEqual(expect.any(Number));
  });

  test.each(['units', 'weapons', 'search', 'rules', 'tables', 'dice', 'sweep', 'ranking', 'factions'])('/v1/%s', async (path) => {
    const { status, body } = await json(`/v1/${path}?nothingOfTheKind=1`);
    expect(status).toBe(400);
    expect(body.problems).toContainEqual(expect.objectContaining({ code: 'UNKNOWN_FIELD', path: 'nothingOfTheKind' }));
  });
});

describe('languages', () => {
  const DRAFT = { skill: 4, range: 'SHORT' };
  const ID = 'alpha-strike/target-number';
  const byTransport: Readonly<Record<string, (lang: string) => Promise<unknown>>> = {
    GET: (lang) => json(`/v1/${ID}?skill=4&range=SHORT&lang=${lang}`),
    POST: (lang) => post(`/v1/${ID}`, { ...DRAFT, lang }),
    batch: (lang) => post('/v1/batch', [{ question: ID, arguments: { ...DRAFT, lang } }]),
    MCP: async (lang) => (await tool('calculate', { calculator: ID, arguments: DRAFT, lang })).text,
    GraphQL: (lang) => transports.service.ask(`{ alphaStrike(lang: "${lang}") { targetNumber(skill: 4, range: SHORT) { summary } } }`),
  };
  const spellings = ['ru', 'RU', 'ru-RU', 'ru_RU', 'ru-Cyrl-RU'];
  test.each(Object.keys(byTransport).flatMap((transport) => spellings.map((lang) => [transport, lang] as const)))(
    '%s reads %s',
    async (transport, lang) => {
      expect(JSON.stringify(await byTransport[transport]?.(lang))).toMatch(/Целевое значение/);
    },
  );
  test.each(Object.keys(byTransport))('%s refuses another language by name', async (transport) => {
    const text = JSON.stringify(await byTransport[transport]?.('fr'));
    expect(text).toMatch(/lang|Language/);
    expect(text).not.toMatch(/Целевое|Target number 4 on/);
  });
});

describe('spellings of the id of a unit', () => {
  const UNIT = 'alpha-strike/atlas-as7-d';
  const spellings = [UNIT, UNIT.toUpperCase(), 'atlas-as7-d', `${UNIT}/`, '140', 'Atlas AS7-D', 'atlas as7-d'];
  const target = { size: 1, tmm: 2, move: '8"', armor: 2, structure: 2 };
  const situation = { inches: 10 };
  const idIn = (value: unknown): unknown => (isObject(value) ? value.id : undefined);

  test.each(spellings)('%s is the unit', async (given) => {
    const path = given.split('/').map(encodeURIComponent).join('/');
    expect(idIn((await json(`/v1/units/${path}`)).body)).toBe(UNIT);
    expect(idIn((await transports.service.ask(`{ unit(id: "${given}") { id } }`)).data?.unit)).toBe(UNIT);
    expect(idIn((await post('/v1/batch', [{ question: 'units/{id}', arguments: { id: given } }])).body[0].answer)).toBe(UNIT);
    expect((await tool('unit', { units: [given] })).body.units).toMatchObject([{ id: UNIT }]);
  });

  test.each(spellings)('%s fills in the figures of a calculator', async (given) => {
    const draft = { attacker: { unit: given }, target, situation };
    const expected = (await post('/v1/alpha-strike/attack', { ...draft, attacker: { unit: UNIT } })).body;
    expect(expected.target).toEqual(expect.any(Number));
    expect((await post('/v1/alpha-strike/attack', draft)).body).toEqual(expected);
    expect((await post('/v1/batch', [{ question: 'alpha-strike/attack', arguments: draft }])).body[0].answer).toEqual(expected);
    expect((await tool('calculate', { calculator: 'alpha-strike/attack', arguments: draft })).body).toEqual(expected);
  });

  test.each([
    ['dots', { 'attacker.unit': 'Atlas AS7-D', 'situation.inches': 10 }],
    ['brackets', { 'attacker[unit]': '140', 'situation[inches]': 10 }],
    ['JSON text', { attacker: '{"unit":"ATLAS-AS7-D"}', situation: '{"inches":10}' }],
    ['dots within an object', { 'attacker.unit': UNIT, situation }],
  ])('a unit in %s fills in the figures of a calculator', async (_, spelled) => {
    const draft = { ...spelled, target };
    const expected = (await post('/v1/alpha-strike/attack', { attacker: { unit: UNIT }, target, situation })).body;
    expect(expected.target).toEqual(expect.any(Number));
    expect((await post('/v1/alpha-strike/attack', draft)).body).toEqual(expected);
    expect((await post('/v1/batch', [{ question: 'alpha-strike/attack', arguments: draft }])).body[0].answer).toEqual(expected);
    expect((await tool('calculate', { calculator: 'alpha-strike/attack', arguments: draft })).body).toEqual(expected);
  });

  test('an id that is not certain is answered with suggestions', async () => {
    const draft = { attacker: { unit: 'atlas' }, target, situation };
    expect((await json('/v1/units/alpha-strike/atlas')).body.suggestions).toContain(UNIT);
    expect((await post('/v1/alpha-strike/attack', draft)).body.detail).toContain(UNIT);
    expect((await tool('calculate', { calculator: 'alpha-strike/attack', arguments: draft })).text).toContain(UNIT);
  });
});

describe('spellings of the id of a rule', () => {
  test.each([
    ['to-hit', 'alpha-strike/to-hit'],
    ['ALPHA-STRIKE/TO-HIT', 'alpha-strike/to-hit'],
    ['alphaStrike/toHit', 'alpha-strike/to-hit'],
    ['/v1/rules/alpha-strike/to-hit', 'alpha-strike/to-hit'],
    ['https://rules.example/en/alpha-strike/rules/to-hit/', 'alpha-strike/to-hit'],
    ['tables/to-hit', 'alpha-strike/table/to-hit'],
    ['alpha-strike/ranges', 'alpha-strike/table/ranges'],
    ['woods-once', 'alpha-strike/ruling/woods-once'],
  ])('the tool rule reads %s as %s', async (given, id) => {
    const [{ isError, text }, expected] = await Promise.all([tool('rule', { id: given }), tool('rule', { id })]);
    expect([isError, expected.isError, text]).toEqual([false, false, expected.text]);
  });
});

test.each(['alphaStrike', 'ALPHA_STRIKE', 'Alpha Strike'])('the rule set %s and its kinds are read', async (system) => {
  const { body } = await json(`/v1/units?system=${encodeURIComponent(system)}&kind=Combat_Vehicle&fields=totalCount`);
  expect(body).toEqual((await json('/v1/units?system=alpha-strike&kind=combat-vehicle&fields=totalCount')).body);
  expect(body.totalCount).toEqual(expect.any(Number));
});

test('a ranking reads a query in a path', async () => {
  const ranked = async (draft: object) =>
    (await tool('rank', { calculator: 'alpha-strike/attack', arguments: draft, first: 2 })).text.replaceAll(/after: .*/g, '');
  const target = { size: 1, tmm: 2, move: '8"', armor: 2, structure: 2 };
  const query = { query: 'type:BM pv<20' };
  const expected = await ranked({ attacker: { unit: query }, target, situation: { inches: 10 } });
  expect(expected).toContain('ranked by');
  expect(await ranked({ 'attacker.unit': query, target, 'situation.inches': 10 })).toBe(expected);
});

describe('spellings of addresses', () => {
  test.each([
    ['/v1/Alpha-Strike/Target-Number?skill=4&range=SHORT'],
    ['/v1/alpha-strike/target-number/?skill=4&range=SHORT'],
    ['/v1/alphaStrike/targetNumber?skill=4&range=SHORT'],
    ['/v1/target-number?skill=4&range=SHORT'],
    ['//v1/alpha-strike/target-number?skill=4&range=SHORT'],
    ['//v1//alpha-strike/target-number?skill=4&range=SHORT'],
    ['/V1/alpha-strike/target-number?skill=4&range=SHORT'],
    ['/api/v1/alpha-strike/target-number?skill=4&range=SHORT'],
  ])('%s leads to the calculator', async (path) => expect((await json(path)).body.target).toBe(4));

  test.each([
    ['/v1/tables/alpha-strike/ranges', 'alpha-strike/table/ranges'],
    ['/v1/rulings/Alpha-Strike/woods-once', 'alpha-strike/ruling/woods-once'],
    ['/v1/rules/alpha-strike/To-Hit/', 'alpha-strike/to-hit'],
    ['/v1/weapons/5150/RIFLE', '5150/rifle'],
    ['/v1/calculators/alpha-strike/calculator/target-number', 'alpha-strike/target-number'],
  ])('%s leads to %s', async (path, id) => expect((await json(path)).body.id).toBe(id));

  /** An id whose last part lacks the second letter. */
  const misspelled = (id: string): string => id.replace(/^(.*\/)?(.)./, '$1$2');
  const ids = [
    ['rules', 'alpha-strike/to-hit'],
    ['tables', 'alpha-strike/table/to-hit'],
    ['rulings', 'alpha-strike/ruling/woods-once'],
    ['terms', 'alpha-strike/term/skill'],
    ['calculators', 'alpha-strike/target-number'],
    ['units', 'alpha-strike/atlas-as7-d'],
    ['weapons', '5150/rifle'],
    ['armors', '5150/light'],
    ['sources', 'tekhnolog-armlists'],
  ] as const;

  test('every kind of entry is tried', async () => {
    const { body } = await json('/openapi.json');
    const kinds = Object.keys(body.paths).flatMap((path) => /^\/v1\/([a-z-]+)\/\{id\}$/.exec(path)?.[1] ?? []);
    // Revisions of a unit are a list without an id.
    expect(['unit-revisions', ...ids.map(([path]) => path)].toSorted()).toEqual(kinds.toSorted());
  });

  test.each(ids)('/v1/%s/%s in capitals is the entry, and misspelled is refused with it', async (path, id) => {
    expect((await json(`/v1/${path}/${id.toUpperCase()}`)).body.id).toBe(id);
    const { status, body } = await json(`/v1/${path}/${misspelled(id)}`);
    expect([status, body.suggestions]).toEqual([404, expect.arrayContaining([id])]);
  });

  test.each([
    ['/v1/unitz', '/v1/units'],
    ['/v1/units.json', '/v1/units'],
    ['/v1/unit/alpha-strike/atlas-as7-d', '/v1/units/alpha-strike/atlas-as7-d'],
    ['/v1/Weapon/5150/rifle', '/v1/weapons/5150/rifle'],
    ['/v1/eras/3050', '/v1/eras'],
    ['/v1/faction/kurita', '/v1/factions'],
    ['/v1/dice/2d6', '/v1/dice'],
    ['/v1/downloads/catalog.json', '/v1/downloads'],
    ['/v1/imports.rss', '/v1/imports.atom'],
  ])('%s is refused with %s', async (given, meant) => {
    const { status, body } = await json(given);
    expect([status, body.detail]).toEqual([404, expect.stringContaining(`did you mean ${meant}?`)]);
  });
});

describe('nothing that is given is dropped', () => {
  const target = '/v1/alpha-strike/target-number';
  const send = (path: string, body: string) => json(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  test.each([
    [target, { skill: 4, range: 'SHORT' }, 'woods'],
    ['/v1/units', { query: 'atlas' }, 'query'],
    ['/v1/batch', [], 'woods'],
  ])('an argument in the address of a POST to %s', async (path, body, name) =>
    expect(await post(`${path}?${name}=true`, body)).toMatchObject({ status: 400, body: { problems: [{ code: 'CONFLICT', path: name }] } }),
  );

  test('what the address of a POST may hold', async () =>
    expect((await post(`${target}?fields=target&lang=ru`, { skill: 4, range: 'SHORT' })).body).toEqual({ target: 4 }));

  test.each([
    [target, '{"skill":4,"range":"SHORT","skill":5}', 'skill'],
    ['/v1/batch', '[{"question":"dice","arguments":{"expression":"d6","expression":"d8"}}]', '0.arguments.expression'],
  ])('a name twice in a body of %s', async (path, body, name) =>
    expect(await send(path, body)).toMatchObject({ status: 400, body: { problems: [{ code: 'CONFLICT', path: name }] } }),
  );

  test('a name twice in a GraphQL body', async () => {
    const body =
      '{"query":"query($n: Int!) { alphaStrike { targetNumber(skill: $n, range: SHORT) { target } } }","variables":{"n":4,"n":5}}';
    expect((await send('/graphql', body)).body.errors[0].extensions.problems).toMatchObject([{ path: 'variables.n' }]);
  });

  test('a value of a list, and the list', async () =>
    expect(await json(`/v1/5150/shoot?rep=4&weapon=rifle&targets=${encodeURIComponent('[{"dice":1}]')}&targets.0.dice=2`)).toMatchObject({
      status: 400,
      body: { problems: [{ code: 'CONFLICT', path: 'targets.0.dice' }] },
    }));
});
