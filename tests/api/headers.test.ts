/** Headers that caches, browsers and clients rely on, by literal values. */
import { openCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

/** Nothing listens on port 1. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing';
const TARGET_NUMBER = '/v1/alpha-strike/target-number?skill=4&range=SHORT';

let service: Service;
beforeAll(async () => {
  service = await startService({ catalog: await openCatalog({ url: NOWHERE }) });
});
afterAll(() => service.close());

const tokens = (header: string | undefined): readonly string[] => (header ?? '').split(',').map((token) => token.trim().toLowerCase());

test('an answer varies by language and media type', async () => {
  const { headers } = await service.request.get(TARGET_NUMBER);
  expect(tokens(headers.vary)).toEqual(expect.arrayContaining(['accept', 'accept-language']));
});

test('browsers on other origins may read the ETag, the versions and Retry-After', async () => {
  const { headers } = await service.request.get(TARGET_NUMBER).set('Origin', 'https://example.org');
  expect(tokens(headers['access-control-expose-headers'])).toEqual(
    expect.arrayContaining(['etag', 'retry-after', 'rangefinder-rules', 'rangefinder-catalog']),
  );
});

test('REST sends Retry-After if the catalog is unavailable', async () => {
  const { status, headers } = await service.request.get('/v1/units');
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
});

/** A URL of every transport, and an unknown one. */
const URLS = [
  ...['/health', '/ready', TARGET_NUMBER, '/v1/nothing', '/v1/units', '/v1/downloads', '/v1/imports.atom', '/openapi.json', '/llms.txt'],
  ...['/graphql?query={__typename}', '/graphql', '/mcp', '/graphiql', '/reference', '/reference/static/swagger-ui.css', '/nothing'],
];

test.each(URLS)('%s: sends nosniff, a referrer of the origin only, and CORS headers', async (address) => {
  const { headers } = await service.request.get(address);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a service without TLS does not require it', async () => {
  const plain = await startService({ catalog: service.catalog, publicUrl: 'http://localhost:4000' });
  for (const address of ['/health', TARGET_NUMBER, '/graphiql'])
    expect((await plain.request.get(address)).headers['strict-transport-security'], address).toBeUndefined();
  await plain.stop();
});

test.each(['/graphiql', '/reference'])('%s varies by the language of the reader', async (address) => {
  const pages = await Promise.all(['en', 'ru'].map((language) => service.request.get(address).set('Accept-Language', language)));
  expect(pages[0]?.text).not.toBe(pages[1]?.text);
  for (const { headers } of pages) expect(headers.vary).toContain('Accept-Language');
});

test.each(['/graphiql', '/graphiql?query=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E', '/reference', '/reference?of=5150'])(
  '%s allows only the scripts of its page, and no frames on other sites',
  async (address) => {
    const { headers } = await service.request.get(address);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/(^|; )script-src 'self'( 'sha256-[\w+/]{43}=')+(;|$)/);
    for (const part of ["frame-ancestors 'self'", "default-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy.split('; ')).toContain(part);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  },
);

test('security.txt has the contact for vulnerability reports', async () => {
  const address = '/.well-known/security.txt';
  expect((await service.request.get(address)).text).toMatch(/^Contact: mailto:security@/m);
  const owned = await startService({ catalog: service.catalog, repository: 'git+https://example.org/owner/rangefinder.git' });
  const { status, headers, text } = await owned.request.get(address);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^Contact: https:\/\/example\.org\/owner\/rangefinder\/security\/advisories\/new$/m);
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  await owned.stop();
});
