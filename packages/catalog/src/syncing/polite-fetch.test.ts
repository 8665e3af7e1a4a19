import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fetchPolitely } from './polite-fetch.js';

const MANNERS = { timeoutMs: 60_000, attempts: 2, backoffMs: 0, longestWaitMs: 60_000 };

test.each([408, 429, 500, 503])('a server that answers %i is asked again after the seconds of Retry-After', async (status) => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    if (requests === 1) response.writeHead(status, { 'Retry-After': '1' }).end();
    else response.end('whole');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const began = performance.now();
  const fetched = await fetchPolitely(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, () => true, MANNERS);
  expect(fetched).toEqual({ ok: true, text: 'whole' });
  expect(performance.now() - began).toBeGreaterThan(900);
  await new Promise((resolve) => server.close(resolve));
});
