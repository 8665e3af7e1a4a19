import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.js';
import type { UnavailableError } from './errors.js';
import type { Unit } from './generated/types.js';
import { problem, type Reply, type Seen, serve, type TestServer } from './testing/server.js';

let server: TestServer;
afterEach(() => server.close());

const ALL = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
const parameters = ({ url }: Seen) => new URL(url, 'http://localhost').searchParams;

/** A list of five entries; cursors are positions. */
function list(seen: Seen): Reply {
  const from = Number(parameters(seen).get('after') ?? 0);
  const to = from + Number(parameters(seen).get('first'));
  return { body: { nodes: ALL.slice(from, to), pageInfo: { hasNextPage: to < ALL.length, endCursor: String(to) } } };
}

const start = async (reply = list) => {
  server = await serve(reply);
  return createClient({ url: server.url, retries: 0 });
};
async function namesOf(units: AsyncIterable<{ readonly name: string }>): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name } of units) names.push(name);
  return names;
}

test('iterates to the end of a list, page by page', async () => {
  const client = await start();
  expect(await namesOf(client.pages.units({ filter: { system: '5150' }, first: 2 }, { language: 'ru' }))).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
  expect(server.seen.map((seen) => parameters(seen).get('after'))).toEqual([null, '2', '4']);
  for (const seen of server.seen) {
    expect(parameters(seen).get('system')).toBe('5150');
    expect(parameters(seen).get('fields')).toBe('nodes,pageInfo.hasNextPage,pageInfo.endCursor');
    expect(seen.headers['accept-language']).toBe('ru');
  }
});

test('uses large pages by default, and starts after a cursor', async () => {
  const client = await start();
  expect(await namesOf(client.pages.units({ after: '3' }))).toEqual(['d', 'e']);
  expect(server.seen.map((seen) => parameters(seen).get('first'))).toEqual(['100']);
});

test('requests no page after the loop has ended', async () => {
  const client = await start();
  for await (const { name } of client.pages.units({ first: 2 })) if (name === 'b') break;
  expect(server.seen).toHaveLength(1);
});

test('selects fields of an entry', async () => {
  const client = await start();
  const walk = client.pages.units({}, { fields: ['name'] });
  expectTypeOf(walk).toEqualTypeOf<AsyncGenerator<Pick<Unit, 'name'>, void, undefined>>();
  expect(await namesOf(walk)).toHaveLength(5);
  expect(parameters(server.seen[0] as Seen).get('fields')).toMatch(/^nodes\.name,/);
});

test('ends with the error of a page', async () => {
  const client = await start((seen) => (parameters(seen).has('after') ? problem(503, 'CATALOG_UNAVAILABLE') : list(seen)));
  const names: string[] = [];
  const walked = (async () => {
    for await (const { name } of client.pages.units({ first: 2 })) names.push(name);
  })();
  await expect(walked).rejects.toMatchObject({ code: 'CATALOG_UNAVAILABLE' } satisfies Partial<UnavailableError>);
  expect(names).toEqual(['a', 'b']);
});
