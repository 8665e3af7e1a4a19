import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSiteRenderer } from './site-renderer.js';

/** Answers as the handler of `@astrojs/node` does: it writes chunks, or calls `next` for an unknown route. */
const HANDLER = `
process.on('unhandledRejection', () => undefined);
export async function handler(request, response, next, locals) {
  if (request.url === '/unknown/') return next();
  if (request.url === '/broken/') {
    response.statusCode = 500;
    return response.end('Internal Server Error');
  }
  response.writeHead(request.url === '/missing/' ? 404 : 200, { 'content-type': 'text/html' });
  response.write(new TextEncoder().encode('<h1>' + locals.title));
  response.end('</h1>' + JSON.stringify([request.method, request.headers]));
}
`;

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-renderer-'));
mkdirSync(join(folder, 'server'));
mkdirSync(join(folder, 'client'));
writeFileSync(join(folder, 'server', 'entry.mjs'), HANDLER);
writeFileSync(join(folder, 'client', 'site-version.json'), '{"version":"abc"}');
afterAll(() => rmSync(folder, { recursive: true }));
/** Before the module is imported for the first time. */
const listeners = process.listenerCount('unhandledRejection');

const renderer = async () => {
  const loaded = await loadSiteRenderer(folder);
  if (!loaded) throw new Error('the handler is missing');
  return loaded;
};

test('renders a route with its locals and without headers of a client', async () => {
  const { render, version } = await renderer();
  expect(version).toBe('abc');
  expect(await render('/page/', { title: 'Атлас' })).toEqual({ status: 200, body: '<h1>Атлас</h1>["GET",{"host":"localhost"}]' });
});

test('forwards the status of a page, and returns undefined for an unknown route', async () => {
  const { render } = await renderer();
  expect(await render('/missing/', { title: '' })).toMatchObject({ status: 404 });
  expect(await render('/unknown/', {})).toBeUndefined();
});

test('throws if a page cannot be rendered', async () => {
  const { render } = await renderer();
  await expect(render('/broken/', {})).rejects.toThrow('/broken/');
});

test('adds no listener for unhandled rejections to the process', async () => {
  await renderer();
  expect(process.listenerCount('unhandledRejection')).toBe(listeners);
});

test('is undefined without a built site', async () => {
  expect(await loadSiteRenderer(tmpdir())).toBeUndefined();
});
