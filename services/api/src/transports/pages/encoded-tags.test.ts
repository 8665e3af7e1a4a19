import compression from 'compression';
import express from 'express';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { encodedTags } from './encoded-tags.js';

const app = express();
app.disable('etag');
app.use(encodedTags, compression());
app.get('/page', (request, response) => {
  response.set('ETag', '"abc"');
  if (request.headers['if-none-match']?.includes('"abc"')) response.status(304).end();
  else response.type('html').send('page '.repeat(1_000));
});
app.get('/weak', (_, response) => void response.set('ETag', 'W/"abc"').type('html').send('page '.repeat(1_000)));

const get = (encoding: string, known?: string, path = '/page') => {
  const request = supertest(app).get(path).set('Accept-Encoding', encoding);
  return known === undefined ? request : request.set('If-None-Match', known);
};

test('each encoding has a strong tag of its own, which is revalidated', async () => {
  const tags: string[] = [];
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers } = await get(encoding);
    expect(status).toBe(200);
    tags.push(String(headers.etag));
    const again = await get(encoding, headers.etag);
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  }
  expect(tags).toEqual(['"abc-br"', '"abc-gzip"', '"abc"']);
});

test('a client that has one of several tags is answered with it, and another content is sent', async () => {
  expect((await get('br', '"xyz-br", "abc-gzip"')).headers.etag).toBe('"abc-gzip"');
  expect((await get('br', '"xyz-br"')).status).toBe(200);
});

test('weak tags stay as they are', async () => {
  expect((await get('br', undefined, '/weak')).headers.etag).toBe('W/"abc"');
});
