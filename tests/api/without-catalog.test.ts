/** Without the database, calculators work and catalog requests report its absence. */
import { openCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

/** Nothing listens on port 1. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing';

let service: Service;
let request: Service['request'];
beforeAll(async () => {
  service = await startService({ catalog: await openCatalog({ url: NOWHERE }) });
  request = service.request;
});
afterAll(() => service.close());

test('calculators answer, with built-in weapons, too', async () => {
  const { body } = await request.post('/graphql').send({
    query:
      '{ alphaStrike { targetNumber(skill: 4, range: SHORT) { target } } fiftyOneFifty { damageMatrix(weapons: ["rifle"]) { cells { weapon { name } } } } }',
  });
  expect(body.errors).toBeUndefined();
  expect(body.data.alphaStrike.targetNumber.target).toBe(4);
});

test('catalog requests are answered with 503 and Retry-After', async () => {
  const response = await request.post('/graphql').send({ query: '{ units { totalCount nodes { id } } }' });
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBe('10');
  expect(response.body.errors[0].extensions.code).toBe('CATALOG_UNAVAILABLE');
});

test('readiness fails, health does not', async () => {
  expect((await request.get('/ready')).status).toBe(503);
  expect((await request.get('/health')).status).toBe(200);
});
