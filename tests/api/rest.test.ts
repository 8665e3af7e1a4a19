/** REST: the same questions by flat parameters, by JSON, in batches; caching; CSV. */
import { createHash } from 'node:crypto';
import { correctUnit } from '@rangefinder/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const QUESTION = '/v1/alpha-strike/target-number?skill=3&inches=2&targetMoved=JUMPED&tmm=2&partialCover=true';

test.each([
  ['/v1/alpha-strike/attack?attacker={"skill":4,"skill":5}', 'attacker.skill'],
  ['/v1/5150/shoot?targets=[{"dice":1},{"dice":2,"dice":3}]', 'targets.1.dice'],
])('%s is refused: the JSON has a name twice', async (address, path) => {
  const { status, body } = await service.request.get(encodeURI(address));
  expect(status).toBe(400);
  expect(body.problems).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'CONFLICT', path, allowed: 'each name once' })]));
});

test('variables of a GraphQL address have each name once', async () => {
  const address = '/graphql?query={__typename}&variables={"a":1,"a":2}';
  const { status, body } = await service.request.get(encodeURI(address));
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('each name once');
});

test.each([
  ['en', 'text, such as 0 or 2026-11-23'],
  ['ru', 'текст, например 0 или 2026-11-23'],
])('changes without a start name examples: %s', async (lang, allowed) => {
  const { status, body } = await service.request.get(`/v1/changes?lang=${lang}`);
  expect(status).toBe(400);
  expect(body.problems).toMatchObject([{ code: 'MISSING', path: 'since', allowed }]);
});

test('GET and POST of a question have the same answer', async () => {
  const got = await service.request.get(QUESTION);
  const posted = await service.request
    .post('/v1/alpha-strike/target-number')
    .send({ skill: 3, inches: 2, targetMoved: 'JUMPED', tmm: 2, partialCover: true });
  expect(got.status).toBe(200);
  expect(got.body).toMatchObject({ target: 7, chance: { fraction: '7/12' }, allowed: true });
  expect(posted.body).toEqual(got.body);
});

test('returns selected fields in Russian', async () => {
  const { body, headers } = await service.request.get(`${QUESTION}&fields=target,chance.fraction,steps.rule.id&lang=ru`);
  expect(headers['content-language']).toBe('ru');
  expect(body).toEqual({
    target: 7,
    chance: { fraction: '7/12' },
    steps: expect.arrayContaining([{ rule: { id: 'alpha-strike/table/ranges' } }]),
  });
});

test('accepts nested arguments with dots and lists of objects as JSON', async () => {
  const unit = 'damage=3,3,2&attacker.damage=3,3,2'.split('&')[1];
  const { body } = await service.request.get(
    `/v1/alpha-strike/attack?attacker.unit=alpha-strike/atlas-as7-d&target.unit=alpha-strike/locust-lct-1e&situation.inches=5&${unit}`,
  );
  expect(body).toMatchObject({ allowed: true });
  const shoot = await service.request
    .get('/v1/5150/shoot')
    .query({ rep: 4, weapon: 'assault-rifle', targets: JSON.stringify([{ dice: 3, armor: 'light' }]) });
  expect(shoot.status).toBe(200);
});

test('reports every problem of a question with its status', async () => {
  const { status, body, headers } = await service.request.get('/v1/alpha-strike/target-number?skill=abc&mood=1&range=NEAR');
  expect(status).toBe(400);
  expect(headers['content-type']).toMatch('application/problem+json');
  expect(body.code).toBe('BAD_INPUT');
  expect(body.problems.map(({ code, path }: { code: string; path: string }) => `${code} ${path}`)).toEqual([
    'UNKNOWN_FIELD mood',
    'WRONG_TYPE skill',
    'UNKNOWN_VALUE range',
  ]);
});

test.each(['/v1/units/alpha-strike/no-such-unit', '/v1/tables/chess/table/openings', '/v1/alpha-strike/nothing'])(
  '%s is answered with 404',
  async (path) => {
    const { status, body } = await service.request.get(path);
    expect(status).toBe(404);
    expect(body.code).toBe('NOT_FOUND');
  },
);

describe('more than 1,000 query parameters', () => {
  test.each([
    ['units', 'type=BM'],
    ['search', 'text=atlas'],
    ['sweep', 'draft.skill=4'],
    ['alpha-strike/weapon-damage', 'damage=3'],
    ['tables/alpha-strike/table/sizes', 'fields=id'],
    ['systems', 'fields=nodes.id'],
  ])('are refused at /v1/%s with the name of the first beyond', async (path, parameter) => {
    const { status, body } = await service.request.get(`/v1/${path}?${`${parameter}&`.repeat(1_000)}system=chess`);
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([
      { code: 'TOO_MANY', given: 1_001, allowed: 'at most 1000 query parameters; the first beyond is system' },
    ]);
  });

  test('1,000 are read to the last', async () => {
    const { body } = await service.request.get(`/v1/units?${'type=BM&'.repeat(999)}wings=2`);
    expect(body.problems.map(({ path }: { path: string }) => path)).toContain('wings');
  });
});

describe('rejects a value of the wrong type', () => {
  const allowedIn = async (path: string, body: object, lang: 'en' | 'ru') => {
    const answer = await service.request.post(`/v1/${path}`).send({ ...body, lang });
    return answer.body.problems.map((problem: { path: string; allowed: string }) => [problem.path, problem.allowed]);
  };

  test.each([
    ['alpha-strike/target-number', { skill: 'abc' }, 'skill', 'a whole number', 'целое число'],
    ['alpha-strike/target-number', { partialCover: 7 }, 'partialCover', 'true or false', 'true или false'],
    ['alpha-strike/target-number', { range: 'NEAR' }, 'range', /^SHORT, MEDIUM, LONG/, /^SHORT, MEDIUM, LONG/],
    ['alpha-strike/attack', { attacker: 5, target: {} }, 'attacker', /^an object with unit, /, /^объект с полями unit, /],
    ['alpha-strike/attack', { attacker: { wings: 2 }, target: {} }, 'attacker.wings', /^unit, /, /^unit, /],
    ['5150/shoot', { rep: 4, weapon: 'assault-rifle', targets: [{ dice: 'x' }] }, 'targets.0.dice', 'a whole number', 'целое число'],
    ['5150/shoot', { rep: 4 }, 'targets', 'a list', 'список'],
  ])('%s %j: %s is reported in both languages', async (path, body, field, en, ru) => {
    expect(await allowedIn(path, body, 'en')).toContainEqual([field, expect.stringMatching(en)]);
    expect(await allowedIn(path, body, 'ru')).toContainEqual([field, expect.stringMatching(ru)]);
  });
});

describe('not found', () => {
  test('lists the paths of the rule set', async () => {
    const { status, body, headers } = await service.request.get('/v1/alpha-strike/to-hit?skill=4');
    expect([status, body.code, headers['content-type'], headers['content-language']]).toEqual([
      404,
      'NOT_FOUND',
      expect.stringContaining('application/problem+json'),
      'en',
    ]);
    expect(body.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path: 'address', given: '/v1/alpha-strike/to-hit' }]);
    const { allowed } = body.problems[0];
    expect(allowed).toContain('/v1/alpha-strike/target-number, ');
    expect(allowed).not.toContain('bronepehota');
    expect(body.detail).toBe(`address: given "/v1/alpha-strike/to-hit"; allowed: ${allowed}`);
  });

  test('lists a path of each kind for an unknown rule set', async () => {
    const { status, body } = await service.request.get('/v1/chess/openings').set('accept-language', 'ru');
    expect(status).toBe(404);
    expect(body.detail).toMatch(
      /^address: дано "\/v1\/chess\/openings"; допустимо: \/v1\/alpha-strike\/…, \/v1\/initiative-deck\/…, .*\/v1\/units, /,
    );
  });

  test.each([
    ['delete', '/v1/units', 'GET, HEAD, POST'],
    ['delete', '/v1/systems', 'GET, HEAD'],
    ['post', '/v1/units/alpha-strike/atlas-as7-d', 'GET, HEAD'],
    ['put', '/v1/alpha-strike/target-number', 'GET, HEAD, POST'],
    ['get', '/v1/batch', 'POST'],
  ] as const)('%s %s lists the allowed methods', async (method, path, allowed) => {
    const { status, body, headers } = await service.request[method](path);
    expect([status, body.code, headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', allowed]);
    expect(body.detail).toBe(`method: given "${method.toUpperCase()}"; allowed: ${allowed}`);
  });

  test('lists the questions in a batch', async () => {
    const { body } = await service.request.post('/v1/batch').send([{ question: 'alpha-strike/to-hit' }, { question: 'units' }]);
    expect(body.map(({ status }: { status: number }) => status)).toEqual([404, 200]);
    expect(body[0].error.problems[0]).toMatchObject({ path: 'question', given: 'alpha-strike/to-hit' });
    expect(body[0].error.detail).toContain('allowed: alpha-strike/');
  });

  test('`/v1` redirects to the reference', async () => {
    const { status, headers } = await service.request.get('/v1');
    expect([status, headers.location]).toEqual([302, '/reference']);
  });

  test.each([
    ['/v1/Alpha_Strike/targetNumber?skill=4&inches=8', '/v1/alpha-strike/target-number?skill=4&inches=8'],
    ['/api/v1/units?query=pv%3C30&first=3', '/v1/units?query=pv%3C30&first=3'],
    ['/v1//units/', '/v1/units'],
  ])('%s redirects, with its parameters', async (address, location) => {
    const { status, headers } = await service.request.get(address);
    expect([status, headers.location]).toEqual([308, location]);
  });
});

describe('lists and entries', () => {
  test('finds units by figures, as JSON and CSV', async () => {
    const { body } = await service.request.get('/v1/units?system=alpha-strike&orderBy=COST&direction=DESC&first=3');
    expect(body.nodes).toHaveLength(3);
    const csv = await service.request.get('/v1/units?system=alpha-strike&first=3').set('accept', 'text/csv');
    expect(csv.headers['content-type']).toMatch('text/csv');
    expect(csv.text.trim().split('\n')).toHaveLength(4);
  });

  test.each(['units', 'weapons', 'rules', 'search?text=atlas', 'changes?since=0'])('/v1/%s has every entry once', async (list) => {
    const { body } = await service.request.get(`/v1/${list}${list.includes('?') ? '&' : '?'}first=3`);
    expect(body.nodes).toHaveLength(3);
    expect(body).toMatchObject({ pageInfo: { endCursor: expect.any(String) }, totalCount: expect.any(Number) });
    expect(body).not.toHaveProperty('edges');
  });

  test('returns a unit by its id', async () => {
    const { body } = await service.request.get('/v1/units/alpha-strike/atlas-as7-d');
    expect(body).toMatchObject({ id: 'alpha-strike/atlas-as7-d', stats: { armor: 10 } });
  });

  test('returns a table of the rules as CSV', async () => {
    const { text } = await service.request.get('/v1/tables/alpha-strike/table/ranges?lang=ru').set('accept', 'text/csv');
    expect(text.split('\n')[1]).toBe('ближняя,6,0,0');
  });

  test.each([
    [
      'an answer',
      '/v1/alpha-strike/target-number?skill=4&range=SHORT&fields=target,chance',
      'target,chance.fraction,chance.decimal',
      '4,11/12,0.9166666666666666',
    ],
    [
      'a grid',
      '/v1/alpha-strike/target-number/sweep?skill=4&inches=6,8&figure=chance',
      'inches,chance,chance.fraction',
      '6,0.9166666666666666,11/12',
    ],
    ['an entry', '/v1/units/alpha-strike/atlas-as7-d?fields=id,cost', 'id,cost', 'alpha-strike/atlas-as7-d,52'],
    ['a list', '/v1/units?query=atlas-as7-d&first=1&fields=nodes.id', 'id', 'alpha-strike/atlas-as7-d'],
    ['dice', '/v1/dice?expression=2d6&fields=mean', 'mean', '7'],
  ])('%s is CSV by its path, since spreadsheets send no headers', async (_, address, head, row) => {
    const { text, headers } = await service.request.get(`${address}&format=csv`);
    expect(headers['content-type']).toMatch('text/csv');
    expect(text.split('\n').slice(0, 2)).toEqual([head, row]);
  });

  test('a ranking as CSV has a column for each figure', async () => {
    const draft = encodeURIComponent(JSON.stringify({ weapon: '*', armor: 'light' }));
    const { text } = await service.request.get(`/v1/ranking?calculator=5150/damage&draft=${draft}&by=dead&first=2&format=csv`);
    expect(text).toMatch(/^rank,id,name,points,score,dead,.*\n1,/);
  });

  test.each([
    ['weapons?system=5151', 'system', '5150'],
    ['units?orderBy=COST&direction=ASK', 'direction', 'ASC'],
    ['units?orderBy=COSTS', 'orderBy', 'COST'],
    ['weapons?kind=grenades', 'kind', 'grenade'],
    ['armors?system=5151', 'system', '5150'],
    ['units?system=alfa-strike', 'system', 'alpha-strike'],
    ['units?kind=batlemech', 'kind', 'battlemech'],
    ['rules?system=bronepekhota', 'system', 'bronepehota'],
    ['tables?system=bronepehot', 'system', 'bronepehota'],
    ['search?text=atlas&system=world-at-wars', 'system', 'world-at-war'],
    ['eras?system=alpha-strik', 'system', 'alpha-strike'],
  ])('/v1/%s: an unknown value is answered with the nearest one', async (question, path, nearest) => {
    const { status, body } = await service.request.get(`/v1/${question}`);
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path, message: expect.stringContaining(`did you mean ${nearest}?`) }]);
  });

  test('an unknown format is rejected', async () => {
    const { status, body } = await service.request.get('/v1/dice?expression=2d6&format=xml');
    expect(status).toBe(400);
    expect(body.problems).toMatchObject([{ path: 'format', given: 'xml' }]);
  });
});

describe('batch', () => {
  test('answers in order, with an error where one occurs', async () => {
    const { body } = await service.request
      .post('/v1/batch')
      .send([
        { question: 'alpha-strike/target-number', arguments: { skill: 4, range: 'SHORT' }, fields: 'target' },
        { question: 'alpha-strike/target-number', arguments: { skill: 99, range: 'SHORT' } },
        { question: 'chess/openings' },
        { question: 'dice', arguments: { expression: '2d6' }, fields: 'mean' },
      ]);
    expect(body).toMatchObject([
      { status: 200, answer: { target: 4 } },
      { status: 400, error: { code: 'BAD_INPUT' } },
      { status: 404 },
      { status: 200, answer: { mean: 7 } },
    ]);
  });

  test('accepts a thousand questions and rejects one more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => ({
        question: 'alpha-strike/target-number',
        arguments: { skill: 4, range: 'SHORT' },
        fields: 'target',
      }));
    expect((await service.request.post('/v1/batch').send(many(1000))).body).toHaveLength(1000);
    expect((await service.request.post('/v1/batch').send(many(1001))).status).toBe(400);
  });
});

describe('caching', () => {
  const tagOf = async (path: string, headers: Record<string, string> = {}) =>
    (await service.request.get(path).set(headers)).headers.etag ?? '';

  test('a repeated question is answered with 304, in another language in full', async () => {
    const tag = await tagOf(QUESTION);
    expect(tag).toMatch(/^"/);
    const again = await service.request.get(QUESTION).set('if-none-match', tag);
    expect(again.status).toBe(304);
    expect(again.headers.vary).toMatch(/Accept-Language/);
    expect(await tagOf(QUESTION, { 'accept-language': 'ru' })).not.toBe(tag);
  });

  test('a change of the catalog changes only the ETags of answers that depend on it', async () => {
    const before = {
      units: await tagOf('/v1/units?first=1'),
      unit: await tagOf('/v1/units/alpha-strike/atlas-as7-d'),
      pure: await tagOf(QUESTION),
    };
    await correctUnit(service.catalog.db, { unitId: 'alpha-strike/atlas-as7-d', field: 'cost', value: 53 });
    expect(await tagOf('/v1/units?first=1')).not.toBe(before.units);
    expect(await tagOf('/v1/units/alpha-strike/atlas-as7-d')).not.toBe(before.unit);
    expect(await tagOf(QUESTION)).toBe(before.pure);
    expect((await service.request.get('/v1/units/alpha-strike/atlas-as7-d')).body.cost).toBe(53);
  });

  test('a permalink with the current versions is immutable', async () => {
    const { headers } = await service.request.get(QUESTION);
    expect(headers['cache-control']).toBe('public, no-cache');
    const pinned = await service.request.get(`${QUESTION}&rules=${headers['rangefinder-rules']}`);
    expect(pinned.headers['cache-control']).toMatch('immutable');
    expect((await service.request.get(`${QUESTION}&rules=old`)).headers['cache-control']).toBe('public, no-cache');
  });

  test('an answer of the response cache equals the computed one', async () => {
    const path = `${QUESTION}&lang=ru&fields=summary,target`;
    const computed = await service.request.get(path);
    // The second request stores the answer in the response cache.
    await service.request.get(path);
    const remembered = await service.request.get(path);
    expect(remembered.body).toEqual(computed.body);
    for (const name of ['etag', 'content-type', 'content-language', 'vary', 'cache-control'])
      expect(remembered.headers[name], name).toBe(computed.headers[name]);
  });

  test('the ETag of a catalog question with an escaped name has the revision', async () => {
    expect((await service.request.get('/v1/%75nits?first=1')).headers['rangefinder-catalog']).toBeDefined();
  });

  test('an error has no ETag', async () => {
    expect(await tagOf('/v1/alpha-strike/target-number?skill=99')).toBe('');
  });

  test('answers GraphQL by GET', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ alphaStrike { targetNumber(skill: 4, range: SHORT) { target } } }')}`;
    const tag = await tagOf(path);
    expect((await service.request.get(path).set('if-none-match', tag)).status).toBe(304);
  });

  test('answers a persisted query by GET after it was registered, and caches it', async () => {
    const query = '{ alphaStrike { targetNumber(skill: 5, range: LONG) { target } } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const path = `/graphql?extensions=${encodeURIComponent(extensions)}`;
    const unknown = await service.request.get(path);
    expect(unknown.body.errors[0].message).toBe('PersistedQueryNotFound');
    expect(unknown.headers.etag).toBeUndefined();
    await service.request.post('/graphql').send({ query, extensions: JSON.parse(extensions) });
    const known = await service.request.get(path);
    expect(known.body.data.alphaStrike.targetNumber.target).toBe(9);
    expect((await service.request.get(path).set('if-none-match', String(known.headers.etag))).status).toBe(304);
  });
});

test('serves the reference from its own files', async () => {
  const { text } = await service.request.get('/reference');
  expect(text).not.toMatch(/https?:\/\//);
  expect((await service.request.get('/reference/static/swagger-ui-bundle.js')).status).toBe(200);
});

test('the reference shows all rule sets or the requested one', async () => {
  const all = await service.request.get('/reference?of=nothing');
  expect(all.text).toContain("url: '/openapi.json'");
  const one = await service.request.get('/reference?of=5150').set('accept-language', 'ru');
  expect(one.text).toContain("url: '/openapi/5150.json'");
  expect(one.text).toContain('<a href="/reference?of=5150" aria-current="true">5150, базовые правила</a>');
  expect((await service.request.get('/openapi/5150.json')).status).toBe(200);
});
