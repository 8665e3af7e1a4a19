import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { site } from './site.js';

const SCRIPT = 'console.log(1);'.repeat(100);
const HASHED = 'assets/b.0123abcd.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-compressed-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
for (const name of ['a.js', HASHED]) {
  writeFileSync(join(folder, name), SCRIPT);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
}
writeFileSync(join(folder, 'plain.js'), SCRIPT);
writeFileSync(join(folder, 'index.html'), 'home');
writeFileSync(join(folder, 'script-hashes.json'), '[]');

const app = express();
app.use(site(folder, 'http://localhost'));
app.use((_, response) => void response.status(404).json({ error: 'none' }));
const get = (path: string, encoding: string) => supertest(app).get(path).set('Accept-Encoding', encoding);

test('a client that prefers Brotli gets the compressed file', async () => {
  const { status, headers, text } = await get('/a.js?v=1', 'gzip, deflate, br');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' });
  expect(Number(headers['content-length'])).toBe(brotliCompressSync(SCRIPT).length);
  expect(text).toBe(SCRIPT);
  expect((await get('/a.js', 'br').set('If-None-Match', String(headers.etag))).status).toBe(304);
});

test.each([
  ['/a.js', 'gzip'],
  ['/a.js', 'br;q=0.1, identity'],
  ['/plain.js', 'br'],
])('%s is uncompressed for a client that accepts %s', async (path, encoding) => {
  const { headers, text } = await get(path, encoding);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(SCRIPT.length));
  expect(text).toBe(SCRIPT);
});

test('a compressed file is cached as long as the file', async () => {
  expect((await get(`/${HASHED}`, 'br')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/a.js', 'br')).headers['cache-control']).toBe('public, no-cache');
});

test.each([
  ['a file that does not exist', 404, get('/none.js', 'br')],
  ['another method', 404, supertest(app).post('/a.js').set('Accept-Encoding', 'br')],
  ['a range beyond the end', 416, get('/a.js', 'br').set('Range', 'bytes=99999-')],
])('an error is not sent as compressed: %s', async (_, expected, answer) => {
  const { status, headers } = await answer;
  expect(status).toBe(expected);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).not.toContain('javascript');
});
