import type { Catalog } from '@rangefinder/catalog';
import express from 'express';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { localRequestContext } from '../context/request-context.js';
import { jsonReply } from './reply.js';
import { responseCache } from './response-cache.js';

/** An application with one address that counts computations. */
function counted() {
  let computed = 0;
  const cache = responseCache({ catalog: {} as Catalog });
  const cacheable = { asksCatalog: false, answer: () => jsonReply(JSON.stringify({ computed: ++computed })) };
  const app = express().get('/', (request, response) => {
    response.locals.caller = localRequestContext('en');
    return cache.serve(request, response, () => cacheable);
  });
  return { request: supertest(app), computed: () => computed };
}

test('caches an answer when it is requested again', async () => {
  const { request, computed } = counted();
  const counts: number[] = [];
  for (let time = 0; time < 4; time++) {
    await request.get('/?a=1');
    counts.push(computed());
  }
  expect(counts).toEqual([1, 2, 2, 2]);
});

test('answers 304 without computing', async () => {
  const { request, computed } = counted();
  const { headers } = await request.get('/?a=1');
  expect((await request.get('/?a=1').set('If-None-Match', headers.etag ?? '')).status).toBe(304);
  expect(computed()).toBe(1);
});
