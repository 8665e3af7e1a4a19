import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { builtOrigin, inOrigin } from './built-origin.js';
import { site } from './site.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-origin-'));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
write('robots.txt', 'User-agent: *\n\nSitemap: http://localhost:4000/sitemap-index.xml\n');
write('script-hashes.json', '[]');
write('index.html', '<link rel="canonical" href="http://localhost:4000/"><a href="/en/">');
write('data.json', '{"host":"http://localhost:4000"}');
afterAll(() => rmSync(folder, { recursive: true }));

test('reads the origin that a site was built with', () => {
  expect(builtOrigin(folder)).toBe('http://localhost:4000');
  expect(builtOrigin(tmpdir())).toBe('');
});

test('replaces addresses of that origin only', () => {
  expect(inOrigin('http://localhost:4000/en/ http://localhost:4001/', 'http://localhost:4000', 'https://example.org/')).toBe(
    'https://example.org/en/ http://localhost:4001/',
  );
  expect(inOrigin('as it is', '', 'https://example.org')).toBe('as it is');
});

test('pages and lists contain the public address, and their tag is that of the sent content', async () => {
  const app = supertest(express().use(site(folder, 'http://localhost:4001')));
  const page = await app.get('/');
  expect(page.text).toContain('href="http://localhost:4001/"');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await app.get('/').set('if-none-match', page.headers.etag as string)).status).toBe(304);
  expect((await app.get('/robots.txt')).text).toContain('Sitemap: http://localhost:4001/');
  expect((await app.get('/data.json')).text).toContain('4000');
  expect((await app.get('/nope.html')).status).toBe(404);
});
