import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.js';
import { BadInputError, NetworkError, NotFoundError, RangefinderError, RateLimitedError, ServerError, UnavailableError } from './errors.js';
import type { Refusal, TargetNumberAnswer, Unit } from './generated/types.js';
import { service, targetNumber } from './testing/answers.js';
import { problem, type Reply, type Seen, serve, type TestServer } from './testing/server.js';

let server: TestServer;
afterEach(() => server.close());

const start = async (reply: (seen: Seen, index: number) => Reply = service) => {
  server = await serve(reply);
  return server.url;
};
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'answered',
    (error: unknown) => error,
  );

describe('questions', () => {
  test('a calculator is a method of its rule set', async () => {
    const client = createClient({ url: await start() });
    const answer = await client.alphaStrike.targetNumber({ skill: 4, inches: 8 });
    expectTypeOf(answer).toEqualTypeOf<TargetNumberAnswer>();
    expect(answer).toEqual(targetNumber);
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v1/alpha-strike/target-number?skill=4&inches=8']);
  });

  test('wrong arguments do not compile', async () => {
    const client = createClient({ url: await start() });
    // @ts-expect-error the skill is missing
    await client.alphaStrike.targetNumber({ inches: 8 });
    // @ts-expect-error no such range
    await client.alphaStrike.targetNumber({ skill: 4, range: 'NEAR' });
    expect(server.seen).toHaveLength(2);
  });

  test('the language of a call overrides that of the client', async () => {
    const client = createClient({ url: `${await start()}/`, language: 'en' });
    const answer = await client.alphaStrike.targetNumber({ skill: 4, inches: 8 }, { language: 'ru' });
    expect(answer.summary).toContain('Целевое значение 6');
    expect(server.seen[0]?.headers['accept-language']).toBe('ru');
  });

  test('lookups are methods of the client', async () => {
    const client = createClient({ url: await start() });
    const { totalCount } = await client.units({ filter: { system: 'alpha-strike' }, orderBy: { by: 'COST', direction: 'DESC' } });
    expect(totalCount).toBe(1);
    expect(server.seen[0]?.url).toBe('/v1/units?system=alpha-strike&orderBy=COST&direction=DESC');
  });
});

describe('selected fields', () => {
  test('of a call determine the type of its answer', async () => {
    const client = createClient({ url: await start() });
    const answer = await client.alphaStrike.targetNumber({ skill: 4, inches: 8 }, { fields: ['target', 'chance.fraction'] });
    expectTypeOf(answer).toEqualTypeOf<{ readonly target: number | null; readonly chance: { readonly fraction: string } }>();
    // @ts-expect-error no such field
    await client.alphaStrike.targetNumber({ skill: 4, inches: 8 }, { fields: ['chance.percent'] });
    expect(server.seen.map(({ url }) => new URL(url, server.url).searchParams.get('fields'))).toEqual([
      'target,chance.fraction',
      'chance.percent',
    ]);
  });

  test('are sent in a batch', async () => {
    const client = createClient({ url: await start() });
    const [one] = await client.batch([
      { question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 }, fields: ['allowed', 'target'] },
    ]);
    if (one.ok) expectTypeOf(one.answer.target).toEqualTypeOf<number | null>();
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject([{ fields: 'allowed,target' }]);
  });

  test('do not apply to members of a union, which are returned in full', async () => {
    const client = createClient({ url: await start() });
    const page = await client.units({ first: 1 }, { fields: ['nodes.name', 'nodes.stats'] });
    expectTypeOf(page).toEqualTypeOf<{ readonly nodes: readonly Pick<Unit, 'name' | 'stats'>[] }>();
    // @ts-expect-error the fields of a shape cannot be selected one by one
    await client.units({ first: 1 }, { fields: ['nodes.stats.pv'] });
  });
});

test('checking `allowed` narrows the type to an answer or a refusal', async () => {
  const answer = await createClient({ url: await start() }).alphaStrike.targetNumber({ skill: 4, inches: 8 });
  if (answer.allowed) expectTypeOf(answer.refusal).toEqualTypeOf<null>();
  else expectTypeOf(answer.refusal).toEqualTypeOf<Refusal>();
  expect(answer.allowed).toBe(true);
});

describe('headers', () => {
  test('include the User-Agent', async () => {
    await createClient({ url: await start() }).units();
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
    expect(server.seen[0]?.headers['user-agent']).toBe(`rangefinder-client/${version}`);
  });

  test('of the options are sent with every request and keep Accept', async () => {
    const headers = { 'User-Agent': 'my-bot/1.0', 'X-Request-Id': 'abc', Accept: 'text/csv' };
    const client = createClient({ url: await start(), headers });
    await client.units();
    await client.batch([{ question: 'units' }]);
    for (const seen of server.seen)
      expect(seen.headers).toMatchObject({ 'user-agent': 'my-bot/1.0', 'x-request-id': 'abc', accept: 'application/json' });
    expect(server.seen).toHaveLength(2);
  });
});

describe('error types', () => {
  const failing = async (reply: Reply) =>
    rejection(createClient({ url: await start(() => reply), retries: 0 }).alphaStrike.targetNumber({ skill: 9, inches: 8 }));

  test('an invalid question has its problems', async () => {
    const error = await rejection(createClient({ url: await start() }).alphaStrike.targetNumber({ skill: 9, inches: 8 }));
    expect(error).toBeInstanceOf(BadInputError);
    expect(error).toMatchObject({
      name: 'BadInputError',
      code: 'BAD_INPUT',
      status: 400,
      problems: [{ code: 'OUT_OF_RANGE', path: 'skill', given: 9 }],
    });
  });

  test.each([
    [problem(404, 'NOT_FOUND'), NotFoundError, { code: 'NOT_FOUND', message: 'Told: NOT_FOUND' }],
    [{ ...problem(429, 'RATE_LIMITED'), headers: { 'Retry-After': '7' } }, RateLimitedError, { retryAfterMs: 7000 }],
    [
      { ...problem(503, 'CATALOG_UNAVAILABLE'), headers: { 'Retry-After': '5' } },
      UnavailableError,
      { code: 'CATALOG_UNAVAILABLE', retryAfterMs: 5000 },
    ],
    [problem(500, 'INTERNAL', { id: 'abc' }), ServerError, { id: 'abc', status: 500 }],
    [{ status: 502, body: '<html>' }, UnavailableError, { code: 'UNAVAILABLE', status: 502 }],
    [{ status: 400, body: 'no' }, RangefinderError, { code: 'BAD_REQUEST' }],
    [{ status: 500, body: { code: 'NEW_CODE' } }, ServerError, { code: 'INTERNAL' }],
    [{ status: 200, body: '<html>' }, UnavailableError, { code: 'UNAVAILABLE' }],
  ])('%j', async (reply, type, fields) => {
    const error = await failing(reply);
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject(fields);
  });

  test('an unreachable service is a NETWORK error', async () => {
    const url = await start();
    await server.close();
    const error = await rejection(createClient({ url, retries: 0 }).initiativeDeck.pokerOdds());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ code: 'NETWORK', status: undefined });
  });

  test('a slow service is a TIMEOUT error', async () => {
    const url = await start(() => ({ after: 500, body: {} }));
    expect(await rejection(createClient({ url, retries: 0, timeoutMs: 30 }).initiativeDeck.pokerOdds())).toMatchObject({ code: 'TIMEOUT' });
  });
});

describe('retries', () => {
  test('a busy service is asked again after Retry-After', async () => {
    const url = await start((seen, index) =>
      index === 0 ? { ...problem(429, 'RATE_LIMITED'), headers: { 'Retry-After': '1' } } : service(seen),
    );
    const begun = performance.now();
    expect(await createClient({ url }).alphaStrike.targetNumber({ skill: 4, inches: 8 })).toEqual(targetNumber);
    expect(performance.now() - begun).toBeGreaterThan(950);
    expect(server.seen).toHaveLength(2);
  });

  test('stop at the configured number, and exclude permanent errors', async () => {
    const client = createClient({
      url: await start(({ url }) =>
        problem(url.includes('target') ? 503 : 500, url.includes('target') ? 'CATALOG_UNAVAILABLE' : 'INTERNAL'),
      ),
      retries: 1,
    });
    expect(await rejection(client.alphaStrike.targetNumber({ skill: 4 }))).toBeInstanceOf(UnavailableError);
    expect(server.seen).toHaveLength(2);
    expect(await rejection(client.initiativeDeck.pokerOdds())).toBeInstanceOf(ServerError);
    expect(server.seen).toHaveLength(3);
  });

  test('exclude time-outs', async () => {
    const client = createClient({ url: await start(() => ({ after: 500, body: [] })), retries: 2, timeoutMs: 30 });
    expect(await rejection(client.batch([{ question: 'dice', arguments: { expression: '2d6' } }]))).toMatchObject({ code: 'TIMEOUT' });
    expect(await rejection(client.dice({ expression: '2d6' }))).toMatchObject({ code: 'TIMEOUT' });
    expect(server.seen).toHaveLength(2);
  });
});

describe('aborting', () => {
  test('a call rejects with the reason of its signal', async () => {
    const client = createClient({ url: await start(() => ({ after: 500, body: {} })) });
    const controller = new AbortController();
    const rejected = rejection(client.initiativeDeck.pokerOdds({}, { signal: controller.signal }));
    controller.abort('changed my mind');
    expect(await rejected).toBe('changed my mind');
  });

  test('ends the wait for a retry', async () => {
    const client = createClient({ url: await start(() => ({ ...problem(429, 'RATE_LIMITED'), headers: { 'Retry-After': '20' } })) });
    const controller = new AbortController();
    const rejected = rejection(client.initiativeDeck.pokerOdds({}, { signal: controller.signal }));
    setTimeout(() => controller.abort('enough'), 50);
    expect(await rejected).toBe('enough');
  });

  test('ends only its own call of a batch', async () => {
    const client = createClient({ url: await start(), batch: true });
    const controller = new AbortController();
    const both = [
      client.alphaStrike.targetNumber({ skill: 4, inches: 8 }),
      rejection(client.alphaStrike.targetNumber({ skill: 4, inches: 8 }, { signal: controller.signal })),
    ];
    controller.abort('not this one');
    expect(await Promise.all(both)).toEqual([targetNumber, 'not this one']);
  });
});

describe('response cache', () => {
  const tagged = (seen: Seen): Reply =>
    seen.headers['if-none-match'] === '"one"' ? { status: 304 } : { ...service(seen), headers: { ETag: '"one"' } };

  test('an unchanged answer is not sent again, and callers cannot modify it', async () => {
    const client = createClient({ url: await start(tagged) });
    const first = await client.alphaStrike.targetNumber({ skill: 4, inches: 8 });
    (first as { target: number }).target = 12;
    expect(await client.alphaStrike.targetNumber({ skill: 4, inches: 8 })).toEqual(targetNumber);
    expect(server.seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"']);
  });

  test('languages are cached separately', async () => {
    const client = createClient({ url: await start(tagged) });
    await client.alphaStrike.targetNumber({ skill: 4, inches: 8 }, { language: 'en' });
    await client.alphaStrike.targetNumber({ skill: 4, inches: 8 }, { language: 'ru' });
    expect(server.seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  test('can be disabled', async () => {
    const client = createClient({ url: await start(tagged), cacheSize: 0 });
    await client.initiativeDeck.pokerOdds().catch(() => undefined);
    await client.alphaStrike.targetNumber({ skill: 4, inches: 8 });
    await client.alphaStrike.targetNumber({ skill: 4, inches: 8 });
    expect(server.seen.every(({ headers }) => headers['if-none-match'] === undefined)).toBe(true);
  });
});

describe('batches', () => {
  test('return an answer or an error for each question', async () => {
    const client = createClient({ url: await start() });
    const [good, bad, units] = await client.batch([
      { question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 } },
      { question: 'alpha-strike/target-number', arguments: { skill: 9, inches: 8 } },
      { question: 'units' },
    ]);
    expect(good.ok && good.answer.target).toBe(6);
    expect(!bad.ok && bad.error).toBeInstanceOf(BadInputError);
    expect(units.ok && units.answer.totalCount).toBe(1);
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /v1/batch']);
  });

  test('are split into several requests if they are too large', async () => {
    const client = createClient({ url: await start() });
    const questions = Array.from({ length: 1_001 }, () => ({
      question: 'alpha-strike/target-number' as const,
      arguments: { skill: 4, inches: 8 },
    }));
    const answers = await client.batch(questions);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(server.seen.map(({ body }) => JSON.parse(body).length)).toEqual([1_000, 1]);
  });

  test('combine the calls of one tick by language', async () => {
    const client = createClient({ url: await start(), batch: true, language: 'en' });
    const ask = (skill: number, language?: 'ru') => client.alphaStrike.targetNumber({ skill, inches: 8 }, { language });
    const [one, two, three] = await Promise.all([ask(4), rejection(ask(9)), ask(4, 'ru')]);
    expect(one).toEqual(targetNumber);
    expect(two).toBeInstanceOf(BadInputError);
    expect(three).toMatchObject({ summary: expect.stringContaining('Целевое') });
    expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'ru']);
  });

  test('reject every call if the request fails', async () => {
    const client = createClient({ url: await start(() => problem(500, 'INTERNAL')), batch: true });
    const errors = await Promise.all([rejection(client.initiativeDeck.pokerOdds()), rejection(client.units())]);
    expect(errors.every((error) => error instanceof ServerError)).toBe(true);
  });
});
