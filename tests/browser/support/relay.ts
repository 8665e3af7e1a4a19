/** A proxy between browser and service that can cut the connection and serve a new version of the site. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serviceUrl } from './running-site.js';
import { test as base } from './visit.js';

const WORKER = '/sw.js';

export interface Relay {
  /** Address of the proxy, without a trailing slash. */
  readonly url: string;
  /** Serves another version of the site from now on. */
  renew(): void;
  /** Answers nothing from now on, including the service worker. */
  cut(): void;
}

/** The service worker of another build. Its version is in the name of its cache. */
function renewed(script: string): string {
  const next = script.replace(/rangefinder-(?=[\da-f]{12})/, 'rangefinder-next-');
  if (next === script) throw new Error(`${WORKER} has no version`);
  return next;
}

/** Headers of a decompressed response. */
function plainHeaders({ headers }: Response): Record<string, string> {
  const { 'content-encoding': _, 'content-length': __, 'transfer-encoding': ___, connection: ____, ...rest } = Object.fromEntries(headers);
  return rest;
}

async function pass(request: IncomingMessage, response: ServerResponse, edit: (script: string) => string): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const { accept = '*/*', 'accept-language': language = 'en', 'content-type': type = '' } = headers;
  const sent = { accept, 'accept-language': language, ...(type && { 'content-type': type }) };
  const answer = await fetch(serviceUrl + url, { method, headers: sent, body: (await text(request)) || null });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, plainHeaders(answer)).end(url === WORKER ? edit(body.toString()) : body);
}

/** `test` with such a proxy. */
export const test = base.extend('host', '127.0.0.1').extend('relay', async ({ host }, { onCleanup }): Promise<Relay> => {
  let [isCut, isRenewed] = [false, false];
  const server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    pass(request, response, (script) => (isRenewed ? renewed(script) : script)).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    renew: () => {
      isRenewed = true;
    },
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
  };
});
