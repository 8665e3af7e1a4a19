/** The `/metrics` endpoint, on the port of the service or on a separate one. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';

/** Returns the metrics in the Prometheus format, of this process or of the cluster. */
export type ReadMetrics = () => Promise<string>;

const PATH = '/metrics';
/** Serves `/metrics` to every client. */
export const metricsRouter =
  (read: ReadMetrics, logger: Logger): RequestHandler =>
  (request, response, next) => {
    if (request.path !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
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
