import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { starterCatalog } from '../support/catalog.js';
import { type Service, startService } from '../support/service.js';

const statements: string[] = [];
let service: Service;
beforeAll(async () => {
  const observer = {
    statement: (_: string, text: string) => {
      statements.push(text);
      return () => undefined;
    },
    refused: () => undefined,
  };
  service = await startService({ catalog: await starterCatalog(observer) });
});
afterAll(() => service.close());
beforeEach(() => {
  statements.length = 0;
});

/** The statement for typed words reads the state as well, with their stems. */
const stateQueries = () => statements.filter((text) => text.includes('catalog_revision') && !text.includes('unnest')).length;

const QUERY = '/v1/units?query=pv%3C30%20era:3025';

test.each([
  // The state twice, the page, its weapons, the count, and the count of units whose availability is unknown.
  ['a query with an era', QUERY, 6],
  // The state twice, the stems of the words, all words of the catalog for the first time, the matches, their units and weapons, and the count.
  ['a query in words', '/v1/units?query=atlas', 8],
  ['a filtered list', '/v1/units?kind=battlemech&first=5', 5],
  ['a unit by id', '/v1/units/alpha-strike/atlas-as7-d', 4],
])('asks for the state of the catalog before and after an answer: %s', async (_, address, count) => {
  const { headers } = await service.request.get(address);
  expect(stateQueries()).toBe(2);
  expect(headers.etag).toBeDefined();
  expect(statements).toHaveLength(count);
});

test('asks for nothing but the state when the answer is known', async () => {
  const { headers } = await service.request.get(QUERY);
  statements.length = 0;
  expect((await service.request.get(QUERY).set('If-None-Match', headers.etag ?? '')).status).toBe(304);
  expect(statements).toHaveLength(1);
});

test('a POST does not query the state of the catalog', async () => {
  await service.ask('{ units(query: "pv<30 era:3025") { totalCount edges { node { id weapons { count } } } } }');
  expect(stateQueries()).toBe(0);
  expect(statements).toHaveLength(3);
});
