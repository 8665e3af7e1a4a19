import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '../context/errors/codes.js';
import { TITLES } from '../context/errors/titles.js';
import { connectionLimit, httpServer } from './http-server.js';

let server: Server;
let port: number;
beforeAll(async () => {
  ({ server } = httpServer((_, response) => void response.end('answered'), 'https://host'));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends raw bytes and returns the response. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

test.each([
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a TLS greeting', '\u0016\u0003\u0001\u0002', 400, 'BAD_REQUEST'],
  ['two hosts', 'GET /health HTTP/1.1\r\nHost: x\r\nhOST: y\r\n\r\n', 400, 'BAD_REQUEST'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'BAD_REQUEST'],
])('%s: a problem document, and the connection closes', async (_, text, status, code) => {
  const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/problem+json');
  expect(head).toContain('Connection: close');
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(JSON.parse(body)).toMatchObject({
    status,
    code,
    title: TITLES[code as ErrorCode].en,
    type: `https://host/en/developers/errors/#${code.toLowerCase()}`,
  });
});

test('connections outlast those of proxies, and none hangs forever', () => {
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect([128, 60, 1_024, 1_000_000, Number.POSITIVE_INFINITY].map(connectionLimit)).toEqual([28, 10, 924, 20_000, 20_000]);
  for (const limit of [server.headersTimeout, server.requestTimeout, server.timeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(30_000);
  }
});

test('the answer to HEAD has no body, whatever is wrong with the request', async () => {
  const tooLong = `X-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
  for (const text of [`HEAD / HTTP/1.1\r\nHost: x\r\n${tooLong}`, 'HEAD / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 'HEAD  HTTP\r\n\r\n'])
    expect((await raw(text)).split('\r\n\r\n')[1]).toBe('');
});

test('after the start of a graceful shutdown, the connection closes after its answer', async () => {
  const http = httpServer((_, response) => void response.end('answered'), 'https://host');
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  http.startDraining();
  expect((await fetch(url)).headers.get('connection')).toBe('close');
  await http.close();
});
