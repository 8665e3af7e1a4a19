/** A cross-origin site. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './visit.js';

/** Serves a body at every path from now on; returns the address. */
export type Serve = (body: string, headers?: OutgoingHttpHeaders) => string;

/** `test` with a cross-origin site. */
export const test = base.extend('host', '127.0.0.1').extend('serve', async ({ host }, { onCleanup }): Promise<Serve> => {
  let page = '';
  let sent: OutgoingHttpHeaders = {};
  const server = createServer(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...sent }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return (body, headers = {}) => {
    page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A page of fans</title>${body}</html>`;
    sent = headers;
    return `http://${host}:${(server.address() as AddressInfo).port}/`;
  };
});
