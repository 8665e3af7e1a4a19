/** The HTTP server: time-outs, connection limits, and replies to malformed requests. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Text } from '@rangefinder/rules';
import { ERROR_CODES, type ErrorCode } from '../context/errors/codes.js';
import { failure } from '../context/errors/failures.js';
import { TEXTS } from '../context/errors/texts.js';
import { problemBody } from '../middleware/error-replies.js';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Time-out of an inactive connection, such as that of a client that does not read. */
const INACTIVE_MS = 30_000;
/** Longer than the minute of most proxies, so that they close first and no request is lost. */
const KEEP_ALIVE_MS = 75_000;
const CHECK_INTERVAL_MS = 5_000;
/** Enough for every proxy and thousands of browsers. Further connections are refused before they take memory. */
const MAX_CONNECTIONS = 20_000;

/** Creates a server for an application at `publicUrl`. It does not listen yet. */
export function httpServer(listener: RequestListener, publicUrl: string): Server {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    (request, response) => (namesTwoHosts(request) ? turnAway(response, publicUrl) : listener(request, response)),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.timeout = INACTIVE_MS;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket as Socket, error.code, publicUrl));
  return server;
}

/** Request errors of Node by code. */
const FAULTS: Readonly<Record<string, readonly [ErrorCode, Text]>> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', TEXTS.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', TEXTS.late],
};

/** Sends an error and closes the connection. The language is not known yet. */
function refuse(socket: Socket, fault: string | undefined, publicUrl: string): void {
  if (fault === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, headers, body } = refusal(FAULTS[fault ?? ''] ?? ['BAD_REQUEST', TEXTS.badRequest], publicUrl);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function refusal([code, text]: readonly [ErrorCode, Text], publicUrl: string) {
  const body = JSON.stringify(problemBody(failure(code, text, 'en'), { language: 'en', publicUrl }));
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  return { status: ERROR_CODES[code], headers, body };
}

/** Whether a request has two Host headers. Proxies could disagree about them, and Node silently uses the first. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** Rejects a request with two hosts before any middleware. */
function turnAway(response: ServerResponse, publicUrl: string): void {
  const { status, headers, body } = refusal(['BAD_REQUEST', TEXTS.twoHosts], publicUrl);
  response.writeHead(status, headers).end(body);
}
