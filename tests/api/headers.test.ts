/** Headers that caches, browsers and clients rest on, by literal values. */
import { openCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

/** Nothing listens on port 1 of this machine. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing';
const TARGET_NUMBER = '/v1/alpha-strike/target-number?skill=4&range=SHORT';

let service: Service;
beforeAll(async () => {
  service = await startService({ catalog: await openCatalog({ url: NOWHERE }) });
});
afterAll(() => service.close());

const tokens = (header: string | undefined): readonly string[] => (header ?? '').split(',').map((token) => token.trim().toLowerCase());

test('an answer varies by language and by the form that was asked for', async () => {
  const { headers } = await service.request.get(TARGET_NUMBER);
  expect(tokens(headers.vary)).toEqual(expect.arrayContaining(['accept', 'accept-language']));
});

test('browsers of other hosts may read the tag, the versions and when to come again', async () => {
  const { headers } = await service.request.get(TARGET_NUMBER).set('Origin', 'https://example.org');
  expect(tokens(headers['access-control-expose-headers'])).toEqual(
    expect.arrayContaining(['etag', 'retry-after', 'rangefinder-rules', 'rangefinder-catalog']),
  );
});

test('a catalog that is away says over REST too when to come again', async () => {
  const { status, headers } = await service.request.get('/v1/units');
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
});
