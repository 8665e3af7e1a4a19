/** A server like the Master Unit List's QuickList, with the failures of real ones. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MulRow, mulFile } from './mul-rows.js';

/** How a request is answered; the last way applies to all further ones. */
export type Way = 'whole' | 'slow' | 'busy' | 'error' | 'refused' | 'cut' | 'half-json' | 'page' | 'silent';

/** A running server. */
export interface ListServer {
  readonly address: string;
  /** Received queries, in order. */
  readonly queries: readonly string[];
  readonly agents: ReadonlySet<string>;
  /** Maximum number of concurrent requests. */
  mostAtOnce(): number;
  /** Minimum milliseconds between requests. */
  leastPause(): number;
  stop(): Promise<void>;
}

/** Answers with the rows of a query; `waysOf` returns the ways for each query. */
export async function listServer(
  rowsOf: (query: string) => readonly MulRow[],
  waysOf: (query: string) => readonly Way[],
): Promise<ListServer> {
  const queries: string[] = [];
  const agents = new Set<string>();
  const times: number[] = [];
  let [now, most] = [0, 0];
  const server = createServer((request, response) => {
    const query = request.url?.split('?')[1] ?? '';
    const ways = waysOf(query);
    const way = ways[Math.min(queries.filter((each) => each === query).length, ways.length - 1)] ?? 'whole';
    queries.push(query);
    agents.add(String(request.headers['user-agent']));
    times.push(performance.now());
    most = Math.max(most, ++now);
    response.once('close', () => now--);
    void answer(way, Buffer.from(mulFile(rowsOf(query))), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/Unit/QuickList`,
    queries,
    agents,
    mostAtOnce: () => most,
    leastPause: () => Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0))),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

async function answer(way: Way, body: Buffer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const half = body.subarray(0, body.length / 2);
  if (way === 'silent') return;
  if (way === 'busy') return void response.writeHead(503, { 'Retry-After': '0' }).end('busy');
  if (way === 'error') return void response.writeHead(500).end();
  if (way === 'refused') return void response.writeHead(403).end();
  if (way === 'page') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Down for maintenance</html>');
  if (way === 'half-json') return void response.writeHead(200, JSON_HEADERS).end(half);
  if (way === 'cut') {
    response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': body.length });
    response.write(half, () => setTimeout(() => request.socket.destroy(), 20));
    return;
  }
  response.writeHead(200, JSON_HEADERS);
  if (way === 'slow') {
    for (let at = 0; at < body.length; at += 200) {
      response.write(body.subarray(at, at + 200));
      await sleep(10);
    }
    return void response.end();
  }
  response.end(body);
}
