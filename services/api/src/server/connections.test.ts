import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Connections, trackConnections } from './connections.js';

const MAX = 3;
let server: Server;
let connections: Connections;
let waiting: ServerResponse[];
/** Count of iterations of the event loop, and those in which requests were handled. */
let iteration = 0;
let handled: number[];
let counter: NodeJS.Immediate;
const clients: Socket[] = [];
beforeEach(async () => {
  waiting = [];
  handled = [];
  const count = (): void => {
    iteration++;
    counter = setImmediate(count);
  };
  count();
  server = createServer((request, response) => {
    response.once('close', () => connections.answered(request.socket));
    const answer = (): unknown => {
      handled.push(iteration);
      return request.url === '/slow' ? waiting.push(response) : response.end();
    };
    if (!connections.admit(request.socket, answer)) response.writeHead(503).end();
  });
  connections = trackConnections(server, MAX);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  clearImmediate(counter);
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

const open = async (): Promise<Socket> => {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  clients.push(client);
  await new Promise((connected) => client.once('connect', connected));
  return client;
};
const ask = (client: Socket, path = '/'): Promise<string> =>
  new Promise((resolve) => {
    client.once('data', (chunk) => resolve(String(chunk).slice(9, 12)));
    client.once('close', () => resolve('closed'));
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  });

test('a request on a connection above the limit closes the one that has been idle for longest', async () => {
  const idle = await open();
  const closed = new Promise((resolve) => idle.once('close', () => resolve('closed')));
  for (let count = 0; count < MAX; count++) expect(await ask(await open())).toBe('200');
  expect(await closed).toBe('closed');
});

test('requests above the limit get 503 while all others are pending, and those get their answers', async () => {
  const slow = await Promise.all(Array.from({ length: MAX }, open));
  const answers = slow.map((client) => ask(client, '/slow'));
  await expect.poll(() => waiting.length).toBe(MAX);
  expect(await ask(await open())).toBe('503');
  for (const response of waiting) response.end();
  expect(await Promise.all(answers)).toEqual(Array(MAX).fill('200'));
  expect(await ask(await open())).toBe('200');
});

test('closing waits for pending answers and the first request of each connection', async () => {
  const [pending, fresh, idle] = [await open(), await open(), await open()];
  const slow = ask(pending, '/slow');
  expect(await ask(idle)).toBe('200');
  await expect.poll(() => waiting.length).toBe(1);
  const closing = connections.close();
  await new Promise((closed) => idle.once('close', closed));
  expect(await ask(fresh)).toBe('200');
  waiting[0]?.end();
  expect(await slow).toBe('200');
  await closing;
});

test('closing does not wait for connections without a request for long', async () => {
  await open();
  await pause(20);
  const begun = performance.now();
  await connections.close();
  expect(performance.now() - begun).toBeGreaterThan(500);
});

test('pipelined requests are handled in order, each in an iteration of the event loop of its own', async () => {
  const REQUESTS = 100;
  const client = await open();
  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(REQUESTS));
  await expect.poll(() => received.split('HTTP/1.1 200').length - 1).toBe(REQUESTS);
  expect(new Set(handled).size).toBe(REQUESTS);
  expect(await ask(client)).toBe('200');
});

test('pipelined requests wait for a slow answer, and end with their connection', async () => {
  const client = await open();
  client.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.end();
  await expect.poll(() => waiting.length).toBe(2);
  client.destroy();
  await pause(50);
  expect(waiting.length).toBe(2);
});
