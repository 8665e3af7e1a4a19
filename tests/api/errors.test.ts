/** Input errors have code, path, given value and allowed values; never a stack trace, never status 500. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Media type of clients that rely on the status of an answer. */
const BY_STATUS = 'application/graphql-response+json';

const ask = async (query: string) => {
  const { status, body } = await service.post(query).set('accept', BY_STATUS);
  return { status, error: body.errors?.[0], data: body.data };
};

test('all problems of a question are reported together', async () => {
  const { status, error } = await ask('{ alphaStrike { targetNumber(skill: 99, inches: -1, heat: 9) { target } } }');
  expect(status).toBe(400);
  expect(error.path).toEqual(['alphaStrike', 'targetNumber']);
  expect(error.extensions).toMatchObject({
    code: 'BAD_INPUT',
    problems: [
      { code: 'OUT_OF_RANGE', path: 'skill', given: 99, allowed: 'a whole number from 0 to 8' },
      { code: 'OUT_OF_RANGE', path: 'inches', given: -1, allowed: 'a number from 0 to 1000' },
      { code: 'OUT_OF_RANGE', path: 'heat', given: 9, allowed: 'a whole number from 0 to 4' },
    ],
  });
});

const WRONG = '{ alphaStrike { targetNumber(skill: 99, inches: 1) { target } } }';

test.each([
  [undefined, WRONG, 200, 'BAD_INPUT'],
  ['*/*', WRONG, 200, 'BAD_INPUT'],
  ['application/json', WRONG, 200, 'BAD_INPUT'],
  ['*/*', '{ systems { name } }', 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['*/*', '{ systems {', 200, 'GRAPHQL_PARSE_FAILED'],
  ['*/*', 3, 400, 'BAD_REQUEST'],
  [BY_STATUS, WRONG, 400, 'BAD_INPUT'],
  [`${BY_STATUS}, application/json;q=0.9`, WRONG, 400, 'BAD_INPUT'],
  [BY_STATUS, '{ systems {', 400, 'GRAPHQL_PARSE_FAILED'],
])('GraphQL with Accept %s: %s has status %i and type %s', async (accept, query, status, code) => {
  const request = service.request.post('/graphql').send({ query });
  const response = await (accept === undefined ? request : request.set('accept', accept));
  expect([response.status, response.body.errors[0].extensions.code]).toEqual([status, code]);
  expect(response.headers['content-type']).toContain(accept?.startsWith(BY_STATUS) ? BY_STATUS : 'application/json');
});

test('answers with errors are not cacheable, whatever their status', async () => {
  const query = '{ alphaStrike { targetNumber(skill: 6, range: LONG) { target } } }';
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
  const path = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
  for (const _ of [1, 2, 3]) {
    const { status, headers, body } = await service.request.get(path).set('accept', 'application/json');
    expect([status, headers.etag, headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    expect(body.errors).toMatchObject([{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  }
  await service.request.post('/graphql').send({ query, extensions });
  expect((await service.request.get(path).set('accept', 'application/json')).body.data.alphaStrike.targetNumber.target).toBe(10);
  expect((await service.request.get(path.replace(/%22sha.*/, '%22sha256Hash%22:%22abc%22}}')).set('accept', BY_STATUS)).status).toBe(404);
});

test('problems are in the requested language', async () => {
  const { error } = await ask('{ alphaStrike(lang: ru) { targetNumber(skill: 99, inches: 1) { target } } }');
  expect(error.message).toBe('skill: дано 99; допустимо: целое число от 0 до 8');
});

const TARGETS = Array.from({ length: 10_000 }, () => '{ dice: 1 }').join(' ');

describe.each([
  ['inches that are no number', '{ alphaStrike { targetNumber(skill: 4, inches: 1e999) { target } } }'],
  ['a huge number', '{ alphaStrike { targetNumber(skill: 4, inches: 1e308) { target } } }'],
  ['an unknown argument', '{ alphaStrike { targetNumber(skill: 4, range: SHORT, mood: 1) { target } } }'],
  ['an unknown word', '{ alphaStrike { targetNumber(skill: 4, range: POINT_BLANK) { target } } }'],
  ['neither distance nor range', '{ alphaStrike { targetNumber(skill: 4) { target } } }'],
  ['a rate of fire of 0', '{ fiftyOneFifty { shoot(rep: 4, rateOfFire: 0, targets: [{ dice: 1 }]) { summary } } }'],
  ['ten thousand targets', `{ fiftyOneFifty { shoot(rep: 4, rateOfFire: 3, targets: [${TARGETS}]) { summary } } }`],
  ['an unknown weapon', '{ fiftyOneFifty { shoot(rep: 4, weapon: "bazooka", targets: [{ dice: 1 }]) { summary } } }'],
  ['heat 9', '{ alphaStrike { heat(heat: 9, fired: true) { heat } } }'],
  ['a broken query', '{ alphaStrike { '],
  ['an unknown rule set', '{ tables(system: "chess") { nodes { id } } }'],
  ['a forged cursor', '{ units(after: "bm9wZQ") { totalCount } }'],
  ['a page of a million', '{ units(first: 1000000) { totalCount } }'],
  ['broken dice', '{ dice(expression: "2d6+") { mean } }'],
  ['a thousand aliases', `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: dice(expression: "1d6") { mean }`).join(' ')} }`],
])('%s', (_, query) => {
  test('is reported as a client error', async () => {
    const { status, error } = await ask(query);
    expect([400, 413]).toContain(status);
    expect(error.message).toMatch(/\S/);
    expect(error.extensions.code).not.toBe('INTERNAL');
    expect(JSON.stringify(error)).not.toMatch(/node_modules|\.ts:|\.js:|stack/);
  });
});

test('an error in a dice expression has the position of the character', async () => {
  const { error } = await ask('{ dice(expression: "2d6+") { mean } }');
  expect(error.extensions.problems[0]).toMatchObject({ code: 'BAD_FORMAT', path: 'expression.4', given: '' });
});

test('a body that is not JSON is a client error', async () => {
  const response = await service.request.post('/graphql').set('content-type', 'application/json').send('{"query":');
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

test('a body of two megabytes is rejected with 413', async () => {
  const response = await service.request.post('/graphql').send({ query: `#${'x'.repeat(2_000_000)}` });
  expect(response.status).toBe(413);
  expect(response.body).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] });
});

describe('an unknown path is answered with 404', () => {
  test('and the addresses for programs', async () => {
    const { status, headers, body } = await service.request.get('/nowhere');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(body.problems[0].allowed).toMatch(/^\/v1\/…, \/graphql, \/mcp, /);
  });
  test.each([
    ['/units', '/v1/units'],
    ['/v2/units', '/v1/units'],
    ['/api/v3/Alpha_Strike/target-number', '/v1/alpha-strike/target-number'],
    ['/units/alpha-strike/atlas-as7-d', '/v1/units/alpha-strike/atlas-as7-d'],
    ['/dice', '/v1/dice'],
    ['/graphQL', '/graphql'],
    ['/openapi.jsn', '/openapi.json'],
    ['/v1/openapi.json', '/openapi.json'],
  ])('%s means %s', async (path, meant) => {
    const { status, body } = await service.request.get(path);
    expect(status).toBe(404);
    expect(body.problems[0]).toMatchObject({ path: 'address', given: path });
    expect(body.detail).toMatch(new RegExp(`${meant}\\?$`));
  });
  test('in the format of MCP below its address', async () => {
    const { status, body } = await service.request.post('/mcp/alphastrik').send({});
    expect(status).toBe(404);
    expect(body.jsonrpc).toBe('2.0');
    expect(body.error.message).toMatch(/\/mcp\/alpha-strike\?$/);
  });
});
