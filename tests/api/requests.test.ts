/** Unusual requests: wrong types, too many values, other languages, proxies, preflights. None is a server error. */
import { get } from 'node:http';
import { rateLimit } from '@rangefinder/api';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startListening } from '../support/listening.js';
import { type Service, startService } from '../support/service.js';
import { within } from '../support/time-limits.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Media type of clients that rely on the status of a GraphQL answer. */
const BY_STATUS = 'application/graphql-response+json';
const TARGET = '/v1/alpha-strike/target-number';

describe('body of another type', () => {
  test.each([
    [TARGET, 'application/x-www-form-urlencoded', '{"skill":4,"inches":2}'],
    [TARGET, 'text/plain', '{"skill":4,"inches":2}'],
    [TARGET, 'application/vnd.api+json', '{"skill":4,"inches":2}'],
    ['/v1/alpha-strike/critical-hits', 'application/x-www-form-urlencoded', '{"roll":7}'],
    ['/v1/batch', 'text/plain', '[]'],
    ['/graphql', 'text/plain', '{"query":"{__typename}"}'],
    ['/mcp', 'text/plain', '{}'],
  ])('%s, %s is rejected with the accepted type', async (path, type, body) => {
    const response = await service.request.post(path).set('content-type', type).send(body);
    expect(response.status).toBe(415);
    expect(response.text).toContain('UNSUPPORTED_MEDIA_TYPE');
    expect(response.text).toContain('application/json');
    expect(response.headers.connection).toBe('close');
  });

  test.each(['utf-16', 'windows-1251', '"latin1"'])('JSON in %s is told to be UTF-8', async (charset) => {
    const type = `application/json; charset=${charset}`;
    for (const path of [TARGET, '/v1/batch', '/graphql', '/mcp']) {
      const response = await service.request.post(`${path}?lang=en`).set('content-type', type).send('{}');
      expect([response.status, response.headers.connection]).toEqual([415, 'close']);
      expect(response.text).toContain('UTF-8');
    }
  });

  test('a missing body is accepted', async () => {
    expect((await service.request.post('/v1/alpha-strike/critical-hits')).status).toBe(200);
  });
});

describe('client errors in GraphQL', () => {
  const hash = (sha256Hash: string, version = 1) => ({ persistedQuery: { version, sha256Hash } });
  test.each([
    ['a mutation', { query: 'mutation { x }' }],
    ['a subscription', { query: 'subscription { x }' }],
    ['another query’s hash', { query: '{ __typename }', extensions: hash('abc') }],
    ['a version of persisted queries that nobody knows', { query: '{ __typename }', extensions: hash('abc', 2) }],
    ['no persisted query but a text', { query: '{ __typename }', extensions: { persistedQuery: 'abc' } }],
    ['null for what has a default', { query: 'query ($a: Boolean = true) { systems @include(if: $a) { id } }', variables: { a: null } }],
  ])('%s is 400', async (_, body) => {
    const response = await service.request.post('/graphql').set('accept', BY_STATUS).send(body);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].extensions.code).not.toBe('INTERNAL');
  });

  test.each([
    '/v1/weapons?system=null',
    '/v1/weapons?kind=null',
    '/v1/units?system=null&kind=null&text=null',
    `/graphql?query=${encodeURIComponent('{ weapons(filter: { system: null, kind: null }) { totalCount } units(filter: { faction: null }) { totalCount } }')}`,
  ])('%s: null counts as not given', async (path) => expect((await service.request.get(path)).status).toBe(200));
});

describe('problems', () => {
  test('of types, ranges and names are reported together', async () => {
    const { body } = await service.request.get(`${TARGET}?skill=9&inches=x&tmm=-1&mood=1&range=NEAR&fields=nothing`);
    expect(body.problems.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'mood UNKNOWN_FIELD',
      'fields UNKNOWN_VALUE',
      'skill OUT_OF_RANGE',
      'inches WRONG_TYPE',
      'range UNKNOWN_VALUE',
      'tmm OUT_OF_RANGE',
    ]);
  });

  test.each([
    ['unknown fields', TARGET, Object.fromEntries(Array.from({ length: 25_000 }, (_, index) => [`field${index}`, 1]))],
    ['a name of half a megabyte', TARGET, { ['x'.repeat(490_000)]: 1 }],
    ['a value of half a megabyte', TARGET, { skill: 'x'.repeat(490_000), inches: 1 }],
    ['legs that are texts', '/v1/alpha-strike/movement-cost', { move: 4, legs: Array.from({ length: 1_000 }, () => '') }],
    [
      'ids of units that are lists',
      '/v1/batch',
      [{ question: 'units-by-ids', arguments: { ids: Array.from({ length: 1_000 }, () => []) } }],
    ],
  ])('%s: reports at most fifty problems, briefly', async (_, path, body) => {
    const response = await service.request.post(path).send(body as object);
    expect(response.text.length).toBeLessThan(100_000);
    const [item] = path === '/v1/batch' ? response.body.map(({ error }: { error: object }) => error) : [response.body];
    expect(item).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(item.problems.length).toBeLessThanOrEqual(50);
  });

  const list = (length: number): readonly number[] => Array.from({ length }, () => 1);
  // Too deep for the client of the test to write.
  const NESTED = 'nested';
  const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const units = (filter: object) => ({
    query: 'query ($filter: UnitFilter) { units(filter: $filter) { totalCount } }',
    variables: { filter },
  });
  const call = (args: object) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'units', arguments: args } });
  test.each([
    ['a list', '/v1/units', { filter: { specials: list(60_000) } }, 'filter.specials', 60_000],
    ['a list in a batch', '/v1/batch', [{ question: 'units', arguments: { ids: list(2_000) } }], '0.arguments.ids', 2_000],
    ['a list in variables', '/graphql', units({ specials: list(2_000) }), 'variables.filter.specials', 2_000],
    ['a list for MCP', '/mcp', call({ query: list(2_000) }), 'params.arguments.query', 2_000],
    ['all values', '/v1/units', { filter: list(30).map(() => list(900)) }, '', 27_032],
    ['nesting', '/v1/units', { filter: NESTED }, 'filter', 5_001],
    ['nesting in a batch', '/v1/batch', NESTED, '0', 5_000],
    ['nesting in variables', '/graphql', units({ specials: NESTED }), 'variables', 5_003],
    ['nesting for MCP', '/mcp', call({ query: NESTED }), 'params', 5_003],
  ] as const)('%s beyond its bound is refused by %s before the body is parsed', async (_, path, body, at, given) => {
    const { status, body: answer } = await service.request
      .post(path)
      .set({ accept: 'application/json, text/event-stream', 'content-type': 'application/json' })
      .send(JSON.stringify(body).replace(`"${NESTED}"`, nested));
    const { problems } = answer.errors?.[0].extensions ?? answer.error?.data ?? answer;
    expect([status, problems]).toEqual([400, [expect.objectContaining({ path: at, given })]]);
  });

  test.each([
    `/v1/sweep?calculator=alpha-strike/target-number&draft${'.0'.repeat(7_000)}=1`,
    `/v1/5150/shoot?targets${'.0'.repeat(7_000)}=1`,
    `/graphql?query=%7B__typename%7D&variables=${'['.repeat(5_000)}`,
  ])('nesting in an address beyond its bound is refused by name', async (path) => {
    const { status, body } = await service.request.get(path);
    const { code } = body.errors?.[0].extensions ?? body;
    expect([status, code]).toEqual([400, 'BAD_INPUT']);
  });

  test('wrong variables are reported briefly, whatever their size', async () => {
    const filter = Object.fromEntries(list(990).map((_, index) => [`field${index}`, 'x'.repeat(400)]));
    const { text, body } = await service.request.post('/graphql').send(units(filter));
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_INPUT' });
    expect(text.length).toBeLessThan(60_000);
    const many = await service.request.post('/graphql').send(units({ figures: list(60).map(() => ({ figure: 'NO' })) }));
    expect(many.body.errors.at(-1).extensions.code).not.toBe('INTERNAL');
  });

  test('of a malformed question in a batch are reported alike', async () => {
    const { body } = await service.request
      .post('/v1/batch')
      .set('accept-language', 'ru')
      .send([7, {}, { question: 'dice', more: 1, arguments: [] }]);
    expect(body.map(({ error }: { error: { code: string } }) => error.code)).toEqual(['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT']);
    expect(body[1].error.problems).toMatchObject([{ code: 'MISSING', path: 'question', allowed: 'адрес вопроса после /v1/' }]);
    expect(body[2].error.problems.map(({ path }: { path: string }) => path)).toEqual(['more', 'arguments']);
  });
});

describe('languages', () => {
  test.each(['ru', 'RU', 'Ru'])('lang=%s is accepted in any case and on every path', async (lang) => {
    const russian = /[а-я]/;
    expect((await service.request.get(`${TARGET}?skill=4&inches=2&lang=${lang}`)).body.summary).toMatch(russian);
    expect((await service.request.post(`${TARGET}?lang=${lang}`).send({ skill: 4, inches: 2 })).body.summary).toMatch(russian);
    expect((await service.request.post(TARGET).send({ skill: 4, inches: 2, lang })).headers['content-language']).toBe('ru');
    expect((await service.request.get(`/v1/dice?expression=2d6%2B&lang=${lang}`)).body.detail).toMatch(russian);
    expect((await service.request.get(`/v1/units/no/such?lang=${lang}`)).body.detail).toMatch(russian);
    const batch = [{ question: 'alpha-strike/target-number', arguments: { skill: 99, inches: 2, lang } }];
    expect((await service.request.post('/v1/batch').send(batch)).body[0].error.detail).toMatch(russian);
  });

  test('an unknown language is a problem', async () => {
    const { status, body } = await service.request.get(`${TARGET}?skill=4&inches=2&lang=de`);
    expect([status, body.problems[0]]).toEqual([400, expect.objectContaining({ path: 'lang', given: 'de', allowed: 'en, ru' })]);
  });

  test('GraphQL reports the languages of its texts', async () => {
    const languageOf = async (query: string) => (await service.post(query).set('accept-language', 'ru')).headers['content-language'];
    expect(await languageOf('{ systems { nodes { title } } }')).toBe('ru');
    expect(await languageOf('{ systems(lang: en) { nodes { title } } }')).toBe('en');
    expect(await languageOf('{ a: systems(lang: en) { nodes { title } } b: systems { nodes { title } } }')).toBe('en, ru');
  });

  test.each(['en'.padEnd(15_000), `en;q=${'1'.repeat(15_000)}`, 'en,'.repeat(5_000)])(
    'a header of 15 KB is read quickly',
    async (header) => {
      const began = performance.now();
      for (let time = 0; time < 20; time++) await service.request.get('/v1/systems?fields=nodes.id').set('accept-language', `${header}x`);
      expect(performance.now() - began).toBeLessThan(within(2_000));
    },
  );
});

describe('rate limit', () => {
  const RUSSIAN = { 'accept-language': 'ru' };
  const limited = async (work: (service: Service) => Promise<void>, trustProxy?: string) => {
    const limit = rateLimit(1_000);
    for (const address of ['127.0.0.1', '192.0.2.7']) limit.charge(address, 5_000);
    const strict = await startService({ rateLimit: limit, catalog: service.catalog, trustProxy });
    await work(strict).finally(() => strict.stop());
  };

  test('is reported in the format of each transport and in the language of the reader', () =>
    limited(async ({ request }) => {
      const rest = await request.get('/v1/systems').set(RUSSIAN);
      expect([rest.status, rest.headers['content-type'], rest.body.code]).toEqual([
        429,
        'application/problem+json; charset=utf-8',
        'RATE_LIMITED',
      ]);
      expect(rest.body.detail).toMatch(/^С этого адреса/);
      expect(Number(rest.headers['retry-after'])).toBeGreaterThan(200);
      const graphql = await request.post('/graphql').send({ query: '{ __typename }' });
      expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
      const mcp = await request.post('/mcp').send({ jsonrpc: '2.0', method: 'tools/list', id: 1 });
      expect(mcp.body).toMatchObject({ jsonrpc: '2.0', error: { code: -32000, data: { code: 'RATE_LIMITED' } } });
      expect((await request.get('/en/')).status).toBe(429);
      expect((await request.get('/v1/systems?lang=ru-RU')).body.detail).toMatch(/[А-я]/);
    }));

  test('is reported in standard headers that other origins can read', () =>
    limited(async ({ request }) => {
      const { headers } = await request.get('/v1/systems');
      expect(headers['ratelimit-policy']).toBe('"work";q=1000;qu="ms";w=60');
      expect(headers.ratelimit).toMatch(/^"work";r=0;t=\d+$/);
      for (const name of ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id', 'ETag'])
        expect(headers['access-control-expose-headers']).toContain(name);
    }));

  test('exempts health and readiness', () =>
    limited(async ({ request }) => {
      expect([(await request.get('/health')).status, (await request.get('/ready')).status]).toEqual([200, 200]);
    }));

  test('trusts no proxy that is not configured', () =>
    limited(async ({ request }) => {
      expect((await request.get('/v1/systems').set('x-forwarded-for', '198.51.100.1')).status).toBe(429);
    }));

  test('uses the client address that a trusted proxy reports', () =>
    limited(async ({ request }) => {
      expect((await request.get('/v1/systems').set('x-forwarded-for', '198.51.100.1')).status).toBe(200);
      expect((await request.get('/v1/systems').set('x-forwarded-for', '192.0.2.7')).status).toBe(429);
      // Clients can forge all entries but the last.
      expect((await request.get('/v1/systems').set('x-forwarded-for', '198.51.100.1, 192.0.2.7')).status).toBe(429);
    }, 'loopback'));

  test('charges the cost of a question', async () => {
    const limit = rateLimit(100_000);
    let charged = 0;
    const charge = (_: string, milliseconds: number): void => {
      charged += milliseconds;
    };
    const counted = await startService({ rateLimit: { ...limit, charge }, catalog: service.catalog });
    const costOf = async (path: string) => {
      charged = 0;
      await counted.request.get(path);
      return charged;
    };
    const [light, heavy] = [await costOf(`${TARGET}?skill=4&inches=2`), await costOf('/v1/dice?expression=100d100&fields=mean')];
    await counted.stop();
    expect(light).toBeLessThan(0.2);
    // By the CPU time of its worker thread.
    expect(heavy).toBeGreaterThan(1);
  });
});

describe('GraphQL documents', () => {
  const repeated = (count: number, field: string): string => Array.from({ length: count }, () => field).join(' ');
  test.each([
    ['the same field', `{ ${repeated(300, 'systems { nodes { id } }')} }`],
    ['inline fragments', `{ ${repeated(300, '... on Query { systems { totalCount } }')} }`],
    ['unknown fields', `{ systems { ${repeated(700, 'nothing')} } }`],
  ])('%s, hundreds of times in one place, is refused before validation', async (_, query) => {
    const { body } = await service.post(query);
    expect(body.errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/times in one place/) })]);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test(
    'a long document is validated in a worker thread, with the errors of Apollo Server',
    async () => {
      const fields = Array.from({ length: 150 }, (_, index) => `alias${index}: systems { nodes { id } }`).join(' ');
      expect(Object.keys((await service.post(`{ ${fields} }`)).body.data)).toHaveLength(150);
      const [short, long] = [await service.post('{ systems { nothing } }'), await service.post(`{ systems { nothing } ${fields} }`)];
      expect(long.body).toEqual(short.body);
    },
    within(60_000),
  );

  test('a document of half a megabyte is refused', async () => {
    const { status, body } = await service.post(`{ systems { nodes { id } } } #${'x'.repeat(450_000)}`);
    expect([status, body.errors[0].extensions.code]).toEqual([413, 'TOO_LARGE']);
  });
});

describe('too expensive requests', () => {
  const aliases = (count: number, field: string) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;
  test.each([
    ['ninety-nine large rolls', aliases(99, 'dice(expression: "100d100") { mean }')],
    ['forty introspections', aliases(40, '__schema { types { fields { name description args { name } } } }')],
    [
      'fifty pages of units',
      aliases(50, 'units(first: 100) { edges { node { id name nameRu faction } } nodes { id name weapons { weapon { id name } } } }'),
    ],
  ])('%s: rejected with cost and limit', async (_, query) => {
    const { status, body } = await service.post(query).set('accept', BY_STATUS);
    expect(status).toBe(400);
    const { extensions } = body.errors[0];
    expect(extensions).toMatchObject({ code: 'TOO_COMPLEX', cost: expect.any(Number), limit: expect.any(Number) });
    expect(extensions.cost).toBeGreaterThan(extensions.limit);
  });

  test(
    'a batch is answered up to the limit',
    async () => {
      const items = Array.from({ length: 60 }, () => ({ question: 'dice', arguments: { expression: '100d100' }, fields: 'mean' }));
      const { status, body } = await service.request.post('/v1/batch').send(items);
      expect(status).toBe(200);
      const statuses = body.map((item: { status: number }) => item.status);
      expect(statuses[0]).toBe(200);
      expect(statuses.at(-1)).toBe(400);
      expect(body.at(-1).error).toMatchObject({ code: 'TOO_COMPLEX', limit: 2_000 });
    },
    within(60_000),
  );

  test('more outcomes than an answer lists: mean and deviation are still returned', async () => {
    const { status, body } = await service.request.get('/v1/dice?expression=100d100');
    expect([status, body.code]).toEqual([400, 'TOO_COMPLEX']);
    expect((await service.request.get('/v1/dice?expression=100d100&fields=mean')).body).toEqual({ mean: 5050 });
  });

  test('dice that take too long are rejected', async () => {
    const { status, body } = await service.request.get('/v1/dice?expression=1000d1000').set('Accept-Language', 'ru');
    expect([status, body.code, body.limit]).toEqual([400, 'TOO_COMPLEX', 100]);
    expect(body.detail).toContain('меньше кубиков');
  });
});

describe('HTTP', () => {
  test('request ids are accepted and returned', async () => {
    expect((await service.request.get('/health-not').set('x-request-id', 'mine-7')).headers['x-request-id']).toBe('mine-7');
    expect((await service.request.get('/v1/systems').set('x-request-id', 'a b\tc')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    [TARGET, 'GET, HEAD, POST, OPTIONS'],
    ['/v1/units', 'GET, HEAD, POST, OPTIONS'],
    ['/v1/systems', 'GET, HEAD, OPTIONS'],
    ['/v1/batch', 'POST, OPTIONS'],
    ['/graphql', 'GET, POST, OPTIONS'],
    ['/mcp', 'POST, OPTIONS'],
  ])('OPTIONS %s lists its methods', async (path, allow) => {
    const { status, headers } = await service.request.options(path).set('access-control-request-headers', 'content-type');
    expect([status, headers.allow, headers['access-control-allow-headers']]).toEqual([204, allow, 'content-type']);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('OPTIONS of an unknown path is answered with 404', async () =>
    expect((await service.request.options('/v1/nothing')).status).toBe(404));

  test.each(['/openapi.json', '/llms.txt', `${TARGET}?skill=4&inches=2`, '/v1/rules?first=3'])(
    '%s: has an ETag, is compressed, is answered with 304',
    async (path) => {
      const plain = await service.request.get(path).set('accept-encoding', 'identity');
      const packed = await service.request.get(path).set('accept-encoding', 'gzip');
      expect(packed.text).toBe(plain.text);
      if (plain.text.length > 1_024)
        expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      for (const tag of [packed.headers.etag, '*']) {
        const again = await service.request.get(path).set({ 'accept-encoding': 'gzip', 'if-none-match': String(tag) });
        expect([again.status, again.text, again.headers.etag]).toEqual([304, '', packed.headers.etag]);
      }
    },
  );

  test('HEAD has the headers of GET and no body', async () => {
    const [got, head] = await Promise.all(
      ['get', 'head'].map((method) => service.request[method as 'get']('/v1/systems').set('accept-encoding', 'identity')),
    );
    expect([head?.status, head?.headers.etag, head?.text]).toEqual([200, got?.headers.etag, undefined]);
  });

  test('invalid JSON over MCP is an error of its protocol', async () => {
    const { body } = await service.request.post('/mcp').set('content-type', 'application/json').send('{');
    expect(body).toMatchObject({ jsonrpc: '2.0', error: { code: -32700 } });
  });

  test('serves only the files of the API viewer that its page loads', async () => {
    expect((await service.request.get('/reference/static/swagger-ui.css')).status).toBe(200);
    for (const file of ['package.json', 'absolute-path.js', ''])
      expect((await service.request.get(`/reference/static/${file}`)).status).toBe(404);
  });

  test('every answer has nosniff', async () => {
    for (const path of ['/v1/systems', '/openapi.json', '/graphiql', '/reference', '/nowhere'])
      expect((await service.request.get(path)).headers['x-content-type-options'], path).toBe('nosniff');
  });

  test('two Host headers are rejected', async () => {
    const listening = await startListening({ catalog: service.catalog });
    const headers = ['Host', 'one.example', 'host', 'two.example'];
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        get(`${listening.url}${path}`, { headers }, (response) => resolve(response.resume().statusCode)).once('error', reject);
      });
    for (const path of [
      '/health',
      '/ready',
      '/metrics',
      '/v1/systems',
      '/graphql?query={systems{nodes{id}}}',
      '/mcp',
      '/openapi.json',
      '/en/',
    ])
      expect(await statusOf(path), path).toBe(400);
    await listening.stop();
  });

  test('draining: readiness fails and connections close', async () => {
    let isDraining = false;
    const draining = await startService({ catalog: service.catalog, isDraining: () => isDraining });
    expect((await draining.request.get('/ready')).status).toBe(200);
    isDraining = true;
    const [ready, answer] = [await draining.request.get('/ready'), await draining.request.get('/v1/systems')];
    expect([ready.status, ready.body.status, answer.status, answer.headers.connection]).toEqual([503, 'stopping', 200, 'close']);
    await draining.stop();
  });
});

test.each([false, true])('answers the introspection query of an editor with all options: %s', async (all) => {
  const options = { inputValueDeprecation: all, specifiedByUrl: all, schemaDescription: all, directiveIsRepeatable: all, oneOf: all };
  const { status, body } = await service.post(getIntrospectionQuery(options));
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.data.__schema.types.length).toBeGreaterThan(100);
});
