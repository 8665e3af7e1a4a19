/** The `/metrics` endpoint and its access control. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { MetricsReaders } from '../context/settings.js';

/** Returns the metrics in the Prometheus format, of this process or of the cluster. */
export type ReadMetrics = () => Promise<string>;

const PATH = '/metrics';
/** Headers of proxied requests, whose client may be anywhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Whether a request comes from a local program. Requests through a local proxy come from elsewhere, and so may requests with a
 * foreign host name (DNS rebinding).
 */
export const isLocal = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress) && LOCAL_NAME.test(headers.host ?? '') && FORWARDED.every((name) => headers[name] === undefined);

/** Serves `/metrics`. Without access it passes on, which ends in 404. */
export const metricsRouter =
  (readers: MetricsReaders, read: ReadMetrics, logger: Logger): RequestHandler =>
  (request, response, next) => {
    const isOurs = request.path === PATH && (request.method === 'GET' || request.method === 'HEAD');
    if (!isOurs || (readers === 'local' && !isLocal(request))) return next();
    void sendMetrics(read, logger, response);
  };

async function sendMetrics(read: ReadMetrics, logger: Logger, response: ServerResponse): Promise<void> {
  const text = await read().catch((error: unknown) => void logger.error({ err: error }, 'the metrics cannot be read'));
  if (text === undefined) return void response.writeHead(500).end();
  const headers = { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

/** Creates a server for a separate port, which serves only metrics. */
export function metricsServer(read: ReadMetrics, logger: Logger): Server {
  return createServer((request, response) => {
    if (request.url?.split('?')[0] !== PATH) return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    void sendMetrics(read, logger, response);
  });
}
