/** Pages of entries between the catalog and the site. A small handler replaces that of the built site, and shows what it receives. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalog } from '@rangefinder/catalog';
import { LANGUAGES } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

/** Numbers its renderings, so that a test can tell a cached page from a new one. */
const HANDLER = `
let count = 0;
export async function handler(request, response, next, { entryPage }) {
  const { entry, variants, origin } = entryPage;
  response.writeHead(200);
  response.end(JSON.stringify({ count: ++count, url: request.url, name: entry.name, nameRu: entry.nameRu, variants: variants.length, origin }));
}
`;
const ATLAS = '/en/units/alpha-strike/atlas-as7-d/';
const PUBLIC_URL = 'https://rules.example/tools/';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-site-'));
  const client = join(folder, 'client');
  await mkdir(join(folder, 'server'), { recursive: true });
  await writeFile(join(folder, 'server', 'entry.mjs'), HANDLER);
  for (const language of LANGUAGES)
    for (const page of ['units/view', '404']) {
      await mkdir(join(client, language, page), { recursive: true });
      await writeFile(join(client, language, page, 'index.html'), `${page} ${language}`);
    }
  await writeFile(join(client, 'index.html'), 'home');
  await writeFile(join(client, 'script-hashes.json'), '["sha256-AAA="]');
  await writeFile(join(client, 'site-version.json'), '{"version":"one"}');
});
afterAll(() => rm(folder, { recursive: true }));

describe('with a catalog', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ siteFolder: folder, publicUrl: PUBLIC_URL });
  });
  afterAll(() => service.close());
  const get = (path: string) => service.request.get(path).set('accept', 'text/html');
  const pageAt = async (path: string) => JSON.parse((await get(path)).text);

  test('the site receives the entry, its variants and the public address', async () => {
    const page = await pageAt(ATLAS);
    expect(page).toMatchObject({ url: ATLAS, name: 'Atlas AS7-D', nameRu: 'Атлас AS7-D', origin: 'https://rules.example/tools' });
    expect(page.variants).toBeGreaterThan(10);
    expect(await pageAt('/ru/weapons/5150/assault-rifle/')).toMatchObject({ variants: 0, name: 'Assault rifle' });
  });

  test('a page is rendered once for each state of the catalog and revalidated by its tag', async () => {
    const first = await get(ATLAS);
    const again = await get(ATLAS);
    expect(again.text).toBe(first.text);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', 'content-language': 'en' });
    const unchanged = await get(ATLAS).set('if-none-match', first.headers.etag as string);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    expect((await get(ATLAS.replace('/en/', '/ru/')).set('if-none-match', first.headers.etag as string)).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { headers } = await get(ATLAS);
    const head = await service.request.head(ATLAS).set('accept', 'text/html');
    expect([head.status, head.text, head.headers.etag]).toEqual([200, undefined, headers.etag]);
    expect(head.headers['content-type']).toMatch(/^text\/html/);
  });

  test('its policy allows the scripts of the site only', async () => {
    const { headers } = await get(ATLAS);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-AAA='; default-src 'self'");
  });

  test.each(LANGUAGES)('an unknown entry is 404 with the page in %s', async (language) => {
    const { status, text } = await get(`/${language}/units/alpha-strike/nope/`);
    expect([status, text]).toEqual([404, `404 ${language}`]);
  });

  test('old addresses redirect', async () => {
    const target = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.location];
    };
    expect(await target('/en/units/view/?id=alpha-strike%2Fatlas-as7-d')).toEqual([301, ATLAS]);
    expect(await target('/ru/units/view/?weapon=5150%2Frifle')).toEqual([301, '/ru/weapons/5150/rifle/']);
    expect(await target(ATLAS.slice(0, -1))).toEqual([301, ATLAS]);
    expect(await target('/en/units/view/?id=//evil.example/x')).toEqual([200, undefined]);
  });
});

test('without a catalog the page that draws entries in the browser is 503 with Retry-After', async () => {
  const catalog = await openCatalog({ url: 'postgres://user@127.0.0.1:1/nothing' });
  const service = await startService({ siteFolder: folder, catalog });
  try {
    const { status, text, headers } = await service.request.get(ATLAS.replace('/en/', '/ru/')).set('accept', 'text/html');
    expect([status, text]).toEqual([503, 'units/view ru']);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-AAA='");
  } finally {
    await service.close();
  }
});
