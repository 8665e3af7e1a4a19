/** Versions of the widgets: immutable files, and redirects from older versions to compatible ones. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standsInFor } from '../../services/api/src/transports/pages/widget-versions.js';
import { type Service, startService } from '../support/service.js';

let service: Service;
let siteFolder: string;
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'rangefinder-site-'));
  const client = join(siteFolder, 'client');
  await mkdir(join(client, 'widgets', 'elements'), { recursive: true });
  await writeFile(join(client, 'index.html'), '<!doctype html>');
  await writeFile(join(client, 'script-hashes.json'), '[]');
  await writeFile(join(client, 'widgets', 'version.json'), '{"version":"1.2.3"}');
  await writeFile(join(client, 'widgets', 'rangefinder.js'), 'export {};');
  await writeFile(join(client, 'widgets', 'elements', 'damage.js'), 'export {};');
  service = await startService({ siteFolder, catalog: await openCatalog({ url: 'postgres://nobody@127.0.0.1:1/nothing' }) });
});
afterAll(async () => {
  await service.close();
  await rm(siteFolder, { recursive: true });
});

test.each(['rangefinder.js', 'elements/damage.js'])('%s of the current version is immutable', async (file) => {
  const { status, headers, text } = await service.request.get(`/widgets/v1.2.3/${file}`);
  expect([status, text]).toEqual([200, 'export {};']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch('javascript');
});

test('a URL without a version is revalidated', async () => {
  const { headers } = await service.request.get('/widgets/rangefinder.js');
  expect(headers['cache-control']).toBe('public, no-cache');
});

test('an older version redirects to its compatible successor, others are answered with 404', async () => {
  const { status, headers } = await service.request.get('/widgets/v1.1.9/elements/damage.js');
  expect([status, headers.location]).toEqual([302, '/widgets/v1.2.3/elements/damage.js']);
  for (const version of ['0.9.0', '1.2.4', '2.0.0', '1.2'])
    expect((await service.request.get(`/widgets/v${version}/rangefinder.js`)).status).toBe(404);
  expect((await service.request.get('/widgets/v1.2.3/nothing.js')).status).toBe(404);
  expect((await service.request.get('/widgets/v1.2.3/..%2f..%2findex.html')).status).toBe(404);
});

test.each([
  ['0.1.3', '0.1.0', true],
  ['0.2.0', '0.1.0', false],
  ['0.1.0', '0.1.1', false],
  ['1.3.0', '1.2.9', true],
  ['1.2.0', '1.2.1', false],
  ['2.0.0', '1.0.0', false],
])('%s instead of %s: %s', (served, wanted, stands) => expect(standsInFor(served, wanted)).toBe(stands));
