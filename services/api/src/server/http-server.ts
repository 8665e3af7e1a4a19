/** The HTTP server: time-outs, connection limits, graceful shutdown, and replies to malformed requests. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Text } from '@rangefinder/rules';
import { ERROR_CODES, type ErrorCode } from '../context/errors/codes.js';
import { failure } from '../context/errors/failures.js';
import { TEXTS } from '../context/errors/texts.js';
import { problemBody } from '../middleware/error-replies.js';
import { trackConnections } from './connections.js';

/** A server for an application. */
export interface HttpServer {
  readonly server: Server;
  /** From now on each answer closes its connection. */
  startDraining(): void;
  /** Stops listening and answers what was accepted. Resolves when all connections are closed. */
  close(): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Time-out of an inactive connection, such as that of a client that does not read. */
const INACTIVE_MS = 30_000;
/** Longer than the minute of most proxies, so that they close first and no request is lost. */
const KEEP_ALIVE_MS = 75_000;
const CHECK_INTERVAL_MS = 5_000;
/** Enough for every proxy and thousands of browsers. */
const MAX_CONNECTIONS = 20_000;
const MIN_CONNECTIONS = 10;
/** File descriptors that are left to the database, files and worker threads. */
const RESERVED_FILES = 100;

/** Creates a server for an application at `publicUrl`. It does not listen yet. */
export function httpServer(listener: RequestListener, publicUrl: string, maxConnections = connectionLimit(maxOpenFiles())): HttpServer {
  let isDraining = false;
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    (request, response) => {
      response.once('close', answered);
      if (isDraining) response.setHeader('Connection', 'close');
      const hasRoom = connections.admit(request.socket, () => {
        if (namesTwoHosts(request)) sendRefusal(request, response, ['BAD_REQUEST', TEXTS.twoHosts], publicUrl);
        else listener(request, response);
      });
      if (!hasRoom) sendRefusal(request, response, ['OVERLOADED', TEXTS.overloaded], publicUrl);
    },
  );
  const connections = trackConnections(server, maxConnections);
  function answered(this: ServerResponse): void {
    connections.answered(this.req.socket);
  }
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.timeout = INACTIVE_MS;
  server.on('clientError', (error: ClientError, socket) => refuse(socket as Socket, error, publicUrl));
  return {
    server,
    startDraining: () => {
      isDraining = true;
    },
    close: () => {
      isDraining = true;
      return connections.close();
    },
  };
}

/**
 * Maximum number of connections of a process that may open this many files.
 * @example connectionLimit(1_024) // 924
 */
export const connectionLimit = (openFiles: number): number =>
  Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, openFiles - RESERVED_FILES));

/** Limit of open files of this process; infinite where the system does not tell. */
function maxOpenFiles(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** An error of a request that Node cannot parse. */
interface ClientError extends NodeJS.ErrnoException {
  /** The packet in which the error is. */
  readonly rawPacket?: Buffer;
}

type Fault = readonly [ErrorCode, Text];
const MAX_METHOD_BYTES = 20;

/** Request errors of Node by code. */
const FAULTS: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', TEXTS.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', TEXTS.late],
};

/** Sends an error and closes the connection. The language is not known yet. */
function refuse(socket: Socket, { code: fault = '', rawPacket }: ClientError, publicUrl: string): void {
  if (fault === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, headers, body } = refusal(FAULTS[fault] ?? ['BAD_REQUEST', TEXTS.badRequest], publicUrl);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n${mayHaveBody(fault, rawPacket) ? body : ''}`);
}

/** Whether the answer may have a body. That to HEAD has none, and the end of a long request does not show its method. */
function mayHaveBody(fault: string, packet: Buffer | undefined): boolean {
  const [, method] = /^([A-Z]+) /.exec(packet?.toString('latin1', 0, MAX_METHOD_BYTES) ?? '') ?? [];
  return method === undefined ? fault !== 'HPE_HEADER_OVERFLOW' : method !== 'HEAD';
}

function refusal([code, text]: Fault, publicUrl: string) {
  const failed = failure(code, text, 'en');
  const body = JSON.stringify(problemBody(failed, { language: 'en', publicUrl }));
  const { retryAfterSeconds } = failed.extensions;
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(body),
    ...(typeof retryAfterSeconds === 'number' && { 'Retry-After': retryAfterSeconds }),
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

/** Rejects a request before any middleware. */
function sendRefusal({ method }: IncomingMessage, response: ServerResponse, fault: Fault, publicUrl: string): void {
  const { status, headers, body } = refusal(fault, publicUrl);
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
}
